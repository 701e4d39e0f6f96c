import { useEffect, useRef, useState } from 'react'
import type { Opened } from './editing-context.ts'
import type { PageElement } from './page-elements.ts'

const leaveMs = 250
/** How long a second click is waited for. */
const doubleClickMs = 350

interface Gestures {
  elements: readonly PageElement[]
  followsLinks: boolean
  onOpen: (opened: Opened) => void
}

/** What the pointer does on the page itself: which text it is near, double-clicks that open, and links that wait. */
export function usePageGestures(gestures: Gestures): string | undefined {
  const [near, setNear] = useState<string>()
  const latest = useRef(gestures)
  useEffect(() => {
    latest.current = gestures
  })
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined
    let following: ReturnType<typeof setTimeout> | undefined
    let followed: HTMLElement | undefined
    const targetOf = (event: Event) => idAt(event.target, latest.current.elements)
    const look = (event: Event) => {
      const id = targetOf(event)
      clearTimeout(leaving)
      if (id) setNear(id)
      else leaving = setTimeout(() => setNear(undefined), leaveMs)
    }
    const open = (event: MouseEvent) => {
      const id = targetOf(event)
      if (!id || isOurs(event.target)) return
      clearTimeout(following)
      event.preventDefault()
      getSelection()?.removeAllRanges()
      latest.current.onOpen({ id, at: { left: event.clientX, top: event.clientY } })
    }
    const hold = (event: MouseEvent) => {
      const { elements, followsLinks } = latest.current
      const isWished = event.ctrlKey || event.metaKey || event.shiftKey
      if (followsLinks || isWished) return
      const held = heldLink(event.target, elements)
      if (!held || held.link === followed) return
      event.preventDefault()
      event.stopPropagation()
      clearTimeout(following)
      // The site's own links are the way to its other pages: one click follows, two open the title.
      if (!held.isFollowed) return
      following = setTimeout(() => {
        followed = held.link
        held.link.click()
        followed = undefined
      }, doubleClickMs)
    }
    addEventListener('pointerover', look)
    addEventListener('dblclick', open)
    // Before the page's own listeners hear of it.
    addEventListener('click', hold, { capture: true })
    return () => {
      clearTimeout(leaving)
      clearTimeout(following)
      removeEventListener('pointerover', look)
      removeEventListener('dblclick', open)
      removeEventListener('click', hold, { capture: true })
    }
  }, [])
  return near
}

function idAt(target: EventTarget | null, elements: readonly PageElement[]): string | undefined {
  if (!(target instanceof Element)) return undefined
  const mark = target.closest('[data-mark]')?.getAttribute('data-mark')
  if (mark) return mark
  // The innermost of them.
  return elements.findLast(({ element }) => element.contains(target))?.id
}

interface Held {
  link: HTMLElement
  isFollowed: boolean
}

/** The link under the pointer, where it holds something that can be edited or stands in it; a link with a title of its own is followed. */
function heldLink(target: EventTarget | null, elements: readonly PageElement[]): Held | undefined {
  if (!(target instanceof Element) || isOurs(target)) return undefined
  const link = target.closest<HTMLElement>('a[href]')
  const near = elements.filter(
    ({ element }) => link && (element.contains(link) || link.contains(element)),
  )
  if (!link || near.length === 0) return undefined
  return { link, isFollowed: near.every(({ kind }) => kind !== 'text') }
}

/** True in Edit Mode's own parts and in dialogs, but for the phone's menu, which is a part of the page. */
function isOurs(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('.edit-layer, .edit-bar')) return true
  return !target.closest('.drawer-menu') && target.closest('[role$="dialog"]') !== null
}
