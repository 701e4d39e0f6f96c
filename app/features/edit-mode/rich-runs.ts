import { diffArrays } from 'diff'
import { type Facet, without } from './rich-facets.ts'
import { type RichToken, tokensOf } from './rich-tokens.ts'

/** A run of what became the same of a rich text. */
export interface RichRun {
  kind: RichToken['kind']
  words: string
  change: 'same' | 'out' | 'in'
  /** What is no longer said of these words, and what is said of them now. */
  gone: readonly Facet[]
  come: readonly Facet[]
}

/** Texts that have nothing in common are not compared to the end: that would take as long as both are long, squared. */
const mostEdits = 2000

/** What became of a rich text: of its words, pictures and blocks, and of how they look and where they lead. */
export function runsOf(before: string, after: string): RichRun[] {
  const [was, is] = [tokensOf(before), tokensOf(after)]
  const changes = diffArrays(was, is, { comparator: isSameThing, maxEditLength: mostEdits }) ?? [
    { value: was, removed: true },
    { value: is, added: true },
  ]
  const runs: RichRun[] = []
  let at = 0
  for (const { value, added, removed } of changes) {
    for (const [index, token] of value.entries())
      push(runs, added ? putIn(token) : removed ? takenOut(token) : kept(was[at + index], token))
    if (!added) at += value.length
  }
  return runs
}

function isSameThing(one: RichToken, other: RichToken): boolean {
  return one.kind === other.kind && one.words === other.words
}

function putIn({ facets, ...token }: RichToken): RichRun {
  return { ...token, change: 'in', gone: [], come: facets }
}

function takenOut({ facets, ...token }: RichToken): RichRun {
  return { ...token, change: 'out', gone: facets, come: [] }
}

function kept(was: RichToken | undefined, { facets, ...token }: RichToken): RichRun {
  const before = was?.facets ?? facets
  return {
    ...token,
    change: 'same',
    gone: without(before, facets),
    come: without(facets, before),
  }
}

/** Words of which the same is told stand together, with the spaces between them. */
function push(runs: RichRun[], run: RichRun): void {
  const last = runs.at(-1)
  const previous = runs.at(-2)
  if (last && isOne(last, run)) last.words += run.words
  else if (last && previous && isSpace(last, run) && isOne(previous, run)) {
    runs.pop()
    previous.words += last.words + run.words
  } else runs.push(run)
}

function isOne(last: RichRun, run: RichRun): boolean {
  if (last.kind !== 'word' || run.kind !== 'word' || last.change !== run.change) return false
  return isSaid(last.gone, run.gone) && isSaid(last.come, run.come)
}

function isSpace({ kind, words, change }: RichRun, run: RichRun): boolean {
  return kind === 'word' && words.trim() === '' && change === run.change
}

function isSaid(one: readonly Facet[], other: readonly Facet[]): boolean {
  return without(one, other).length === 0 && without(other, one).length === 0
}
