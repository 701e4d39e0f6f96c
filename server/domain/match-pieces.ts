import { foldedLetters } from './folded-text.ts'
import { nfc } from './nfc.ts'
import { soughtWords } from './search.ts'

/**
 * A text in pieces, the strong ones being where a word of the query was found, in whatever spelling:
 * `Blåbærsyltetøy` with `BAER` marks `bær`. One piece where nothing was.
 */
export function matchPieces(text: string, query: string): { text: string; isStrong: boolean }[] {
  const letters = [...nfc(text)]
  const folded = letters.map(foldedLetters)
  const strong = new Set<number>()
  for (const pattern of soughtWords(query).flat().map(patternOf))
    for (const { index, 0: found } of ` ${folded.join('')} `.matchAll(pattern)) {
      // The space in front is no letter of the text.
      const place = index - 1
      lettersBetween(folded, place, place + found.length).forEach((letter) => strong.add(letter))
    }
  return joined(letters, strong)
}

/** What a letter of a sought word may stand for in a folded text; every other one stands for itself. */
const spellings: Record<string, string> = {
  a: '(?:a|aa|å|ä)',
  o: '(?:o|oe|ø)',
  u: '(?:u|ü)',
  ae: '(?:æ|ä|(?:aa|[aåä])e)',
  A: '(?:a|aa|å|ä|æ)',
  E: '(?:e|æ|ä)',
  å: '(?:å|aa)',
  ø: '(?:ø|oe)',
  æ: '(?:æ|ä|(?:aa|[aåä])e)',
  ü: '(?:ü|ue)',
  // A letter alone does not show that it stands between digits.
  '.': ' ',
  '/': ' ',
}
const spelt = /ae|[AEaouåøæü./]/gu
/** The half of an `æ` that a part of a word may begin or end with. */
const halves = /^e|a$/gu

/** Spaces around a word say that it is sought as a whole. */
function patternOf(needle: string): RegExp {
  const word = needle
    .trim()
    .replaceAll(halves, (half) => half.toUpperCase())
    .replaceAll(spelt, (letters) => spellings[letters] ?? letters)
  return new RegExp(needle.startsWith(' ') ? `(?<= )${word}(?= )` : word, 'gu')
}

/** Which letters a stretch of the folded text belongs to: one may fold to two (ß) or to none (a vowel sign). */
function lettersBetween(folded: readonly string[], from: number, to: number): number[] {
  let end = 0
  return folded.flatMap((letter, index) => {
    const start = end
    end += letter.length
    return end > from && start < to && (letter !== '' || start > from) ? [index] : []
  })
}

function joined(letters: readonly string[], strong: ReadonlySet<number>) {
  const pieces: { text: string; isStrong: boolean }[] = []
  for (const [index, letter] of letters.entries()) {
    const isStrong = strong.has(index)
    const last = pieces.at(-1)
    if (last?.isStrong === isStrong) last.text += letter
    else pieces.push({ text: letter, isStrong })
  }
  return pieces
}
