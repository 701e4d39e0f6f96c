import { type ReactNode, useLayoutEffect } from 'react'
import { releaseHeldBack } from './held-back.ts'
import { ownPart } from './own-part.ts'
import { leave, typeAgain } from './type-again.ts'
import { type Field, isBox, valueOf } from './type-into.ts'

/**
 * Around the whole page: what was typed and chosen in its own part before it was alive is typed again, now that the page hears it;
 * then what was sent is sent, and what was pressed is pressed. React takes the fields over as they look, but knows them as they were
 * sent: it would send, or show, what was there before.
 */
export function TypedEarly({ children }: { children: ReactNode }) {
  // Read before anything is drawn anew, and told once the page is whole.
  useLayoutEffect(() => {
    const typed = typedFields().map((field) => [field, valueOf(field)] as const)
    queueMicrotask(() => {
      for (const [field, value] of typed) typeAgain(field, value)
      // From here on the page hears of what is sent and pressed.
      dispatchEvent(new Event('alive'))
      setTimeout(() => {
        for (const [field] of typed) leave(field)
        setTimeout(() => void releaseHeldBack())
      })
    })
  }, [])
  return children
}

/** The one that somebody is typing in comes first: whenever the page hears of one, it draws the others as they were sent. */
function typedFields(): Field[] {
  const focused = document.activeElement
  return [...document.querySelectorAll<Field>(`${ownPart} :is(input, textarea, select)`)]
    .filter(isTyped)
    .toSorted((one, other) => Number(other === focused) - Number(one === focused))
}

/**
 * True where a field holds something else than it was sent with. A form with an address of its own is a way to somewhere: its fields
 * belong to that address, and a browser that goes back fills in what was chosen on the way out.
 */
function isTyped(field: Field): boolean {
  if (field.form?.hasAttribute('action')) return false
  if (isBox(field)) return field.checked !== field.defaultChecked && !isGivenUp(field)
  if (!(field instanceof HTMLSelectElement))
    return field.type !== 'file' && field.value !== field.defaultValue
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected)
  return sent !== undefined && !sent.selected
}

/** Of a group only the one that was chosen is typed: the one that was preset gives way by itself. */
function isGivenUp({ type, checked }: HTMLInputElement): boolean {
  return type === 'radio' && !checked
}
