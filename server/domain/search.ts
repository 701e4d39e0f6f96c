import { nfc, withFewMarks } from './nfc.ts'

/** Letters that Unicode does not take apart into a base letter and an accent. */
const plain: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' }
const single = /[øæßłđı]/gu

/**
 * A text as search compares it: case and accents folded in every alphabet, spaces single. `Blåbær` and `BLABAER` are one.
 * Both what is looked for and what is looked into pass through here.
 */
export function fold(text: string): string {
  return withFewMarks(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(single, (letter) => plain[letter] ?? letter)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/**
 * A text in pieces, the strong one being where `query` was found, case and accents folded as the search folds them:
 * `Blåbærsyltetøy` with `BAER` marks `bær`. One piece where it was not found.
 */
export function matchPieces(text: string, query: string): { text: string; isStrong: boolean }[] {
  const letters = [...nfc(text)]
  const folded = letters.map((letter) => (/\s/u.test(letter) ? ' ' : fold(letter)))
  const needle = fold(query)
  const at = needle === '' ? -1 : folded.join('').indexOf(needle)
  if (at < 0) return [{ text, isStrong: false }]
  const [from, to] = [letterAt(folded, at), letterAt(folded, at + needle.length)]
  return [
    { text: letters.slice(0, from).join(''), isStrong: false },
    { text: letters.slice(from, to).join(''), isStrong: true },
    { text: letters.slice(to).join(''), isStrong: false },
  ].filter((piece) => piece.text !== '')
}

/** The letter that a place in the folded text belongs to: one letter may fold to two (æ) or to none (a vowel sign). */
function letterAt(folded: readonly string[], place: number): number {
  let length = 0
  const index = folded.findIndex((letter) => {
    length += letter.length
    return length > place
  })
  return index < 0 ? folded.length : index
}
