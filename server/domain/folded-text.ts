import { withFewMarks } from './nfc.ts'
import { plainDigits } from './plain-digits.ts'

/**
 * What people leave out or type in many ways within a word: apostrophes and their stand-ins, the tatweel that stretches Arabic letters,
 * soft hyphens and all else that cannot be seen.
 */
const dropped = /['’‘‛ʼʻʹʾʿ՚ꞌ`´′＇\u0640\p{Cf}]/gu

/** Letters that Unicode does not take apart and that are typed as another one; the Norwegian ones stay, since they have two spellings. */
const plain: Record<string, string> = {
  ...{ ß: 'ss', ł: 'l', đ: 'd', ı: 'i', ð: 'd', þ: 'th', œ: 'oe', ŋ: 'n', ŧ: 't', ħ: 'h' },
  ...{ ς: 'σ', ґ: 'г' },
  ...{ ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ە: 'ه', ہ: 'ه', ھ: 'ه', ٱ: 'ا', ڤ: 'ف', پ: 'ب' },
}
const single = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu')

const twoDots: Record<string, string> = { a: 'ä', o: 'ø', u: 'ü' }
/** Any run of what is neither letter, digit nor picture, but a point or a stroke between two digits. */
const sign = /(?!(?<=\d)[./](?=\d))[^\p{L}\p{N}\p{So}]+/gu

/**
 * The words of a text as a search compares them, with single spaces: case, accents, signs and the digits of other scripts folded in
 * every alphabet. `ø` (also for `ö`), `å`, `æ`, `ä` and `ü` are left for the search, which knows their spellings.
 * @example fold('Knekke-BRÖD, м’ясо ١٫٥ l') // 'knekke brød мясо 1.5 l'
 */
export function fold(text: string): string {
  return foldedLetters(text).replaceAll(/ +/gu, ' ').trim()
}

/** The same of a piece of text: a sign is a space, also at the ends. */
export function foldedLetters(text: string): string {
  return withFewMarks(plainDigits(text).replaceAll(dropped, ''))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/a\u030A/gu, 'å')
    .replaceAll(/([aou])\u0308/gu, (_, letter: string) => twoDots[letter] ?? letter)
    .replaceAll(/\p{M}+/gu, '')
    .normalize('NFKC')
    .replaceAll(single, (letter) => plain[letter] ?? letter)
    .replaceAll(/(?<=\d)[,٫](?=\d)/gu, '.')
    .replaceAll(/(?<=\d)⁄(?=\d)/gu, '/')
    .replaceAll(sign, ' ')
}
