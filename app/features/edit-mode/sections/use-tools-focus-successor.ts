import { type RefObject, useLayoutEffect } from 'react'

/** Where a section goes whose tools the keyboard is on, it is on the tools of the next one, or of the one before; the last one's go to what adds one. */
export function useToolsFocusSuccessor(tools: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = tools.current
    return () => {
      // Here they still stand, and what stands around them is known.
      if (!element?.contains(document.activeElement)) return
      const within = element.closest('[role=dialog]') ?? document
      const all = [...within.querySelectorAll('.edit-section-buttons')]
      const at = all.indexOf(element)
      const heirs = [...all.slice(at + 1), ...all.slice(0, at).toReversed()]
      queueMicrotask(() => {
        // A focus that was led elsewhere stays there.
        if (document.activeElement !== document.body) return
        const heir = heirs.find((each) => each.isConnected)?.querySelector('button')
        const adder = within.querySelector<HTMLElement>('.edit-add, .edit-bar-sections')
        ;(heir ?? adder)?.focus({ preventScroll: heir === undefined })
      })
    }
  }, [tools])
}
