import { nativeNames, unnamed } from './native-names.ts'

/** What a site in Europe is likely to want next; every other code can be typed. */
const suggested = [
  ...['nn', 'se', 'sv', 'da', 'fi', 'is', 'fo', 'kl', 'et', 'lv', 'lt', 'de', 'nl', 'fr', 'es'],
  ...['pt', 'it', 'ca', 'eu', 'gl', 'ga', 'cy', 'cs', 'sk', 'sl', 'hr', 'bs', 'sr', 'mk', 'bg'],
  ...['ro', 'hu', 'sq', 'el', 'tr', 'ru', 'be', 'ka', 'hy', 'az', 'kk', 'he', 'fa', 'ps', 'ckb'],
  ...['ur', 'hi', 'bn', 'pa', 'ta', 'ne', 'si', 'my', 'th', 'vi', 'id', 'ms', 'tl', 'zh', 'ja'],
  ...['ko', 'so', 'ti', 'am', 'om', 'sw', 'rw', 'ln', 'yo', 'ha', 'ku'],
]

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

export interface KnownLanguage {
  code: string
  /** As English calls it, and as its own speakers do. */
  name: string
  nativeName: string
  direction: 'ltr' | 'rtl'
}

/**
 * What is known of a language by its code.
 * @example knownLanguage('fi') // { code: 'fi', name: 'Finnish', nativeName: 'Suomi', direction: 'ltr' }
 */
export function knownLanguage(code: string): KnownLanguage {
  const native = nativeNames[code] ?? nameIn(code, code)
  return {
    code,
    name: nameIn('en', code),
    nativeName: native.charAt(0).toLocaleUpperCase(code) + native.slice(1),
    direction: rightToLeft.has(code.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr',
  }
}

/** The languages to choose from, named and ordered in the reader's; those that the site has are left out. */
export function suggestedLanguages(reader: string, taken: readonly string[]) {
  return suggested
    .filter((code) => !taken.includes(code))
    .map((code) => ({ code, label: nameIn(reader, code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, reader))
}

function nameIn(reader: string, code: string): string {
  const known = unnamed[code]
  if (known) return known[reader] ?? known['en'] ?? code
  return new Intl.DisplayNames([reader, 'en'], { type: 'language' }).of(code) ?? code
}
