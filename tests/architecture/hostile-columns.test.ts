import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as schema from '#db/schema/index.ts'
import { notWritten, written, writtenElsewhere } from '#tests/support/hostile-columns.ts'

/** Who did it: an id, of which a page shows a person's name. */
const doers = new Set(['created_by', 'updated_by', 'author', 'food_info_confirmed_by'])

/** Every column of the schema that holds a text of any form: no key of a row, no reference, none of a few words. */
function textColumns(): string[] {
  return Object.values(schema).flatMap((table) => {
    if (!is(table, SQLiteTable)) return []
    const { name, columns, foreignKeys, primaryKeys } = getTableConfig(table)
    const references = new Set(foreignKeys.flatMap((key) => key.reference().columns))
    const alone = new Set(
      primaryKeys.flatMap((key) => (key.columns.length === 1 ? key.columns : [])),
    )
    return columns
      .filter(
        (column) =>
          column.getSQLType() === 'text' &&
          !column.enumValues?.length &&
          !column.primary &&
          !references.has(column) &&
          !alone.has(column) &&
          !doers.has(column.name),
      )
      .map((column) => `${name}.${column.name}`)
  })
}

function namesIn(lists: readonly Record<string, readonly string[]>[]): string[] {
  return lists.flatMap((list) =>
    Object.entries(list).flatMap(([table, columns]) => columns.map((name) => `${table}.${name}`)),
  )
}

test('[I6] every text column of the schema is made hostile, or it is said why no one writes it', () => {
  const named = namesIn([written, ...Object.values(writtenElsewhere), ...Object.values(notWritten)])
  expect(new Set(named).size).toBe(named.length)
  expect(named.toSorted()).toEqual(textColumns().toSorted())
})
