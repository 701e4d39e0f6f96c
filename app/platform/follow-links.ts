import type { AnyRouter } from '@tanstack/react-router'
import { barePath } from '#domain/languages.ts'
import { isPrivate } from '#domain/private-paths.ts'
import { currentLanguageCode, currentPrefix, prefixesElsewhere } from './page-context.ts'
import { parsePlainSearch } from './plain-search.ts'

const intentMs = 80

/**
 * Makes the plain links of this site as fast as the router can: a click changes the page without loading a new document, and one
 * that rests on a link, by pointer or keyboard, or touches it has its page loaded ahead. One listener serves them all, also those in
 * texts from the database, and a link costs neither the server nor the browser more than its `<a>`
 * (docs/decisions/006-links.md).
 */
export function followLinks(router: AnyRouter): void {
  // On the window, so that what a component has prevented is known by now.
  window.addEventListener('click', (event) => {
    const destination = isPlainClick(event) ? destinationOf(event) : undefined
    if (!destination) return
    event.preventDefault()
    void router.navigate(destination)
  })
  const preload = (destination: Destination | undefined) => {
    if (destination && !isPrivate(destination.to))
      void router.preloadRoute(destination).catch(atTheClick)
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = (event: Event) => {
    clearTimeout(resting)
    resting = setTimeout(preload, intentMs, destinationOf(event))
  }
  document.addEventListener('mouseover', rest)
  document.addEventListener('focusin', rest)
  document.addEventListener('touchstart', (event) => preload(destinationOf(event)), {
    passive: true,
  })
}

interface Destination {
  to: string
  search: Record<string, string>
  hash?: string
  replace: boolean
}

/**
 * Where an event's link leads, as the router wants it: the bare path, the query as plain text. Undefined where the browser does it
 * better: elsewhere, another language, a file, an address that cannot be decoded or that the router would read as a template.
 */
function destinationOf(event: Event): Destination | undefined {
  const link = linkOf(event)
  if (!link || !staysHere(link)) return undefined
  const { pathname, search, hash } = link
  const to = barePath(pathname, currentPrefix())
  if (to.includes('$') || !isDecodable(pathname)) return undefined
  const place = hash.slice(1)
  if (!isDecodable(place)) return undefined
  return {
    to,
    search: parsePlainSearch(search),
    // The second click of a double click finds the address there already, and the page on its way.
    replace: link.href === location.href,
    ...(place ? { hash: decodeURIComponent(place) } : {}),
  }
}

/** The link at an event. By the way that the event took: what was pressed may have left the page since. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  return event
    .composedPath()
    .find((part) => part instanceof HTMLAnchorElement && part.hasAttribute('href')) as
    | HTMLAnchorElement
    | undefined
}

/**
 * True for a link that this router can show: the same site and language, and a page rather than a file or the API. An address with
 * capitals is the server's to put right.
 */
function staysHere(link: HTMLAnchorElement): boolean {
  const { pathname, origin } = link
  if (origin !== location.origin || link.target || link.hasAttribute('download')) return false
  if (link.hreflang && link.hreflang !== currentLanguageCode()) return false
  if (link.hash && pathname === location.pathname && link.search === location.search) return false
  const prefix = currentPrefix()
  const first = pathname.split('/', 2)[1] ?? ''
  if (prefix ? first !== prefix : prefixesElsewhere().includes(first)) return false
  const path = barePath(pathname, prefix)
  return !/^\/api(?:\/|$)|\.\w+$/u.test(path) && (!/[A-Z]/u.test(path) || isPrivate(path))
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !isModified && !event.defaultPrevented
}

/** What could not be loaded ahead is loaded, or refused with words, when it is wanted. */
function atTheClick() {}
