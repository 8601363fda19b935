// Avatars and names of people.
import { el } from "./dom.js";

const HUES = [205, 330, 155, 28, 265, 95, 0, 185];
const seats = new Map();

/** Gives each person a colour by their place in the list. */
export function colourPeople(users) {
  users.forEach((user, at) => seats.set(user.id, HUES[at % HUES.length]));
}

/** Display name of a user object. */
export const nameOf = (user) => user?.global_name || user?.username || "Somebody";

/** Avatar, or the initial on the person's colour. */
export function avatar(user, size = "") {
  const face = el(
    "span",
    { class: `avatar ${size} ${user?.bot ? "bot" : ""}`, "aria-hidden": "true" },
    [...nameOf(user)][0].toLocaleUpperCase(),
  );
  face.style.setProperty("--hue", seats.get(user?.id) ?? HUES[0]);
  return face;
}
