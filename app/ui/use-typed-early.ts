import { type ChangeEvent, useLayoutEffect } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const kinds = 'input, textarea, select'

/**
 * Before the page is alive its fields are the browser's own. React takes them over as they look, but would soon draw over them what
 * was sent: `take` gets the field with this id, or the one of the group with it, where something was typed or chosen by then.
 */
export function useTypedEarly<Typed extends Field>(id: string, take: (field: Typed) => void): void {
  const isHydrating = useIsHydrating()
  useLayoutEffect(() => {
    if (!isHydrating) return
    const fields = document.querySelectorAll<Typed>(`[id="${id}"]:is(${kinds}), [id="${id}"] input`)
    for (const field of [...fields].filter(isTypedEarly)) take(field)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed before the page was alive
  }, [])
}

/** As `useTypedEarly`, for a field that hears of its changes by `onChange`. */
export function useChangedEarly<Changed extends Field>(
  id: string,
  onChange: ((event: ChangeEvent<Changed>) => void) | undefined,
): void {
  useTypedEarly<Changed>(id, (field) =>
    onChange?.({ target: field, currentTarget: field } as ChangeEvent<Changed>),
  )
}

/** True where a field holds something else than it was sent with. Of a group only what was chosen counts, not what gave way to it. */
function isTypedEarly(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].find(({ defaultSelected }) => defaultSelected)
    return sent !== undefined && !sent.selected
  }
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/u.test(field.type))
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  // As a field of this kind holds what was sent: it takes out what it cannot, as the end of a line.
  const sent = field.cloneNode() as typeof field
  sent.value = field.defaultValue
  return field.value !== sent.value
}
