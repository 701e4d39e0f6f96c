import { type RefObject, useLayoutEffect } from 'react'

/** Where a row goes that the keyboard is in, it is in the next row, or in the one before: never at the start of the page again. */
export function usePassedFocus(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current
    return () => {
      // Here the row still stands, and what stands around it is known.
      if (!element?.contains(document.activeElement)) return
      const heirs = heirsOf(element)
      // Others may go with it: the lines under a line of a menu, or the whole list.
      queueMicrotask(() => focusIn(heirs.find((heir) => heir.isConnected)))
    }
  }, [row])
}

/** The rows after this one, then those before it, the nearest first; where there is no other, the dialog or the section. */
function heirsOf(row: HTMLElement): Element[] {
  const rows = [...(row.parentElement?.children ?? [])]
  const at = rows.indexOf(row)
  const around = row.closest('[role=dialog], main')
  return [...rows.slice(at + 1), ...rows.slice(0, at).toReversed(), ...(around ? [around] : [])]
}

/** A row has the focus in the first thing that can be pressed. */
function focusIn(heir: Element | undefined): void {
  const target = heir?.matches('li, tr') ? heir.querySelector('button:enabled, a[href]') : heir
  // After the page was left its start gets no focus.
  if (target instanceof HTMLElement) target.focus({ preventScroll: target.matches('main') })
}
