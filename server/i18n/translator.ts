import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { CatalogueCode } from '#config'
import type { Spoken } from '#domain/languages.ts'

const loaders: Record<CatalogueCode, () => Promise<{ messages: Messages }>> = {
  nb: () => import('./locales/nb.po'),
  en: () => import('./locales/en.po'),
  ar: () => import('./locales/ar.po'),
  pl: () => import('./locales/pl.po'),
  uk: () => import('./locales/uk.po'),
}

/**
 * The product's sentences of the server in a language; one without a catalogue has that of one that stands in. Of use before it is
 * known whose site it is: `translatorFor` has the factory's own words.
 */
export async function plainTranslatorFor({ catalogue: locale }: Spoken): Promise<I18n> {
  const known = translators.get(locale)
  if (known) return known
  const { messages } = await loaders[locale]()
  const made = setupI18n({ locale, messages: { [locale]: messages } })
  translators.set(locale, made)
  return made
}

/** A catalogue never changes, so an isolate makes each translator once. */
const translators = new Map<CatalogueCode, I18n>()
