import type { EditablePage } from '#domain/pages.schema.ts'
import { finds } from '#domain/search.ts'
import { sitePages } from '#app/workspace/links/site-pages.ts'

/** A row of the list: a page that the factory has made, or one that the site has anyway. */
export interface PageRow {
  id: string
  title: string
  /** Its bare address in the reader's language; empty where it has none. */
  path: string
  /** The page that it stands under. */
  parentTitle: string
  page?: EditablePage
}

const ownPage = 'site-'

/** What a page of the site itself is called in the address of this list. */
export function sitePageId(path: string): string {
  return ownPage + (path === '/' ? 'home' : path.slice(1))
}

/** What the texts of one of the site's own pages are saved under; undefined for anything else. */
export function sitePageKey(open: string | undefined): string | undefined {
  const page = sitePages.find(({ path }) => sitePageId(path) === open)
  return page && sitePageId(page.path).slice(ownPage.length)
}

/** What a page is called: in the language, else in the default one, else by its key. */
export function pageTitle({ titles, key }: EditablePage, ...codes: string[]): string {
  const named = codes.map((code) => titles[code]).find(Boolean)
  return named ?? Object.values(titles)[0] ?? key
}

/** The address of a page in a language, else in any that it has. */
export function pagePath({ languages }: EditablePage, code: string): string {
  const own = languages.find((each) => each.code === code) ?? languages[0]
  return own ? `/${own.slug}` : ''
}

export const pageFilters = ['draft', 'scheduled', 'published', 'removed', 'site'] as const
export type PageFilter = (typeof pageFilters)[number]

/** True where a row is what is asked for: words of its title or address, and a state in any language. Removed ones only where they are asked for. */
export function fits({ title, path, page }: PageRow, asked: { q: string; state: string }): boolean {
  if (!finds(`${title} ${path}`, asked.q)) return false
  if (asked.state === 'removed') return page?.isRemoved === true
  if (page?.isRemoved) return false
  if (asked.state === '') return true
  if (asked.state === 'site') return page === undefined
  return page?.languages.some(({ state }) => state === asked.state) ?? false
}
