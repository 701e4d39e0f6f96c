import { type Field, isBox, typeInto, wake } from './type-into.ts'

/** Types what stands in a field into it, so that the page's own code hears what it has not heard. */
export function typeAgain(field: Field, value: string | boolean): void {
  wake(field)
  // From what it was sent with: the page hears of what is new to it alone.
  if (isBox(field)) field.checked = field.defaultChecked
  else if (!(field instanceof HTMLSelectElement)) forget(field)
  typeInto(field, value)
}

/**
 * React knows the text as it was sent. The field itself is left alone: its caret would jump, and a word that a phone's keyboard is
 * still putting together would stand there twice.
 */
function forget(field: HTMLInputElement | HTMLTextAreaElement): void {
  const known = Reflect.get(field, '_valueTracker') as Tracker | undefined
  known?.setValue(field.defaultValue)
}

/** What React last knew of a field, kept on the field by React. */
interface Tracker {
  setValue: (text: string) => void
}

/** Some fields take what was typed when they are left, which the page has not heard either. */
export function leave(field: Field): void {
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
