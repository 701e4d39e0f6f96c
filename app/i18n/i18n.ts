import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { createIsomorphicFn } from '@tanstack/react-start'
import { appConfig, type CatalogueCode } from '#config'
import { barePath } from '#domain/languages.ts'
import { currentLanguageCode, currentPrefix, currentWords } from '#app/platform/page-context.ts'

type Loader = () => Promise<{ messages: Messages }>
type Loaders = Record<CatalogueCode, Loader>

/** What the site's pages need, what those of them need beside it that most visits never come to, and what those who work here need. */
const catalogues = {
  everyone: {
    nb: () => import('./locales/nb.po'),
    en: () => import('./locales/en.po'),
    ar: () => import('./locales/ar.po'),
    pl: () => import('./locales/pl.po'),
    uk: () => import('./locales/uk.po'),
  },
  seldom: {
    nb: () => import('./seldom/nb.po'),
    en: () => import('./seldom/en.po'),
    ar: () => import('./seldom/ar.po'),
    pl: () => import('./seldom/pl.po'),
    uk: () => import('./seldom/uk.po'),
  },
  workspace: {
    nb: () => import('./workspace/nb.po'),
    en: () => import('./workspace/en.po'),
    ar: () => import('./workspace/ar.po'),
    pl: () => import('./workspace/pl.po'),
    uk: () => import('./workspace/uk.po'),
  },
} as const satisfies Record<string, Loaders>
type Catalogue = keyof typeof catalogues

/** The pages that need each. Where a text stands in several, the last one's words count. */
export const pagesOf: Record<Catalogue, RegExp> = {
  workspace: /^\/(?:admin|kitchen)(?:\/|$)/u,
  seldom:
    /^\/(?:account|auth|become-seller|catalog-pdf|contact|data-sheet|dev|newsletter|order-success|order-tracking|orders|public-queue|quote(?:-\w+)?|resellers|restaurant-checkout|restaurant-menu|restaurants|seller(?:s|s-map|-registration-success)?|support|t)(?:\/|$)/u,
  everyone: /^/u,
}
const all = Object.keys(pagesOf) as Catalogue[]

/** The server has all at hand; a browser starts with those of the page that it opens on. */
const cataloguesAtStart = createIsomorphicFn()
  .server((): readonly Catalogue[] => all)
  .client((): readonly Catalogue[] => {
    const path = barePath(location.pathname, currentPrefix())
    return all.filter((catalogue) => pagesOf[catalogue].test(path))
  })

/** Interface texts in the page's language. One without a catalogue of its own has that of one that stands in for it, or the default's. */
export async function activateI18n(): Promise<I18n> {
  const locale = currentLanguageCode()
  const messages = await messagesTogether(cataloguesAtStart(), currentWords())
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** Adds the texts of such pages, or of the workspace and of Edit Mode, before the first of them is shown. The factory's own words stay above them. */
export async function addWords(catalogue: Catalogue, i18n: I18n): Promise<void> {
  const words = await messagesOf(catalogue, currentWords())
  const isThere = Object.keys(words).every((id) => id in i18n.messages)
  if (!isThere)
    i18n.loadAndActivate({ locale: i18n.locale, messages: { ...words, ...i18n.messages } })
}

/** A translator of such pages into another language than theirs, for what is said in several; undefined where the product does not speak it. */
export async function translatorInto(
  catalogue: Catalogue,
  locale: string,
): Promise<I18n | undefined> {
  if (!(locale in catalogues[catalogue])) return undefined
  return setupI18n({ locale, messages: { [locale]: await messagesOf(catalogue, locale) } })
}

/**
 * Lays the factory's own words over the catalogue. The catalogue itself, which all requests share, stays as it is; so
 * does what is shown where the words cannot be read.
 */
export function layOver(i18n: I18n, overrides: string): void {
  if (overrides === '') return
  try {
    const words = JSON.parse(overrides) as Messages
    i18n.loadAndActivate({ locale: i18n.locale, messages: { ...i18n.messages, ...words } })
  } catch (error) {
    console.error('Failed to load translations', error)
  }
}

const standard = appConfig.defaults.languageCode
const loaded = new Map<string, Messages>()
const together = new Map<string, Messages>()

/** Catalogues as one: laid together once, since the server needs all of them for every page. */
async function messagesTogether(parts: readonly Catalogue[], code: string): Promise<Messages> {
  const key = [...parts, code].join(' ')
  const known = together.get(key)
  if (known) return known
  const messages = await Promise.all(parts.map((part) => messagesOf(part, code)))
  const joined = Object.assign({}, ...messages) as Messages
  together.set(key, joined)
  return joined
}

/**
 * A catalogue never changes, so an isolate asks its loader once. One that cannot be loaded is logged, and the default's words stand in
 * for it.
 */
async function messagesOf(catalogue: Catalogue, code: string): Promise<Messages> {
  const key = `${catalogue} ${code}`
  const known = loaded.get(key)
  if (known) return known
  try {
    const loaders: Loaders & Partial<Record<string, Loader>> = catalogues[catalogue]
    const { messages } = await (loaders[code] ?? loaders[standard])()
    loaded.set(key, messages)
    return messages
  } catch (error) {
    console.error('Failed to load translations', code, error)
    if (code === standard) throw error
    return messagesOf(catalogue, standard)
  }
}
