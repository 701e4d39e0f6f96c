import type { AnyRouter } from '@tanstack/react-router'
import { barePath } from '#domain/languages.ts'
import { currentPrefix } from './page-context.ts'
import { parsePlainSearch } from './plain-search.ts'

const intentMs = 80

/**
 * Makes the plain links of this site as fast as the router can: a click changes the page without loading a new document, and one
 * that rests on a link, touches it or reaches it by keyboard has its page loaded ahead. One listener serves them all, also those in
 * texts from the database, and a link costs neither the server nor the browser more than its `<a>`
 * (docs/decisions/006-links.md).
 */
export function followLinks(router: AnyRouter): void {
  // On the window, so that what a component has prevented is known by now.
  window.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || !isPlainClick(event) || !staysHere(link)) return
    event.preventDefault()
    void router.navigate(destinationOf(link))
  })
  const preload = (event: Event) => {
    const link = linkOf(event)
    if (link && staysHere(link)) void router.preloadRoute(destinationOf(link)).catch(atTheClick)
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('mouseover', (event) => {
    clearTimeout(resting)
    resting = setTimeout(preload, intentMs, event)
  })
  document.addEventListener('touchstart', preload, { passive: true })
  document.addEventListener('focusin', preload)
}

/** True for a link that this router can show: the same site and language, and a page rather than a file or the API. */
function staysHere(link: HTMLAnchorElement): boolean {
  const { pathname, origin } = link
  if (origin !== location.origin || link.target || link.hasAttribute('download')) return false
  if (link.hreflang && link.hreflang !== document.documentElement.lang) return false
  if (link.hash && pathname === location.pathname && link.search === location.search) return false
  const prefix = currentPrefix()
  if (prefix && pathname !== `/${prefix}` && !pathname.startsWith(`/${prefix}/`)) return false
  return !/^\/api(?:\/|$)|\.\w+$/u.test(barePath(pathname, prefix))
}

/** The address as the router wants it: the bare path, the query as plain text. */
function destinationOf({ pathname, search, hash }: HTMLAnchorElement) {
  return {
    to: barePath(pathname, currentPrefix()),
    search: parsePlainSearch(search),
    ...(hash ? { hash: decodeURIComponent(hash.slice(1)) } : {}),
  }
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}

function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !isModified && !event.defaultPrevented
}

/** What could not be loaded ahead is loaded, or refused with words, when it is wanted. */
function atTheClick() {}
