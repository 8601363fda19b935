// State of one person's client: people, channels, messages, commands. Changed only by server events.
import { nameOf } from "./people.js";

const KEPT = 200; // messages a channel

export class Store {
  constructor() {
    Object.assign(this, {
      me: { id: "0", username: "" },
      users: new Map(),
      channels: new Map(),
      messages: new Map(),
      commands: [],
      guild: { name: "" },
      guilds: new Map(),
      botOnline: false,
      shards: [],
      dmsOpen: true,
      locale: "en-GB",
      moderator: false,
      rawMentions: false,
      menuOpened: false,
    });
  }

  hello(event) {
    this.me = event.me;
    this.users = new Map(event.users.map((user) => [user.id, user]));
    this.channels = new Map(event.channels.map((channel) => [channel.id, channel]));
    this.messages = new Map(Object.entries(event.messages));
    this.guild = event.guild;
    this.guilds = new Map((event.guilds ?? []).map((guild) => [guild.id, guild]));
    this.commands = event.commands;
    this.presence(event);
    this.dmsOpen = event.dms_open;
    this.locale = event.locale ?? "en-GB";
    this.moderator = Boolean(event.moderator);
    this.installed = Boolean(event.installed);
    this.rawMentions = Boolean(event.raw_mentions);
  }

  /** Notes which shards of the bot are connected. */
  presence({ bot_online: online, shards = [] }) {
    this.botOnline = online;
    this.shards = shards;
  }

  /** The bot by name; if some of its shards are connected, with the others. */
  get absentee() {
    const absent = this.shards.flatMap((is, number) => (is ? [] : [number]));
    const name = nameOf(this.bot ?? { username: "The bot" });
    if (absent.length === 0 || absent.length === this.shards.length) return name;
    return `${name} (shard ${absent.join(", ")} of ${this.shards.length})`;
  }

  nameOf(id) {
    return this.users.has(id) ? nameOf(this.users.get(id)) : "unknown-user";
  }

  /** Channel name as shown in the list. */
  titleOf(channel) {
    if (channel.kind === "dm") return nameOf(channel.with);
    return channel.kind === "text" ? `#${channel.name}` : channel.name;
  }

  /** People who can be mentioned in a channel: its guild's members, or all people in a private channel. */
  peopleIn(channel) {
    const members = this.guilds.get(channel?.guild)?.members ?? channel?.members;
    const all = [...this.users.values()];
    return members ? all.filter((user) => members.includes(user.id)) : all;
  }

  rolesNear(channel) {
    return this.guilds.get(channel?.guild)?.roles ?? [];
  }

  channelsNear(channel) {
    const all = [...this.channels.values()].filter((one) => one.kind !== "dm" && one.kind !== "group");
    return channel?.guild ? all.filter((one) => one.guild === channel.guild) : all;
  }

  roleName(id) {
    const roles = [...this.guilds.values()].flatMap((guild) => guild.roles);
    return roles.find((role) => role.id === id)?.name ?? "unknown-role";
  }

  in(channel) {
    if (!this.messages.has(channel)) this.messages.set(channel, []);
    return this.messages.get(channel);
  }

  find(id) {
    for (const list of this.messages.values()) {
      const found = list.find((message) => message.id === id);
      if (found) return found;
    }
    return null;
  }

  /** Adds or replaces a message; returns whether it is new. */
  put(channel, message) {
    const list = this.in(channel);
    const at = list.findIndex((one) => one.id === message.id);
    if (at >= 0) list[at] = message;
    else list.push(message);
    if (list.length > KEPT) list.splice(0, list.length - KEPT);
    return at < 0;
  }

  remove(channel, id) {
    this.messages.set(
      channel,
      this.in(channel).filter((message) => message.id !== id),
    );
  }

  get bot() {
    return [...this.users.values()].find((user) => user.bot);
  }

  get unread() {
    return [...this.channels.values()].reduce((sum, channel) => sum + (channel.unread ?? 0), 0);
  }
}
