// Faces and names of people.
import { el } from "./dom.js";

const HUES = [28, 205, 330, 155, 265, 350, 95, 185];

const hueOf = (id) => HUES[Number(BigInt(id) % BigInt(HUES.length))];

/** The name that is shown for a user object. */
export const nameOf = (user) => user?.global_name || user?.username || "Somebody";

/** A round picture, or the first letter on a colour of one's own. */
export function avatar(user, size = "") {
  const face = el("span", { class: `avatar ${size} ${user?.bot ? "bot" : ""}`, "aria-hidden": "true" },
    [...nameOf(user)][0].toLocaleUpperCase());
  face.style.setProperty("--hue", hueOf(/^\d+$/.test(user?.id ?? "") ? user.id : "0"));
  return face;
}
