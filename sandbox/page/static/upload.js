// File uploads: a chosen or dropped file is sent to the sandbox at once and referred to by its id.
import { el, freshId, icon, unseen } from "./dom.js";

/** Uploads a file; returns {id, filename, size} or throws an Error with the sandbox's text. */
export async function handIn(user, file) {
  const address = `/page/upload?${new URLSearchParams({ user, name: file.name })}`;
  const headers = { "Content-Type": "application/octet-stream" };
  const answer = await fetch(address, { method: "POST", body: file, headers });
  const told = await answer.json().catch(() => ({ text: "The file could not be sent." }));
  if (!answer.ok) throw new Error(told.text);
  return told;
}

const UNITS = ["bytes", "kB", "MB"];
export function measure(size) {
  let unit = 0;
  for (; size >= 1000 && unit < UNITS.length - 1; unit += 1) size /= 1000;
  return `${Math.round(size)} ${UNITS[unit]}`;
}

/** A field for up to `most` files. `values` are their ids; `trouble` is an error, or that an upload is running. */
export class FilePicker {
  constructor(user, { id = freshId("files"), describedby, most = 1, onChange = () => {} }) {
    Object.assign(this, { user, most, onChange, files: [], under: 0, refused: "" });
    this.input = el("input", {
      id,
      class: "unseen",
      type: "file",
      multiple: most > 1,
      "aria-describedby": describedby,
      onchange: () => this.take([...this.input.files]),
    });
    this.list = el("ul", { class: "file-list" });
    this.status = el("p", { class: "about", role: "status" });
    const words = most > 1 ? `Choose up to ${most} files, or drop them here` : "Choose a file, or drop it here";
    this.zone = el("label", { class: "drop-zone", for: id }, icon("file"), el("span", {}, words));
    this.node = el("div", { class: "file-picker" }, this.input, this.zone, this.list, this.status);
    for (const kind of ["dragover", "dragleave", "drop"])
      this.zone.addEventListener(kind, (event) => this.dragged(event));
  }

  get values() {
    return this.files.map((file) => file.id);
  }

  get trouble() {
    return this.under ? "A file is still being sent." : "";
  }

  dragged(event) {
    event.preventDefault();
    this.zone.classList.toggle("over", event.type === "dragover");
    if (event.type === "drop") this.take([...event.dataTransfer.files]);
  }

  async take(files) {
    this.input.value = "";
    this.refused = "";
    if (this.most === 1 && files.length) this.files = [];
    const room = this.most - this.files.length;
    if (files.length > room) this.refused = `At most ${this.most}; the rest was left out.`;
    await Promise.all(files.slice(0, room).map((file) => this.send(file)));
    this.draw();
  }

  async send(file) {
    this.under += 1;
    this.draw();
    try {
      this.files.push(await handIn(this.user, file));
    } catch (no) {
      this.refused = `${file.name}: ${no.message}`;
    }
    this.under -= 1;
    this.draw();
  }

  clear() {
    this.files = [];
    this.draw();
  }

  remove(file) {
    this.files.splice(this.files.indexOf(file), 1);
    this.draw();
    this.input.focus();
  }

  draw() {
    this.status.textContent = this.under ? "Sending…" : this.refused;
    this.list.replaceChildren(...this.files.map((file) => this.line(file)));
    this.onChange();
  }

  line(file) {
    return el(
      "li",
      {},
      el("span", { class: "file-name" }, file.filename),
      el("small", {}, measure(file.size)),
      el(
        "button",
        { type: "button", class: "plain", title: "Take away", onclick: () => this.remove(file) },
        icon("close"),
        unseen(`Take ${file.filename} away`),
      ),
    );
  }
}
