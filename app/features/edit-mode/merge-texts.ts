import { diff3Merge } from 'node-diff3'

export interface Merged {
  value: string
  /** Where both changed the same: ours stands there, and somebody has to look. */
  clashes: number
}

/**
 * Both changes of one text in one: word by word, a rich text tag by tag.
 * @example mergedText({ base: 'a b c', mine: 'A b c', theirs: 'a b C' }).value // 'A b C'
 */
export function mergedText({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', string>): Merged {
  const regions = diff3Merge(pieces(mine), pieces(base), pieces(theirs), {
    excludeFalseConflicts: true,
  })
  const clashes = regions.filter(({ conflict }) => conflict).length
  const value = regions.flatMap(({ ok, conflict }) => ok ?? conflict?.a ?? []).join('')
  return { value, clashes }
}

/** Tags, words and the space between them. */
function pieces(text: string): string[] {
  return text.match(/<[^>]*>|&\w+;|[^\s<&]+|\s+|[<&]/gu) ?? []
}
