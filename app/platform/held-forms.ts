import { ownPart } from './own-part.ts'
import { wake } from './type-into.ts'

/** The forms that were sent before the page was alive: the first script held them back (`first-script.ts`). */
function heldForms() {
  return document.querySelectorAll<HTMLFormElement>(`${ownPart} form[data-held]`)
}

/** From here on the page hears of what is sent. */
export function wakeHeldForms(): void {
  for (const form of heldForms()) wake(form)
}

/** Sends each of them once, however often it was sent. By now the page must know what their fields hold. */
export function sendHeldForms(): void {
  for (const form of heldForms()) {
    form.removeAttribute('data-held')
    form.requestSubmit()
  }
}
