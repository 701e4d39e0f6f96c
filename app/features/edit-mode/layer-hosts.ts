import type { PageElement } from './page-element.ts'

const hosts = '.menu-panel, .drawer-menu, .site-header'

/** What the outline of an element lies in: what moves on its own carries its outlines along, the document all others. */
export function hostOf(element: Element): Element | undefined {
  return element.closest(hosts) ?? undefined
}

/** The elements by their hosts, each host in the order of its first element. */
export function byHost(elements: readonly PageElement[]): Map<Element | undefined, PageElement[]> {
  return Map.groupBy(elements, ({ element }) => hostOf(element))
}

/** Where a host's own coordinates begin in the window, in CSS px. */
export function originOf(host: Element | undefined): { left: number; top: number } {
  if (!host) return { left: -scrollX, top: -scrollY }
  const { left, top } = host.getBoundingClientRect()
  const { clientLeft, clientTop, scrollLeft, scrollTop } = host
  return { left: left + clientLeft - scrollLeft, top: top + clientTop - scrollTop }
}
