import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { appConfig, type CatalogueCode } from '#config'
import { currentLanguageCode } from '#app/platform/page-context.ts'

const loaders: Record<CatalogueCode, () => Promise<{ messages: Messages }>> = {
  nb: () => import('./locales/nb.po'),
  en: () => import('./locales/en.po'),
  ar: () => import('./locales/ar.po'),
  pl: () => import('./locales/pl.po'),
  uk: () => import('./locales/uk.po'),
}

/** Interface texts in the page's language. A language without a catalogue of its own falls back to the default's. */
export async function activateI18n(): Promise<I18n> {
  const locale = currentLanguageCode()
  const messages = await messagesOf(catalogueOf(locale))
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/**
 * Lays the factory's own words over the catalogue (ledger L06). The catalogue itself, which all requests share, stays as it is; so
 * does what is shown where the words cannot be read (ledger G06).
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

const loaded = new Map<CatalogueCode, Messages>()

/**
 * A catalogue never changes, so an isolate asks its loader once. One that cannot be loaded is logged, and the default's words stand in
 * for it (ledger G06).
 */
async function messagesOf(code: CatalogueCode): Promise<Messages> {
  const known = loaded.get(code)
  if (known) return known
  try {
    const { messages } = await loaders[code]()
    loaded.set(code, messages)
    return messages
  } catch (error) {
    console.error('Failed to load translations', code, error)
    if (code === appConfig.defaults.languageCode) throw error
    return messagesOf(appConfig.defaults.languageCode)
  }
}

function catalogueOf(languageCode: string): CatalogueCode {
  return (
    appConfig.catalogues.find((code) => code === languageCode) ?? appConfig.defaults.languageCode
  )
}
