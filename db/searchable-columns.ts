import type { Client, InStatement, Row } from '@libsql/client/http'
import { searchable } from '#domain/search.ts'

const rowsAtOnce = 500

interface Kept {
  /** Rows after the last one of the part before, which an empty text is before all. */
  rows: string
  write: string
  textOf: (row: Row) => string
}

const orderName = `name || ' ' || coalesce(company_name, '')`
const orderDetails = `email || ' ' || phone || coalesce((select ' ' || group_concat(title_snapshot, ' ')
  from (select title_snapshot from order_lines where order_id = orders.id order by sort_order)), '')`

/** Where a column holds what a search looks into. A row that somebody has changed since it was read is left as they wrote it. */
const columns: readonly Kept[] = [
  {
    rows: `select product_id as id, language_code as more, name, description, folded as kept
      from product_translations where (product_id, language_code) > (?, ?) order by 1, 2 limit ${rowsAtOnce}`,
    write: `update product_translations set folded = ? where folded = ? and product_id = ? and language_code = ?
      and name = ? and description = ?`,
    textOf: (row) => searchable(text(row, 'name'), text(row, 'description')),
  },
  {
    rows: `select restaurant_id as id, language_code as more, name, description, folded as kept
      from restaurant_translations where (restaurant_id, language_code) > (?, ?) order by 1, 2 limit ${rowsAtOnce}`,
    write: `update restaurant_translations set folded = ? where folded = ? and restaurant_id = ? and language_code = ?
      and name = ? and description = ?`,
    textOf: (row) => searchable(text(row, 'name'), text(row, 'description')),
  },
  {
    rows: `select id, '' as more, name, '' as description, search_text as kept
      from media where (id, '') > (?, ?) order by 1 limit ${rowsAtOnce}`,
    write: `update media set search_text = ? where search_text = ? and id = ? and '' = ? and name = ? and '' = ?`,
    textOf: (row) => searchable(text(row, 'name')),
  },
  {
    rows: `select id, '' as more, ${orderName} as name, ${orderDetails} as description, search_text as kept
      from orders where (id, '') > (?, ?) order by 1 limit ${rowsAtOnce}`,
    write: `update orders set search_text = ? where search_text = ? and id = ? and '' = ?
      and ${orderName} = ? and ${orderDetails} = ?`,
    textOf: (row) => searchable(text(row, 'name'), text(row, 'description')),
  },
]

/**
 * Writes anew what searches look into, where it is not as this release would write it: SQL cannot fold. Answers how many rows it wrote.
 * Safe to run at any time, also while the site is open.
 */
export async function renewSearchable(client: Client): Promise<number> {
  let written = 0
  for (const column of columns) written += await renew(client, column)
  return written
}

async function renew(client: Client, { rows, write, textOf }: Kept): Promise<number> {
  let written = 0
  let last = ['', '']
  for (;;) {
    const { rows: part } = await client.execute({ sql: rows, args: last })
    const changes = part.flatMap((row): InStatement[] => {
      const made = textOf(row)
      if (made === text(row, 'kept')) return []
      return [{ sql: write, args: [made, ...seen.map((key) => text(row, key))] }]
    })
    if (changes.length > 0) await client.batch(changes, 'write')
    written += changes.length
    const end = part.at(-1)
    if (!end || part.length < rowsAtOnce) return written
    last = [text(end, 'id'), text(end, 'more')]
  }
}

const seen = ['kept', 'id', 'more', 'name', 'description'] as const

function text(row: Row, key: (typeof seen)[number]): string {
  const value = row[key]
  return typeof value === 'string' ? value : ''
}
