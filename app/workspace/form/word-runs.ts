import { diffWordsWithSpace } from 'diff'

/** A run of words that both texts have, that was taken out, or that was put in. */
export interface WordRun {
  words: string
  change: 'same' | 'out' | 'in'
}

/** What became of a text, word by word. */
export function wordDifference(before: string, after: string): WordRun[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    words: value,
    change: added ? 'in' : removed ? 'out' : 'same',
  }))
}
