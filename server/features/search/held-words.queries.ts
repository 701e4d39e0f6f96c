import { and, type Column, or, type Placeholder, type SQL, sql } from 'drizzle-orm'

/** The twin of the domain's own: in one of the texts, which `searchable` wrote, is each word in one of its spellings. No words are in none. */
export function holdsAll(
  texts: readonly (SQL | Column)[],
  words: readonly (readonly (string | Placeholder)[])[],
): SQL {
  const held = words.map((spellings) =>
    or(...texts.flatMap((text) => spellings.map((word) => isIn(text, word)))),
  )
  return and(...held) ?? sql`0`
}

function isIn(text: SQL | Column, word: string | Placeholder): SQL {
  return sql`instr(${text}, ${word}) > 0`
}
