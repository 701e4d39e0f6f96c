import type { MenuEntry } from '#domain/shell.schema.ts'

/** What stands for the pages that every site has, by their address. */
const iconOfPage: Record<string, string> = {
  '/': 'house',
  '/products': 'shopping-basket',
  '/shop': 'store',
  '/about': 'info',
  '/locations': 'map-pin',
  '/support': 'life-buoy',
  '/contact': 'mail',
  '/faq': 'circle-help',
  '/quality': 'badge-check',
}

/** For layouts whose manner is icons: an entry for which none was chosen has its page's, or a ring. */
export function withIcons(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.map((entry) => ({
    ...entry,
    icon: entry.icon ?? iconOfPage[entry.url] ?? 'circle',
  }))
}
