import { ownPart } from './own-part.ts'
import { wake } from './type-into.ts'

/** The forms that were sent and the buttons that were pressed before the page was alive: the first script marks them (`first-script.ts`). */
function heldBack() {
  return document.querySelectorAll<HTMLElement>(`${ownPart} [data-held]`)
}

/** From here on the page hears of what is sent and pressed. */
export function wakeHeldBack(): void {
  dispatchEvent(new Event('alive'))
  for (const part of heldBack()) wake(part)
}

/**
 * Sends each form once, however often it was sent, and presses the buttons as they were pressed. By now the page must know what its
 * fields hold.
 */
export async function releaseHeldBack(): Promise<void> {
  for (const part of heldBack()) {
    const presses = Number(part.dataset['held'])
    part.removeAttribute('data-held')
    if (part instanceof HTMLFormElement) part.requestSubmit()
    for (let detail = 1; detail <= presses; detail += 1) {
      // The second of them is that of a double click.
      part.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
      // What it made is known before the next one.
      await Promise.resolve()
    }
  }
}
