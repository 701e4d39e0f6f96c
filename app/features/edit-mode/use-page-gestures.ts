import { useEffect, useRef, useState } from 'react'
import type { Opened, Point } from './editing-context.ts'
import type { PageElement } from './page-element.ts'
import { textKeyOf } from './text-key.ts'
import { nounOf } from './text-nouns.ts'

const leaveMs = 250
/** How long a second click is waited for. */
const doubleClickMs = 350
/** How long a title that was double-clicked while the menu is drawn anew has to get its mark back. */
const redrawnMs = 2000

interface Gestures {
  elements: readonly PageElement[]
  followsLinks: boolean
  onOpen: (opened: Opened) => void
}

/** What the pointer does on the page itself: which text it is near, double-clicks that open, and links that wait. */
export function usePageGestures(gestures: Gestures): string | undefined {
  const [near, setNear] = useState<string>()
  const latest = useRef(gestures)
  const following = useRef<ReturnType<typeof setTimeout>>(undefined)
  const awaited = useRef<MouseEvent>(undefined)
  const { elements, onOpen } = gestures
  useEffect(() => {
    latest.current = gestures
  })
  useEffect(() => {
    const id = awaited.current && idAt(awaited.current.target, elements)
    if (!awaited.current || !id) return
    clearTimeout(following.current)
    onOpen({ id, at: pointOf(awaited.current) })
    awaited.current = undefined
  }, [elements, onOpen])
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined
    let followed: HTMLElement | undefined
    const follow = (link: HTMLElement, waitMs: number) => {
      clearTimeout(following.current)
      following.current = setTimeout(() => {
        awaited.current = undefined
        followed = link
        link.click()
        followed = undefined
      }, waitMs)
    }
    const targetOf = (event: Event) => idAt(event.target, latest.current.elements)
    const look = (event: Event) => {
      const id = targetOf(event)
      clearTimeout(leaving)
      if (id) setNear(id)
      else leaving = setTimeout(() => setNear(undefined), leaveMs)
    }
    const open = (event: MouseEvent) => {
      if (isOurs(event.target)) return
      const id = targetOf(event)
      const link = id || latest.current.followsLinks ? undefined : linkOfSite(event.target)
      if (!id && !link) return
      clearTimeout(following.current)
      event.preventDefault()
      getSelection()?.removeAllRanges()
      awaited.current = link && event
      if (id) latest.current.onOpen({ id, at: pointOf(event) })
      else if (link) follow(link, redrawnMs)
    }
    const hold = (event: MouseEvent) => {
      const { elements, followsLinks } = latest.current
      const isWished = event.ctrlKey || event.metaKey || event.shiftKey
      if (followsLinks || isWished) return
      const held = heldLink(event.target, elements)
      if (!held || held.link === followed) return
      event.preventDefault()
      event.stopPropagation()
      clearTimeout(following.current)
      // The site's own links are the way to its other pages: one click follows, two open the title.
      if (held.isFollowed) follow(held.link, doubleClickMs)
    }
    addEventListener('pointerover', look)
    addEventListener('dblclick', open)
    // Before the page's own listeners hear of it.
    addEventListener('click', hold, { capture: true })
    return () => {
      clearTimeout(leaving)
      clearTimeout(following.current)
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
  if (!link || (near.length === 0 && !linkOfSite(link))) return undefined
  // What a menu, a product or a category is called stands on the way to it.
  const isWay = ({ kind, name }: PageElement) =>
    kind !== 'text' || nounOf(textKeyOf(name) ?? { page: '' }) !== undefined
  return { link, isFollowed: near.every(isWay) }
}

/** A link of the menu or of the footer. While these are drawn anew after a save they have no marks for a moment. */
function linkOfSite(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  const part = target.closest('.main-menu, .drawer-menu, .site-footer')
  return (part && target.closest<HTMLElement>('a[href]')) ?? undefined
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { left: clientX, top: clientY }
}

/** True in Edit Mode's own parts and in dialogs, but for the phone's menu, which is a part of the page. */
function isOurs(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('.edit-layer, .edit-bar')) return true
  return !target.closest('.drawer-menu') && target.closest('[role$="dialog"]') !== null
}
