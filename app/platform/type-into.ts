export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Types into a field, or chooses it, as a person would: the page's own code hears of it. */
export function typeInto(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (value || field.type === 'checkbox') field.click()
    return
  }
  // React watches the property of the element itself; that of its prototype sets the value beneath it.
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  // Set to the very same, a field may still move its caret.
  if (field.value !== value) property?.set?.call(field, value)
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

/** React takes over at once whatever part of the page an event comes to. */
export function wake(part: HTMLElement): void {
  part.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What a field holds: its text, or whether it is chosen. */
export function valueOf(field: Field): string | boolean {
  return isBox(field) ? field.checked : field.value
}

export function isBox(field: Field): field is HTMLInputElement {
  return /^(?:checkbox|radio)$/u.test(field.type)
}
