import { finderOf, searchable } from '#domain/search.ts'
import { states, type Translatable } from './translatable.ts'

export const pageSize = 50

export interface Wanted {
  q?: string | undefined
  state?: string | undefined
  page?: string | undefined
}

/** What is known of a row: as the page read it, or as it was saved since. What was looked at and left as it is has the number that it had. */
export function newerOf(read: Translatable, saved: Translatable | undefined): Translatable {
  return saved && saved.rev >= read.rev ? saved : read
}

/** The rows that an address asks for, by their words, their names or their places, and which of them fit on its page. */
export function shownRows(
  rows: readonly Translatable[],
  { q = '', state, page }: Wanted,
  nameOf: (row: Translatable) => string,
) {
  const isFound = finderOf(q, rememberedWords)
  const isState = states.some((each) => each === state)
  const fitting = rows.filter((row) => {
    if (isState && row.state !== state) return false
    return [row.source, row.target, row.context, nameOf(row)].some(isFound)
  })
  const last = Math.max(1, Math.ceil(fitting.length / pageSize))
  const number = Math.min(Math.max(1, Math.trunc(Number(page)) || 1), last)
  const from = (number - 1) * pageSize
  return {
    rows: fitting.slice(from, from + pageSize),
    total: fitting.length,
    page: number,
    pageSize,
  }
}

const mostRemembered = 20_000
const remembered = new Map<string, string>()

/** Folding all texts takes a hundred times as long as looking through them, and the list looks with every letter typed. */
function rememberedWords(text: string): string {
  const known = remembered.get(text)
  if (known !== undefined) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const words = searchable(text)
  remembered.set(text, words)
  return words
}
