import type { Client } from '@libsql/client/http'
import { hostileHtml } from './hostile-html.ts'

/** Every column that holds what people have written and a page shows, by its table. */
const written: Record<string, readonly string[]> = {
  addresses: ['label', 'name', 'street', 'city'],
  category_translations: ['name', 'description'],
  factories: ['description', 'address'],
  factory_settings: ['company_name', 'legal_name'],
  footer_link_translations: ['title'],
  footer_links: ['title'],
  languages: ['name', 'native_name'],
  media: ['name'],
  media_texts: ['alt_text'],
  menu_item_translations: ['title'],
  menu_items: ['title'],
  order_lines: ['title_snapshot', 'package_size_snapshot'],
  orders: ['name', 'company_name', 'po_number', 'note', 'shipping_name'],
  page_content_translations: ['content_value', 'source_value'],
  product_allergens: ['detail'],
  product_translations: [
    ...['name', 'description', 'package_size', 'ingredients', 'storage_text', 'origin_text'],
  ],
  users: ['name', 'phone'],
}

/**
 * Puts a hostile text into every field of the demo that somebody could have written, another one into each row, past everything
 * that cleans what is saved: what shows them has to be safe by itself.
 */
export async function makeHostile(database: Client): Promise<void> {
  await database.batch(
    [
      'create table hostile (number integer primary key, text text not null)',
      ...hostileHtml.map((text, number) => ({
        sql: 'insert into hostile values (?, ?)',
        args: [number, text.replaceAll('\u0000', '\uFFFD')],
      })),
      ...Object.entries(written).flatMap(([table, columns]) =>
        columns.map(
          (column, place) =>
            `update ${table} set ${column} = (select text from hostile where number =
              (${table}.rowid * ${columns.length} + ${place}) % ${hostileHtml.length})`,
        ),
      ),
      // One page has them all.
      `update page_content_translations set content_value = (select substr(group_concat(text, '<hr>'), 1, 19900) from hostile)
        where page_content_id in (select id from page_contents where page_slug = 'quality' and content_type = 'html')`,
      'update content_revisions set revision = revision + 1',
    ],
    'write',
  )
}
