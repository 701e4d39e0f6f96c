import type { ThemeFonts } from '#domain/theme.ts'
import frauncesLatin from './fonts/fraunces-latin.woff2?url'
import manropeCyrillic from './fonts/manrope-cyrillic.woff2?url'
import manropeLatin from './fonts/manrope-latin.woff2?url'
import naskhArabic from './fonts/noto-naskh-arabic.woff2?url'
import vazirmatnArabic from './fonts/vazirmatn-arabic.woff2?url'
import serifCyrillic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2?url'

/** By the script of the language: what its first screen is set in, text before headings. What a page may not need is left to the stylesheet. */
const byScript: Record<string, readonly string[]> = {
  Latn: [manropeLatin, frauncesLatin],
  Cyrl: [manropeCyrillic, serifCyrillic],
  Arab: [vazirmatnArabic, naskhArabic],
}

/** How many of them a page needs. */
const needed: Record<ThemeFonts, number> = { pair: 2, text: 1, system: 0 }

const known = new Map<string, readonly string[]>()

/** The font files to fetch before the stylesheet asks for them, in a language's script. */
export function fontsOf(languageCode: string, chosen: ThemeFonts = 'pair'): readonly string[] {
  const fonts = known.get(languageCode) ?? fontsOfScript(languageCode)
  known.set(languageCode, fonts)
  return fonts.slice(0, needed[chosen])
}

/** Finding a language's script costs more than all else in a page's head. */
function fontsOfScript(languageCode: string): readonly string[] {
  return byScript[new Intl.Locale(languageCode).maximize().script ?? ''] ?? [manropeLatin]
}
