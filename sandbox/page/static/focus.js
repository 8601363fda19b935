// The focus within a message, over its redrawing.

const CONTROLS = "button, a, select";
const nameOf = (control) => control.title || control.textContent;

/** What has the focus in a message's row; null if nothing has. An open list counts as its select. */
export function held(row) {
  const active = document.activeElement;
  if (!row?.contains(active)) return null;
  const control = active.closest(".select-box")?.querySelector("[data-custom]") ?? active;
  const at = [...row.querySelectorAll(CONTROLS)].indexOf(control);
  return { custom: control.dataset.custom, name: at >= 0 && nameOf(control), at };
}

/** Focuses the same control if it still exists, else one in its place, else the message. */
export function restore(row, { custom, name, at }) {
  const controls = [...row.querySelectorAll(CONTROLS)].filter((one) => !one.disabled);
  const target = custom
    ? (controls.find((one) => one.dataset.custom === custom) ?? controls.find((one) => one.dataset.custom))
    : (controls.find((one) => name && nameOf(one) === name) ?? controls[at]);
  (target ?? row.querySelector(".message")).focus({ preventScroll: true });
}

/** Lets a dialog, once closed, return the focus to a control that was redrawn meanwhile. */
export function returnFrom(dialog) {
  const row = document.activeElement.closest("[data-message]");
  const was = held(row);
  dialog.addEventListener("close", () => {
    if (was && row.isConnected && document.activeElement === document.body) restore(row, was);
  });
}
