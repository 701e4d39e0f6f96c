import { type ReactNode, useLayoutEffect } from 'react'
import { type Field, isBox, typeInto, valueOf } from './type-into.ts'

/** The workspace has what is kept of its own. */
const ofSite = 'main:not(.ws-main)'

/**
 * Around the whole page: what was typed and chosen in its own part before it was alive is typed again, now that the page hears it.
 * React takes the fields over as they look, but knows them as they were sent: it would send, or show, what was there before.
 */
export function TypedEarly({ children }: { children: ReactNode }) {
  // Read before anything is drawn anew, and told once the page is whole.
  useLayoutEffect(() => {
    const typed = [...document.querySelectorAll<Field>(`${ofSite} :is(input, textarea, select)`)]
      .filter(isTyped)
      .map((field) => [field, valueOf(field)] as const)
    queueMicrotask(() => {
      for (const [field, value] of typed) typeAgain(field, value)
      setTimeout(() => {
        for (const [field] of typed) leave(field)
      })
    })
  }, [])
  return children
}

/**
 * True where a field holds something else than it was sent with. A form with an address of its own is a way to somewhere: its fields
 * belong to that address, and a browser that goes back fills in what was chosen on the way out.
 */
function isTyped(field: Field): boolean {
  if (field.form?.hasAttribute('action')) return false
  if (isBox(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement))
    return field.type !== 'file' && field.value !== field.defaultValue
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected)
  return sent !== undefined && !sent.selected
}

function typeAgain(field: Field, value: string | boolean): void {
  // React takes over at once whatever part of the page an event comes to.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // From what it was sent with: the page hears of what is new to it alone.
  if (isBox(field)) field.checked = field.defaultChecked
  else if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
  typeInto(field, value)
}

/** Some fields take what was typed when they are left, which the page has not heard either. */
function leave(field: Field): void {
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
