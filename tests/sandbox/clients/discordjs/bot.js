// A bot on discord.js that does what test_clients.py asks of every client.
const d = require("discord.js");

const PNG = Buffer.from(
  "89504e470d0a1a0a0000000d4948445200000002000000030806000000b9eade810000000b49444154789c6360400000000900017a4b0c15" +
    "0000000049454e44ae426082",
  "hex",
);
const picture = () => new d.AttachmentBuilder(PNG, { name: "x.png", description: "A picture" });
const api = process.env.STOFA_API.replace(/\/v10$/, "");
const client = new d.Client({ intents: [d.GatewayIntentBits.Guilds, d.GatewayIntentBits.GuildMessages], rest: { api } });
const button = (id, label) => new d.ButtonBuilder().setCustomId(id).setLabel(label).setStyle(1);
const row = (...parts) => new d.ActionRowBuilder().addComponents(...parts);

async function show(interaction) {
  const embed = new d.EmbedBuilder({ title: "T", description: "D", url: "https://example.com", color: 0x335577 })
    .setAuthor({ name: "A", iconURL: "https://example.com/a.png" })
    .setFooter({ text: "F" })
    .setImage("attachment://x.png")
    .addFields({ name: "a", value: "b" })
    .setTimestamp();
  const pick = new d.StringSelectMenuBuilder().setCustomId("pick").addOptions([..."AB"].map((v) => ({ label: v, value: v })));
  const who = new d.UserSelectMenuBuilder().setCustomId("who");
  const components = [row(button("press", "Press"), button("form", "Form")), row(pick), row(who)];
  await interaction.reply({ content: "shown", embeds: [embed], files: [picture()], components });
}

async function board(interaction) {
  await interaction.deferReply();
  const item = new d.MediaGalleryItemBuilder().setURL("attachment://x.png").setDescription("A picture");
  const container = new d.ContainerBuilder()
    .addTextDisplayComponents(new d.TextDisplayBuilder().setContent("a board"))
    .addMediaGalleryComponents(new d.MediaGalleryBuilder().addItems(item))
    .addSeparatorComponents(new d.SeparatorBuilder())
    .addActionRowComponents(row(button("form", "Form")));
  await interaction.editReply({ components: [container], files: [picture()], flags: d.MessageFlags.IsComponentsV2 });
}

async function tour(interaction) {
  await interaction.deferReply({ flags: d.MessageFlags.Ephemeral });
  await interaction.user.send({ content: "a letter", files: [picture()] });
  const thread = await interaction.channel.threads.create({ name: "side", type: d.ChannelType.PublicThread });
  let last;
  for (let number = 0; number < 5; number++) last = await thread.send(String(number));
  const texts = (found) => [...found.values()].map((m) => m.content).join(", ");
  const pages = [...(await thread.messages.fetch({ limit: 4, after: "1" })).values()].reverse();
  const older = await thread.messages.fetch({ limit: 2, before: last.id });
  const reaction = await last.react("👍");
  const who = await reaction.users.fetch({ limit: 1 });
  await thread.setArchived(true);
  const archived = await interaction.channel.threads.fetchArchived({ limit: 5 });
  const guild = await interaction.guild.fetch();
  const names = archived.threads.map((t) => t.name).join(", ");
  const words = `[${pages.map((m) => m.content).join(", ")}] [${texts(older)}] ${who.size} [${names}]`;
  await interaction.followUp({ content: `${words} [${guild.approximateMemberCount}]`, flags: d.MessageFlags.Ephemeral });
}

async function answer(interaction) {
  if (interaction.isChatInputCommand()) await { show, board, tour }[interaction.commandName](interaction);
  else if (interaction.isModalSubmit())
    await interaction.reply({ content: `filled in ${interaction.fields.getTextInputValue("word")}`, flags: 64 });
  else if (interaction.customId === "form") {
    const word = new d.TextInputBuilder().setCustomId("word").setLabel("Word").setStyle(1).setMaxLength(10);
    await interaction.showModal(new d.ModalBuilder().setCustomId("form").setTitle("Form").addComponents(row(word)));
  } else if (interaction.customId === "press") await interaction.update({ content: "pressed", files: [picture()] });
  else await interaction.reply({ content: `chose ${interaction.values.join(",")}`, flags: 64 });
}

client.on("interactionCreate", (interaction) =>
  answer(interaction).catch((error) => console.error(`Traceback: ${error.stack} ${JSON.stringify(error.rawError)}`)),
);
client.once("clientReady", () =>
  client.application.commands.set(["show", "board", "tour"].map((name) => ({ name, description: name }))),
);
client.login(process.env.DISCORD_TOKEN);
