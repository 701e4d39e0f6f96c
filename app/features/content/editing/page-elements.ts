import { useEffect, useState } from 'react'
import { editableAttributes, editableSelector, keyOf } from './editable-kinds.ts'

/** One thing of the page that can be edited, and where it stands. */
export interface PageElement {
  /** Its own within the page: the same text may stand in two places. */
  id: string
  kind: string
  name: string
  element: HTMLElement
}

/** All that can be edited on the page at hand, in reading order; anew whenever the page changes, whatever changed it. */
export function usePageElements(): PageElement[] {
  const [elements, setElements] = useState(findElements)
  useEffect(() => {
    const look = () => setElements((before) => same(before, findElements()))
    const watcher = new MutationObserver(look)
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: editableAttributes,
    })
    look()
    return () => watcher.disconnect()
  }, [])
  return elements
}

function findElements(): PageElement[] {
  const seen = new Map<string, number>()
  return [...document.querySelectorAll<HTMLElement>(editableSelector)].flatMap((element) => {
    const found = keyOf(element)
    if (!found) return []
    const { kind, name } = found
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return [{ id: `${kind} ${name} ${count}`, kind, name, element }]
  })
}

function same(before: PageElement[], now: PageElement[]): PageElement[] {
  const isSame =
    before.length === now.length &&
    before.every(({ id, element }, at) => now[at]?.id === id && now[at].element === element)
  return isSame ? before : now
}
