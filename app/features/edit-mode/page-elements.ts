import { useEffect, useState } from 'react'
import { editableKinds, markedBy } from './editable-kinds.ts'
import type { Titles } from './use-titles.ts'
import type { PageElement } from './page-element.ts'

export interface PageElements {
  elements: PageElement[]
  /** What the page shows otherwise than it was read, by kind: it cannot be edited in place. */
  differing: string[]
}

/**
 * All that can be edited on the page at hand, in reading order; anew whenever the page changes, whatever changed it. What the
 * settings say is among it for those who may change them.
 */
export function usePageElements(titles: Titles, hasSettings: boolean): PageElements {
  const [found, setFound] = useState(() => findElements(titles, hasSettings))
  useEffect(() => {
    const look = () => setFound((before) => same(before, findElements(titles, hasSettings)))
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
  }, [titles, hasSettings])
  return found
}

function findElements(titles: Titles, hasSettings: boolean): PageElements {
  const kinds = Object.entries(editableKinds)
    .filter(([kind]) => hasSettings || kind !== 'setting')
    .map(([kind, { find }]) => ({ kind, found: find(titles) }))
  const seen = new Map<string, number>()
  const elements = kinds
    .flatMap(({ kind, found = [] }) => found.map((each) => ({ ...each, kind })))
    .toSorted((a, b) => inReadingOrder(a.element, b.element))
    .map(({ kind, name, element }) => {
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      return { id: `${kind} ${name} ${count}`, kind, name, element }
    })
  const differing = kinds.filter(({ found }) => !found).map(({ kind }) => kind)
  return { elements, differing }
}

function inReadingOrder(a: Element, b: Element): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

function same(before: PageElements, now: PageElements): PageElements {
  const isSame =
    before.differing.join() === now.differing.join() &&
    before.elements.length === now.elements.length &&
    before.elements.every(
      ({ id, element }, at) => now.elements[at]?.id === id && now.elements[at].element === element,
    )
  return isSame ? before : now
}
