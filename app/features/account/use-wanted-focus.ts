import { useEffect, useState } from 'react'

/**
 * Says where the keyboard goes on after what had it is gone: `goOnFrom(id)` moves the focus to that element as soon as it is in
 * the page, and `goOnFrom(id, other)` to the other one where the first is not.
 */
export function useWantedFocus() {
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    for (const id of ids) {
      const element = document.getElementById(id)
      if (element) return element.focus()
    }
  }, [ids])
  return (...wanted: string[]) => setIds(wanted)
}
