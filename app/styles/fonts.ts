import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import manropeCyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url'
import manropeLatin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import serifCyrillic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2?url'
import vazirmatn from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'

/** By the script of the language: what its first screen is set in. Files that a page may not need are left to the stylesheet. */
const byScript: Record<string, readonly string[]> = {
  Latn: [manropeLatin, frauncesLatin],
  Cyrl: [manropeCyrillic, serifCyrillic],
  Arab: [vazirmatn],
}

/** The font files to fetch before the stylesheet asks for them, in a language's script. */
export function fontsOf(languageCode: string): readonly string[] {
  return byScript[new Intl.Locale(languageCode).maximize().script ?? ''] ?? [manropeLatin]
}
