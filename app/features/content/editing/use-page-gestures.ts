import { useEffect, useRef, useState } from 'react'
import type { Opened } from './editing-context.ts'
import type { PageElement } from './page-elements.ts'

const leaveMs = 250

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
      event.preventDefault()
      getSelection()?.removeAllRanges()
      latest.current.onOpen({ id, at: { left: event.clientX, top: event.clientY } })
    }
    const hold = (event: MouseEvent) => {
      const isWished = event.ctrlKey || event.metaKey || event.shiftKey
      if (latest.current.followsLinks || isWished || !isLinkOfText(event.target)) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('pointerover', look)
    addEventListener('dblclick', open)
    // Before the page's own listeners hear of it.
    addEventListener('click', hold, { capture: true })
    return () => {
      clearTimeout(leaving)
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

/** True for a link that holds an editable text or stands in one. */
function isLinkOfText(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || isOurs(target)) return false
  const link = target.closest('a[href]')
  return (
    link !== null &&
    (link.closest('[data-content]') ?? link.querySelector('[data-content]')) !== null
  )
}

function isOurs(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('.edit-layer, .edit-bar, [role="dialog"], [role="alertdialog"]') !== null
  )
}
