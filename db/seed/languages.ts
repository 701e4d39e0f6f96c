import { languages } from '#db/schema/index.ts'
import { add, madeNow, type Seed } from './seed.ts'

const rows = [
  { code: 'nb', name: 'Norwegian', nativeName: 'Norsk', direction: 'ltr' },
  { code: 'en', name: 'English', nativeName: 'English', direction: 'ltr' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', direction: 'rtl' },
  { code: 'pl', name: 'Polish', nativeName: 'Polski', direction: 'ltr' },
  { code: 'uk', name: 'Ukrainian', nativeName: 'Українська', direction: 'ltr' },
] as const

export type LanguageCode = (typeof rows)[number]['code']

/** What first texts are written in. */
export const languageCodes = rows.map(({ code }) => code)
export const demoLanguages = { languageCodes, defaultCode: 'nb' } as const

/** A first text in each of its languages. */
export type Texts<T = string> = Record<LanguageCode, T>

export function addLanguages(seed: Seed): void {
  add(
    seed,
    languages,
    rows
      .filter(({ code }) => seed.languageCodes.includes(code))
      .map((row) => ({
        ...row,
        isActive: true,
        isDefault: row.code === seed.defaultCode,
        sortOrder: seed.languageCodes.indexOf(row.code),
        ...madeNow(seed),
      })),
  )
}

/** The same words in every language, such as a name. */
export function inEveryLanguage(words: string): Texts {
  return { nb: words, en: words, ar: words, pl: words, uk: words }
}
