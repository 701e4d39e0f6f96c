import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hostOf, originOf } from './layer-hosts.ts'
import type { PageElement } from './page-element.ts'

/** Where an element stands in what its outline lies in, in CSS px. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** What each mark is of. */
const marked = new WeakMap<Element, Element>()

/** The page's own element that a mark, or an open editor, stands over. */
export function markedElement(mark: Element): Element | undefined {
  return marked.get(mark)
}

/** Where the elements stand, kept up to date through scrolling, resizing, fonts and whatever moves the page. None where an element is hidden. */
export function usePlaces(elements: readonly PageElement[]): ReadonlyMap<string, Place> {
  const [places, setPlaces] = useState<ReadonlyMap<string, Place>>(new Map())
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      setPlaces((before) => same(before, placesOf(elements)))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const sizes = new ResizeObserver(soon)
    sizes.observe(document.body)
    for (const { element } of elements) sizes.observe(element)
    const moves = ['scroll', 'resize', 'toggle', 'transitionend', 'animationend', 'load'] as const
    for (const move of moves) addEventListener(move, soon, { capture: true, passive: true })
    // A panel of the menu opens without any of these.
    const panels = new MutationObserver(soon)
    panels.observe(document.body, { subtree: true, attributeFilter: ['data-open', 'data-held'] })
    soon()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      panels.disconnect()
      for (const move of moves) removeEventListener(move, soon, { capture: true })
    }
  }, [elements])
  return places
}

/** Puts an element of ours over an element of the page, and remembers which. */
export function usePlaced<Kind extends HTMLElement>(element: Element, place: Place | undefined) {
  const ref = useRef<Kind>(null)
  // After every drawing: what waits for the server is drawn long after its place is known.
  useLayoutEffect(() => {
    if (!ref.current) return
    marked.set(ref.current, element)
    if (place) putOver(ref.current, place)
  })
  return ref
}

/** Styles go through the element: the page's policy refuses style attributes. */
function putOver({ style }: HTMLElement, place: Place): void {
  // Not translated downwards: what is sticky within would not know of it.
  style.insetBlockStart = `${place.y}px`
  style.translate = `${place.x}px 0`
  style.inlineSize = `${place.width}px`
  style.setProperty('--place-height', `${place.height}px`)
  style.setProperty('--place-x', `${place.x}px`)
  style.setProperty('--place-width', `${place.width}px`)
  style.setProperty('--window', `${document.documentElement.clientWidth}px`)
}

function placesOf(elements: readonly PageElement[]): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const { id, element } of elements) {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || !element.checkVisibility()) continue
    const origin = originOf(hostOf(element))
    places.set(id, { x: left - origin.left, y: top - origin.top, width, height })
  }
  return places
}

function same(before: ReadonlyMap<string, Place>, now: Map<string, Place>) {
  const isSame =
    before.size === now.size &&
    [...now].every(([id, place]) => {
      const old = before.get(id)
      return (
        old?.x === place.x &&
        old.y === place.y &&
        old.width === place.width &&
        old.height === place.height
      )
    })
  return isSame ? before : now
}
