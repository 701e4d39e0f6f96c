import { useEffect, useRef, useState } from 'react'

/**
 * Says where the keyboard goes on after what had it is gone: `goOnFrom(id, other)` moves the focus to the first of these elements
 * that is in the page, and once more where another one takes its place.
 */
export function useWantedFocus() {
  const [ids, setIds] = useState<readonly string[]>([])
  const followed = useRef<{ ids: readonly string[]; element?: HTMLElement }>({ ids })
  useEffect(() => {
    const { current: last } = followed
    const isLost = last.element?.isConnected === false && document.activeElement === document.body
    if (last.ids === ids && !isLost) return
    const element = ids.map((id) => document.getElementById(id)).find((each) => each !== null)
    if (!element) return
    followed.current = { ids, element }
    element.focus()
  })
  return (...wanted: string[]) => setIds(wanted)
}
