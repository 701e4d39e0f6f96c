import type { Client } from '@libsql/client/http'
import { written } from './hostile-columns.ts'
import { hostile, hostileHtml } from './hostile-html.ts'
import { hostileRows, wrongLinks } from './hostile-rows.ts'
import { messagesIn } from './pseudo-language.ts'

/**
 * Puts a hostile text into every field of the demo that somebody could have written, another one into each row, past everything
 * that cleans what is saved: what shows them has to be safe by itself.
 */
export async function makeHostile(database: Client): Promise<void> {
  await database.batch(
    [
      'create table hostile (number integer primary key, text text not null)',
      ...hostileHtml.map((_, number) => ({
        sql: 'insert into hostile values (?, ?)',
        args: [number, hostile(number)],
      })),
      ...hostileRows(),
      ...(await ownWords()),
      ...Object.keys(written).flatMap(hostileWords),
      ...wrongLinks,
      // All of them are more than one text takes: two pages have them, every other one each.
      ...['quality', 'privacy'].map(
        (page, odd) =>
          `update page_content_translations set content_value = (select group_concat(text, '<hr>') from hostile where number % 2 = ${odd})
            where page_content_id in (select id from page_contents where page_slug = '${page}' and content_type = 'html')`,
      ),
      'update content_revisions set revision = revision + 1',
    ],
    'write',
  )
}

/** A hostile text into every field of a table, also of rows that came once the site was hostile. */
export function hostileWords(table: keyof typeof written): string[] {
  const columns = written[table] ?? []
  return columns.map(
    (column, place) =>
      `update ${table} set ${column} = (select text from hostile where number =
        (${table}.rowid * ${columns.length} + ${place}) % ${hostileHtml.length})`,
  )
}

/** The factory's own words for every interface text of a language; in braces a message has its arguments. */
async function ownWords() {
  return [...(await messagesIn('app')).keys()].map((id, number) => ({
    sql: `insert into translations (factory_id, language_code, translation_key, content, content_type, created_at, updated_at)
          select id, 'ar', ?, ?, 'text', 0, 0 from factories`,
    args: [id, hostile(number).replaceAll(/[{}']/gu, '"')],
  }))
}
