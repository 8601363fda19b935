// The start screen's offer: a slash command that is sent for a person as soon as the bot can take it.
import { fixedChoices, read, typedOut } from "./slash.js";

/** The command and options of a text such as "/toss times:3"; null if there is no such command yet. */
function parse(client, text) {
  const typed = typedOut(client.composer.commands, text.slice(1));
  if (!typed) return null;
  const pairs = typed.rest.split(/\s+/).filter(Boolean);
  const options = pairs.map((pair) => {
    const [name, given] = pair.split(":", 2);
    const option = typed.leaf.options.find((one) => one.name === name);
    const choices = option && fixedChoices(option, client.store, client.channel);
    const picked = choices?.find((one) => String(one.value) === given);
    return [name, option && read(option, given ?? "", picked, choices).value];
  });
  return { leaf: typed.leaf, options: Object.fromEntries(options) };
}

/** Sends the client's offered command once, when the bot is online and has registered it. */
export function takeOffer(client) {
  const order = client.offer && client.channel && client.store.botOnline && parse(client, client.offer);
  if (!order) return;
  client.offer = null;
  client.slash(order.leaf, order.options, () => {});
}
