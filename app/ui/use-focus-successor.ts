import { type RefObject, useLayoutEffect } from 'react'

const pressable = 'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled'

/**
 * Where a control goes that the keyboard is on, such as a button that has done what it is for, the keyboard is on what stands in its
 * place, or on what stood before it: never at the start of the page again.
 */
export function useFocusSuccessor(control: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = control.current
    return () => {
      // Here it still stands, and what stands around it is known.
      if (!element || document.activeElement !== element) return
      const heirOf = placeOf(element)
      queueMicrotask(() => {
        // Closing what it stood in has put the focus elsewhere.
        if (document.activeElement === document.body) heirOf()?.focus({ preventScroll: true })
      })
    }
  }, [control])
}

/** Who has the place of a control once it has gone: of its own form rather than of the page around it. */
function placeOf(element: HTMLElement): () => HTMLElement | undefined {
  const row = element.parentElement
  const at = row ? controlsIn(row).indexOf(element) : 0
  const others = ['form', '[role=dialog], .ws-sheet, main'].flatMap((within) =>
    nearestIn(element.closest(within), element),
  )
  return () => {
    const now = row?.isConnected ? controlsIn(row) : []
    return now[at] ?? now.at(-1) ?? others.find((each) => each.isConnected)
  }
}

/** What stood before it, the nearest first, then what stood after it. */
function nearestIn(around: Element | null, element: HTMLElement): HTMLElement[] {
  const all = around ? controlsIn(around) : []
  const at = all.indexOf(element)
  return [...all.slice(0, Math.max(at, 0)).toReversed(), ...all.slice(at + 1)]
}

/** Those that are seen: what has no look cannot take the keyboard. */
function controlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(pressable)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  )
}
