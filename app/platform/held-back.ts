import { ownPart } from './own-part.ts'
import { wake } from './type-into.ts'

/**
 * Sends each form that was sent before the page was alive, once, however often it was sent, and presses the buttons as they were
 * pressed: the first script has marked them (`first-script.ts`). By now the page must know what its fields hold.
 */
export async function releaseHeldBack(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(`${ownPart} [data-held]`)) {
    wake(part)
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
