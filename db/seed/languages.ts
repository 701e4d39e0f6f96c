/** What first texts are written in. */
export const firstLanguages = [
  { code: 'nb', name: 'Norwegian', nativeName: 'Norsk', direction: 'ltr' },
  { code: 'en', name: 'English', nativeName: 'English', direction: 'ltr' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', direction: 'rtl' },
  { code: 'pl', name: 'Polish', nativeName: 'Polski', direction: 'ltr' },
  { code: 'uk', name: 'Ukrainian', nativeName: 'Українська', direction: 'ltr' },
] as const

export type LanguageCode = (typeof firstLanguages)[number]['code']

export const languageCodes = firstLanguages.map(({ code }) => code)
export const demoLanguages = { languageCodes, defaultCode: 'nb' } as const

/** A first text in each of its languages. */
export type Texts<T = string> = Record<LanguageCode, T>

/** The same words in every language, such as a name. */
export function inEveryLanguage(words: string): Texts {
  return { nb: words, en: words, ar: words, pl: words, uk: words }
}
