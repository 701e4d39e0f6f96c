import * as v from 'valibot'
import { appConfig } from '#config'
import type { Language } from '#domain/languages.ts'
import { type Company, type ShellData, shellSchema } from '#domain/shell.schema.ts'

/** What all pages of a factory share, whatever the language, and the revisions that say whether a copy is still true. */
export interface Site {
  factoryId: string
  company: Company
  loading: ShellData['loading']
  minOrderOre: number
  /** Where the tiles of the sellers' map come from, if not from here. */
  tileOrigin?: string | undefined
  /** Some of it is for the signed in alone, or for all others: pages of the two differ. */
  isForSome: boolean
  languages: Language[]
  /** By language code; `*` is what all languages share. */
  revisions: Record<string, number>
}

const siteSchema = v.object({
  factoryId: v.string(),
  company: shellSchema.entries.company,
  loading: shellSchema.entries.loading,
  minOrderOre: v.number(),
  tileOrigin: v.optional(v.string()),
  isForSome: v.boolean(),
  // A page is in one of them.
  languages: v.pipe(
    v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        nativeName: v.string(),
        flagIconUrl: v.nullable(v.string()),
        direction: v.picklist(['ltr', 'rtl']),
        isDefault: v.boolean(),
        fallbackLanguages: v.optional(v.array(v.string())),
        hasOwnTexts: v.optional(v.literal(true)),
        catalogue: v.picklist(appConfig.catalogues),
      }),
    ),
    v.minLength(1),
  ),
  revisions: v.record(v.string(), v.number()),
})

/** True of what this version keeps as a site: a store may hold anything. */
export function isSite(value: unknown): value is Site {
  return v.is(siteSchema, value)
}

/**
 * Names one state of the public content in one language: it changes when anything that a visitor reads there does, also where
 * another language fills a gap.
 */
export function revisionOf(site: Site, languageCode: string): string {
  const numberOf = (code: string) => site.revisions[code] ?? 0
  const read = [
    '*',
    defaultLanguageOf(site),
    languageCode,
    ...fallbackLanguagesOf(site, languageCode),
  ]
  return [...new Set(read)].map(numberOf).join('.')
}

/** The same, of one factory's site. */
export function readersKey({ site, language }: { site: Site; language: Pick<Language, 'code'> }) {
  return [site.factoryId, language.code, revisionOf(site, language.code)].join(' ')
}

/** Names one state of the public content in all languages, for what holds addresses in each of them. */
export function revisionOfAll(site: Site): string {
  const numbers = Object.entries(site.revisions).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return numbers.map(([code, revision]) => `${code}${revision}`).join('.')
}

/** The languages that fill the gaps of one before the default does, the first that can. */
export function fallbackLanguagesOf(site: Site, languageCode: string): readonly string[] {
  return site.languages.find(({ code }) => code === languageCode)?.fallbackLanguages ?? []
}

/** The language that fills the gaps of the others. */
export function defaultLanguageOf({
  languages,
}: {
  languages: readonly Pick<Language, 'code' | 'isDefault'>[]
}): string {
  const named = languages.find((language) => language.isDefault) ?? languages[0]
  return named?.code ?? appConfig.defaults.languageCode
}
