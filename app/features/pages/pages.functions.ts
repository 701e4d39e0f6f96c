import type { EditableText } from '#domain/editing.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type {
  EditablePage,
  MissingAddresses,
  Redirect,
  UnwordedPictures,
} from '#domain/pages.schema.ts'
import { answerForbidden } from '#app/platform/forbidden.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { sitePageKey } from './page-rows.ts'

export interface PagesSearch {
  /** An id, `new`, `redirects`, or one of the site's own pages. */
  open?: string
  /** The language in which a page is looked at. */
  lang?: string
}

export interface PagesSection {
  /** What it was read for: the address may be ahead of it. */
  open: string | undefined
  pages: readonly EditablePage[]
  languages: readonly EditableLanguage[]
  language: EditableLanguage
  /** Of the page that is open, in that language. */
  texts: readonly EditableText[]
  /** Of the page that is open: those that say nothing in that language. */
  unworded: UnwordedPictures['pictures']
  /** Only where their list is open. */
  redirects: readonly Redirect[]
  /** The same. */
  missing: MissingAddresses
}

/** The pages, and what is open beside them; null, and the page answers 403, for a caller without a role. */
export async function getPagesSection(
  { open, lang }: PagesSearch,
  next: string,
): Promise<PagesSection | null> {
  const [found, known] = await Promise.all([
    readIfAllowed('/api/admin/content/pages', { next }),
    readIfAllowed('/api/admin/languages', { next }),
  ])
  const languages = known?.languages ?? []
  const codes = [lang, currentLanguageCode()]
  const language =
    codes.map((code) => languages.find((each) => each.code === code)).find(Boolean) ?? languages[0]
  if (!found || !language) {
    answerForbidden()
    return null
  }
  const { pages } = found
  const page = pages.find(({ id }) => id === open)
  const key = page?.key ?? sitePageKey(open)
  const query = { page: key, language: language.code }
  const isRedirects = open === 'redirects'
  const [texts, redirects, missing, unworded] = await Promise.all([
    key ? readIfAllowed('/api/admin/content/texts', { query, next }) : undefined,
    isRedirects ? readIfAllowed('/api/admin/content/redirects', { next }) : undefined,
    isRedirects ? readIfAllowed('/api/admin/content/missing-addresses', { next }) : undefined,
    page && getUnworded({ page: page.key, language: language.code }),
  ])
  return {
    ...{ open, pages, languages, language },
    texts: texts?.texts ?? [],
    redirects: redirects?.redirects ?? [],
    missing: missing ?? { addresses: [], now: 0 },
    unworded: unworded ?? [],
  }
}

/** Undefined where they cannot be read: a page is published all the same. */
async function getUnworded(query: { page: string; language: string }) {
  try {
    return (await readIfAllowed('/api/admin/content/unworded-pictures', { query }))?.pictures
  } catch {
    return undefined
  }
}
