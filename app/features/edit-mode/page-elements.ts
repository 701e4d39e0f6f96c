import { useEffect, useState } from 'react'
import { editableKinds, markedBy } from './editable-kinds.ts'
import type { PageElement } from './page-element.ts'

/**
 * All that can be edited on the page at hand, in reading order; anew whenever the page changes, whatever changed it. What the
 * settings say is among it for those who may change them.
 */
export function usePageElements(hasSettings: boolean): readonly PageElement[] {
  const [found, setFound] = useState(() => findElements(hasSettings))
  useEffect(() => {
    const look = () => setFound((before) => same(before, findElements(hasSettings)))
    const watcher = new MutationObserver(look)
    watcher.observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: markedBy,
    })
    look()
    return () => watcher.disconnect()
  }, [hasSettings])
  return found
}

function findElements(hasSettings: boolean): PageElement[] {
  const seen = new Map<string, number>()
  return Object.entries(editableKinds)
    .filter(([kind]) => hasSettings || kind !== 'setting')
    .flatMap(([kind, { find }]) => find().map((each) => ({ ...each, kind })))
    .toSorted((a, b) => inReadingOrder(a.element, b.element))
    .map(({ kind, name, element }) => {
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      return { id: `${kind} ${name} ${count}`, kind, name, element }
    })
}

function inReadingOrder(a: Element, b: Element): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

function same(before: PageElement[], now: PageElement[]): PageElement[] {
  const isSame =
    before.length === now.length &&
    before.every(({ id, element }, at) => now[at]?.id === id && now[at].element === element)
  return isSame ? before : now
}
