import { type AnyRouter, type ParsedLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * A page that is only read again leaves its reader where they are by then: the router would take them back to where the reading
 * began. Another page, also by the way back, begins where it should.
 */
export function useKeptScroll(): void {
  const router: AnyRouter = useRouter()
  useEffect(() => keepScroll(router), [router])
}

function keepScroll(router: AnyRouter): () => void {
  const { options } = router
  const { scrollRestoration = false } = options
  let isReadAgain = false
  const stop = router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    isReadAgain = fromLocation !== undefined && keyOf(fromLocation) === keyOf(toLocation)
  })
  options.scrollRestoration = () => !isReadAgain
  return () => {
    stop()
    options.scrollRestoration = scrollRestoration
  }
}

/** A step of the browser's history, as the router keeps a scroll place for it. */
function keyOf({ href, state: { __TSR_key: key } }: ParsedLocation): string {
  return key ?? href
}
