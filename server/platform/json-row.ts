import { Column, type SQL, sql } from 'drizzle-orm'

/**
 * A row as one JSON text, in one column: on the wire every value is an object of its own, which the database writes and the Worker
 * reads and maps one by one; forty cards of 22 columns cost both more than finding them did. Columns that hold JSON come parsed;
 * flags come as 0 and 1.
 * @example build.select({ card: jsonRow<CardRow>({ id: products.id, … }) }).from(products) // [{ card: { id: …, … } }]
 */
export function jsonRow<Row extends object>(columns: {
  [Name in keyof Row]-?: Column | SQL
}): SQL<Row> {
  const names = Object.keys(columns) as (keyof Row)[]
  const values = names.map((name) => valueOf(columns[name]))
  return sql<Row>`json_array(${sql.join(values, sql`, `)})`.mapWith((text: string) =>
    rowOf(names, JSON.parse(text) as Row[keyof Row][]),
  )
}

function valueOf(column: Column | SQL): Column | SQL {
  return column instanceof Column && column.dataType === 'json' ? sql`json(${column})` : column
}

function rowOf<Row>(names: readonly (keyof Row)[], values: readonly Row[keyof Row][]): Row {
  return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Row
}
