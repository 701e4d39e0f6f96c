import { useEffect, useRef, useState } from 'react'

/**
 * Says where the keyboard goes on after what had it is gone: `goOnFrom(id, other)` moves the focus to the first of these elements
 * that is in the page, and once more where `shown` changes and takes that element away.
 */
export function useWantedFocus(shown: unknown) {
  const [ids, setIds] = useState<readonly string[]>([])
  const followed = useRef(ids)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (followed.current === ids && !isLost) return
    followed.current = ids
    const elements = ids.map((id) => document.getElementById(id))
    elements.find((element) => element !== null)?.focus()
  }, [ids, shown])
  return (...wanted: string[]) => setIds(wanted)
}
