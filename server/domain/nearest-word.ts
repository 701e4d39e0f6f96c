import { fold } from './folded-text.ts'

/** So many letters of a word may be wrong, of each that it has. */
const wrongShare = 0.34

/**
 * The one of some words that a mistyped one most likely means; undefined where none is near, or it is too long to be one.
 * @example nearestWord('Honing', ['Bær og honning', 'Meieri']) // 'Bær og honning'
 */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const sought = fold(typed)
  if (sought === '' || sought.length > 60) return undefined
  let nearest: { word: string; share: number } | undefined
  for (const word of words) {
    const share = Math.min(...pieces(word).map((piece) => wrongLetters(sought, piece)))
    if (share <= wrongShare && share < (nearest?.share ?? 1)) nearest = { word, share }
  }
  return nearest?.word
}

/** The whole word and, of several, each of them: who types one of two words means both. */
function pieces(word: string): string[] {
  const folded = fold(word)
  return [folded, ...folded.split(' ').filter((piece) => piece.length > 3)]
}

/** How many letters have to change, of each of the longer one. */
function wrongLetters(one: string, other: string): number {
  const longer = Math.max(one.length, other.length)
  if (Math.abs(one.length - other.length) / longer > wrongShare) return 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to += 1) {
      const swap = (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return (row.at(-1) ?? longer) / longer
}
