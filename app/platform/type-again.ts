import { type Field, isBox, typeInto, wake } from './type-into.ts'

/** Types what stands in a field into it, so that the page's own code hears what it has not heard. */
export function typeAgain(field: Field, value: string | boolean): void {
  wake(field)
  // From what it was sent with: the page hears of what is new to it alone.
  if (isBox(field)) field.checked = field.defaultChecked
  else if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
  typeInto(field, value)
}

/** Some fields take what was typed when they are left, which the page has not heard either. */
export function leave(field: Field): void {
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
