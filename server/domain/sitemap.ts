import { prefixedPath } from './languages.ts'

/** One page of the site under its bare path in each language. */
export interface SitemapEntry {
  paths: Record<string, string>
  /** Epoch ms; unknown for a page that is made of many things. */
  changedAt?: number | undefined
}

interface SitemapPlace {
  origin: string
  defaultCode: string
}

/**
 * A sitemap in which every page names itself in the other languages (hreflang), with the bare address for those whose language
 * the site does not speak.
 */
export function sitemapXml(entries: readonly SitemapEntry[], place: SitemapPlace): string {
  const urls = entries.flatMap((entry) => urlsOf(entry, place))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function urlsOf({ paths, changedAt }: SitemapEntry, { origin, defaultCode }: SitemapPlace) {
  const addresses = Object.entries(paths).map(([code, path]) => ({
    code,
    address: origin + prefixedPath(encodeURI(path), code),
  }))
  const standard = paths[defaultCode]
  const alternates = [
    ...addresses,
    ...(standard ? [{ code: 'x-default', address: origin + encodeURI(standard) }] : []),
  ].map(
    ({ code, address }) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(address)}"/>`,
  )
  const changed = changedAt
    ? `<lastmod>${new Date(changedAt).toISOString().slice(0, 10)}</lastmod>`
    : ''
  return addresses.map(
    ({ address }) => `<url><loc>${escaped(address)}</loc>${changed}${alternates.join('')}</url>`,
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
