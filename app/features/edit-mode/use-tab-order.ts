import { useEffect } from 'react'
import { markedElement } from './places.ts'

const layer = '.edit-layer'
const stopsInOrder =
  'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]'

/**
 * The marks lie in a layer at the end of the page. With the Tab key each comes right after its text all the same: where the next stop
 * is not the browser's own next one, focus is moved here.
 */
export function useTabOrder(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const next = nextStop(event.shiftKey ? -1 : 1)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

/** Where focus goes, if not to where the browser itself would move it. */
function nextStop(step: 1 | -1): HTMLElement | undefined {
  const from = document.activeElement
  const root = rootOf(from)
  if (!(from instanceof HTMLElement) || !root) return undefined
  const stops = [...root.querySelectorAll<HTMLElement>(stopsInOrder)].filter(
    (element) => element === from || isStop(element),
  )
  const order = inOrder(stops)
  const next = order[order.indexOf(from) + step]
  return next === stops[stops.indexOf(from) + step] ? undefined : next
}

/** The part of the document that the Tab key goes through: none from a dialog, but from the phone's menu, whose titles have marks. */
function rootOf(from: Element | null): Element | undefined {
  if (!from || from === document.body) return undefined
  const dialog = from.closest('[role$="dialog"]')
  if (!dialog) return document.body
  return dialog.querySelector(layer) ? dialog : undefined
}

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]'))
    return false
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  return !(element instanceof HTMLInputElement) || element.type !== 'radio' || isOfGroup(element)
}

/** Of a group of radio buttons the chosen one is a stop. */
function isOfGroup({ checked, form, name }: HTMLInputElement): boolean {
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')]
  return checked || !group.some((other) => other.name === name && other.form === form)
}

/** Where a stop comes: before an element of the page, or after all that is in it. */
interface Turn {
  stop: HTMLElement
  element: Element
  isAfter: boolean
}

/** The page's own stops in their order, each mark right after its text, and the tools of a section before what is in it. */
function inOrder(stops: readonly HTMLElement[]): HTMLElement[] {
  return stops
    .map(turnOf)
    .toSorted(byTurn)
    .map(({ stop }) => stop)
}

function turnOf(stop: HTMLElement): Turn {
  const mark = stop.closest(`${layer} > *`)
  const element = mark && markedElement(mark)
  if (!element) return { stop, element: stop, isAfter: false }
  return { stop, element, isAfter: !stop.closest('.edit-section-bar') }
}

function byTurn(a: Turn, b: Turn): number {
  if (a.element === b.element) return Number(a.isAfter) - Number(b.isAfter)
  const place = a.element.compareDocumentPosition(b.element)
  if (place & Node.DOCUMENT_POSITION_CONTAINED_BY) return a.isAfter ? 1 : -1
  if (place & Node.DOCUMENT_POSITION_CONTAINS) return b.isAfter ? -1 : 1
  return place & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
