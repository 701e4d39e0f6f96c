import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus among lines that can be removed: where what has it goes, by whomever, it goes to the removal of the same line, or of the
 * next one where that is gone, too.
 */
export function useLineFocus(lines: readonly { id: string }[]) {
  const box = useRef<HTMLUListElement>(null)
  const last = useRef<{ id: string | undefined; index: number }>(undefined)
  useLayoutEffect(() => {
    const hasLostFocus = document.activeElement === document.body
    if (!last.current || !hasLostFocus) return
    const { id, index } = last.current
    const now = lines.findIndex((line) => line.id === id)
    removalAt(box.current, now === -1 ? index : now)?.focus()
  }, [lines])
  const stayAt = (index: number) => {
    last.current = { id: lines[index]?.id, index }
  }
  const listening = {
    ref: box,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
      stayAt([...currentTarget.children].findIndex((row) => row.contains(target))),
    // An element that is removed while it has the focus fires no event: one that is heard was left on purpose.
    onBlur: () => {
      last.current = undefined
    },
  }
  return { listening, stayAt }
}

/** Of a line that is not saved yet nothing can be removed: the one before it is near. */
function removalAt(box: HTMLElement | null, index: number): HTMLElement | undefined {
  const rows = [...(box?.children ?? [])].slice(0, index + 1)
  const removals = rows.flatMap((row) => row.querySelector<HTMLElement>('[data-removal]') ?? [])
  return removals.at(-1)
}
