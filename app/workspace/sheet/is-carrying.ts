/** True while a row is carried to another place: Escape puts it back then, and closes nothing. */
export function isCarrying(): boolean {
  return document.querySelector('[data-carried]') !== null
}
