import { ownPart } from './own-part.ts'
import { wake } from './type-into.ts'

/**
 * Sends each form that was sent before the page was alive, and presses each button that was pressed, once; those that count as often as
 * they were pressed. The first script has marked them (`first-script.ts`). By now the page must know what its fields hold.
 */
export async function releaseHeldBack(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(`${ownPart} [data-held]`)) {
    wake(part)
    let presses = part.closest('.quantity') ? Number(part.dataset['held']) : 1
    part.removeAttribute('data-held')
    if (part instanceof HTMLFormElement) part.requestSubmit()
    else
      for (; presses > 0; presses -= 1) {
        part.click()
        // What it made is known before the next one.
        await Promise.resolve()
      }
  }
}
