import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** After a navigation: the new page's title is read out, and the keyboard goes on from its main heading. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        requestAnimationFrame(() => {
          setTitle(document.title)
          if (!toLocation.hash) focusHeading()
        })
      }),
    [router],
  )
  return (
    <p aria-live="polite" className="sr-only" role="status">
      {title}
    </p>
  )
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
