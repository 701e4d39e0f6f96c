import type { ContentTemplate } from './content.ts'
import { isPrivate } from './private-paths.ts'
import { reservedSlugs } from './page-address.ts'

/** Where a page stands in one language. */
export const pageStates = ['draft', 'scheduled', 'published'] as const
export type PageState = (typeof pageStates)[number]

/** The state of a page in one language, from its row. */
export function pageState(row: { isPublished: boolean; publishAt: number | null }): PageState {
  if (row.isPublished) return 'published'
  return row.publishAt === null ? 'draft' : 'scheduled'
}

interface StartingText {
  key: string
  type: 'text' | 'html'
}

const plain = (...keys: string[]): StartingText[] => keys.map((key) => ({ key, type: 'text' }))
const rich = (key: string): StartingText => ({ key, type: 'html' })
const forSearch = plain('metaTitle', 'metaDescription')

/** The texts that a new page begins with, in their order: without words, so that its editor finds them listed. */
export const startingTexts = {
  article: [...plain('title', 'lede'), rich('body'), ...forSearch],
  questions: [...plain('title', 'lede', 'question.1.title'), rich('question.1.body'), ...forSearch],
  places: [
    ...plain('title', 'lede', 'place.1.name', 'place.1.street', 'place.1.city'),
    ...plain('place.1.phone', 'place.1.hours', 'place.1.note'),
    ...forSearch,
  ],
  contact: [...plain('title', 'lede', 'block.1.title'), rich('block.1.body'), ...forSearch],
} as const satisfies Record<ContentTemplate, readonly StartingText[]>

/** Below these a page of the site may have gone, so that its address leads on. */
const openFolders = new Set(['products', 'categories'])

/**
 * True where a redirect may begin: a bare path that is neither one of the site's own nor private. Whether a page answers there is
 * not known here.
 * @example isRedirectSource('/om-oss.html', ['nb', 'en']) // true
 * @example isRedirectSource('/admin/old', ['nb', 'en']) // false
 */
export function isRedirectSource(path: string, languageCodes: readonly string[]): boolean {
  const [, first = '', ...rest] = path.split('/')
  const isLanguage = languageCodes.some((code) => code.toLowerCase() === first)
  if (first === '' || isPrivate(path) || isLanguage) return false
  return !reservedSlugs.has(first) || (openFolders.has(first) && rest.length > 0)
}

/**
 * A path in the one way in which redirects are kept and looked for: in lower case, without what follows it and without a slash at its
 * end; undefined where it is no path.
 * @example plainPath('/Om-Oss/?a=1') // '/om-oss'
 */
export function plainPath(text: string): string | undefined {
  if (!/^\/[^/\\]/u.test(text) || !URL.canParse(text, 'http://site')) return undefined
  const { pathname } = new URL(text, 'http://site')
  if (pathname.includes('//')) return undefined
  return pathname.toLowerCase().replace(/\/$/u, '')
}
