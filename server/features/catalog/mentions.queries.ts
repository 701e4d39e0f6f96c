import { type Column, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { products } from '#db/schema/index.ts'
import { beginning, codeIn, soughtWords } from '#domain/search.ts'
import type { InScope } from '#server/http/scope.ts'
import { holdsAll } from '#server/features/search/held-words.queries.ts'
import type { Params, ParamsList } from '#server/platform/prepared-query.ts'
import { fallback, own, productWords, wordsOfFallback } from './card.queries.ts'

/** A list for each spelling that a sought word may have, with a place for every word. */
const spellings = ['first', 'second', 'third'] as const

/** Where a search's text stands in a query: its words, how the first of them begins a name, and the whole of it as a number. */
export type TextParams = ParamsList<(typeof spellings)[number] | 'beginnings'> & Params<'code'>

/** What of it is a list, for the queries that read it. */
export const textLists = [...spellings, 'beginnings'] as const

/** The values of a search. A spelling that a word does not have is null, which is in no text; so is a number of signs alone. */
export function textValues(text: string) {
  const words = soughtWords(text)
  const spelling = (index: number) => words.map((word) => word[index] ?? null)
  return {
    first: spelling(0),
    second: spelling(1),
    third: spelling(2),
    beginnings: spellings.map((_name, index) => beginningOf(words[0]?.[index])),
    code: codeIn(text) || null,
  }
}

/** The twin of `findByText`: products of which each word is in some text that they may be read in, or whose number it is. */
export function mentions(at: InScope & TextParams): SQL | undefined {
  const texts = [own.folded, ...wordsOfFallback(at, 'folded'), fallback.folded]
  return or(
    holdsAll(texts, wordsAt(at)),
    sql`${comparedCode(products.sku)} = ${at.code}`,
    sql`${comparedCode(products.barcode)} = ${at.code}`,
  )
}

/** The twin of the domain's own, for the words that a product is read in. */
export function nameRank(at: InScope & TextParams): SQL<number> {
  const words = productWords(at, 'folded')
  const name = sql`named.name`
  const begins = or(...at.beginnings.map((begun) => sql`instr(${name}, ${begun}) > 0`)) ?? sql`0`
  // A spelling that is null is neither in a name nor not in it.
  return sql<number>`(select case when ${holdsAll([name], wordsAt(at))}
      then case when ${begins} then 0 else 1 end else 2 end
    from (select coalesce(substr(${words}, 1, instr(${words}, char(9))), '') as name) as named)`
}

function beginningOf(word: string | undefined): string | null {
  return word === undefined ? null : beginning(word)
}

function wordsAt(at: TextParams): Placeholder[][] {
  return at.first.map((first, index) =>
    [first, at.second[index], at.third[index]].filter((place) => place !== undefined),
  )
}

/** As the domain compares codes. An index would be of no use: each product is looked at for its words as well. */
function comparedCode(code: Column): SQL {
  const bare = sql`replace(replace(replace(replace(replace(${code}, '-', ''), '_', ''), '.', ''), '/', ''), ' ', '')`
  return sql`upper(${bare})`
}
