import type { Client } from '@libsql/client/http'
import { newId } from '#domain/ids.ts'
import { blockKinds } from '#domain/sections.ts'
import { hostileHtml } from './hostile-html.ts'
import { messagesIn } from './pseudo-language.ts'

/** Every column that holds what people have written and a page shows, by its table. */
const written: Record<string, readonly string[]> = {
  addresses: ['label', 'name', 'street', 'city'],
  category_translations: ['name', 'description'],
  factories: ['description', 'address'],
  factory_settings: ['company_name', 'legal_name', 'contact_phone', 'contact_email'],
  footer_colors: [
    ...['background_color', 'text_color', 'link_color', 'link_hover_color', 'border_color'],
  ],
  footer_link_translations: ['title', 'source_title'],
  footer_links: ['title'],
  languages: ['name', 'native_name'],
  media: ['name', 'folder'],
  media_texts: ['alt_text'],
  menu_item_translations: ['title', 'source_title'],
  menu_items: ['title', 'icon_color'],
  order_lines: ['title_snapshot', 'package_size_snapshot'],
  orders: ['name', 'company_name', 'po_number', 'note', 'shipping_name'],
  page_content_translations: ['content_value', 'source_value'],
  announcement_texts: ['text'],
  product_allergens: ['detail'],
  shipping_method_translations: ['name', 'description'],
  product_translations: [
    ...['name', 'description', 'package_size', 'ingredients', 'storage_text', 'origin_text'],
  ],
  saved_lists: ['name'],
  theme_tokens: ['value'],
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
      ...hostileHtml.map((_, number) => ({
        sql: 'insert into hostile values (?, ?)',
        args: [number, hostile(number)],
      })),
      ...announcement,
      ...colors,
      file,
      ...history,
      ...sections(),
      ...(await ownWords()),
      ...Object.entries(written).flatMap(([table, columns]) =>
        columns.map(
          (column, place) =>
            `update ${table} set ${column} = (select text from hostile where number =
              (${table}.rowid * ${columns.length} + ${place}) % ${hostileHtml.length})`,
        ),
      ),
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

/** The demo announces nothing: here every page does. */
const announcement = [
  `insert into announcements (factory_id, words_key, is_dismissible, is_shown)
    select id, 'hostile', 1, 1 from factories`,
  `insert into announcement_texts (factory_id, language_code, text)
    select factories.id, languages.code, '' from factories, languages`,
]

/** The demo has the product's own colours: here everything has another one. */
const colors = [
  `insert into footer_colors (factory_id, background_color, text_color, link_color, link_hover_color, border_color)
    select id, '', '', '', '', '' from factories`,
  `insert into theme_tokens (factory_id, scheme, token, value)
    select factories.id, s.column1, t.column1, '' from factories, (values ('light'), ('dark')) as s,
      (values ('background'), ('foreground'), ('primary'), ('border'), ('card')) as t`,
]

/** The demo's library is empty: here it has a file, with its words. */
const file = `insert into media (id, factory_id, kind, name, search_text, media_type, bytes, content_hash, storage_key,
    version, turn, focal_x, focal_y, is_decorative, created_at, updated_at)
  select 'hostile', id, 'file', '', '', 'application/pdf', 1, 'hostile', 'hostile', 1, 0, 50, 50, 0, 0, 0 from factories`

/** Every text has two former versions, and in one language a draft. */
const history = [
  `insert into content_pending (page_content_id, language_code, kind, value, is_reviewed, source_value, rev, at, author)
    select page_content_id, language_code, 'draft', (select text from hostile where number = t.rowid % ${hostileHtml.length}), 1, null, rev, 0, null
    from page_content_translations t where language_code = 'pl'`,
  `insert into content_versions (id, page_content_id, language_code, value, status, is_reviewed, source_value, origin, at, author)
    select 'hostile ' || kind || t.rowid, page_content_id, language_code,
      (select text from hostile where number = (t.rowid * 2 + kind) % ${hostileHtml.length}), 'published', 1, null, 'human', kind, null
    from page_content_translations t, (select 0 as kind union select 1)`,
]

const wordsOfBlocks = [
  ...['title', 'text', 'body', 'primary', 'secondary', 'more'],
  ...['1.title', '1.text', '1.body', '1.name', '1.street', '1.city', '1.hours'],
]

/** A block of each kind on the page about us, with all the words that any of them shows. */
function sections() {
  return blockKinds.flatMap((kind, place) => {
    const number = place + 1
    return [
      {
        sql: `insert into page_sections (factory_id, page_slug, number, kind, sort_order, is_hidden, settings, created_at, updated_at)
              select id, 'about', ?, ?, ?, 0, '{"url":"/faq","secondUrl":"/faq"}', 0, 0 from factories`,
        args: [number, kind, place],
      },
      ...wordsOfBlocks.flatMap((name, at) => {
        const id = newId()
        const type = name.endsWith('body') ? 'html' : 'text'
        return [
          {
            sql: `insert into page_contents (id, factory_id, page_slug, content_key, content_type, is_active, sort_order, created_at, updated_at)
                  select ?, id, 'about', ?, ?, 1, 1000, 0, 0 from factories`,
            args: [id, `section.${number}.${name}`, type],
          },
          {
            sql: `insert into page_content_translations (page_content_id, language_code, content_value, updated_at)
                  select ?, code, ?, 0 from languages`,
            args: [id, hostile(number * wordsOfBlocks.length + at)],
          },
        ]
      }),
    ]
  })
}

/** The factory's own words for every interface text of a language; in braces a message has its arguments. */
async function ownWords() {
  return [...(await messagesIn('app')).keys()].map((id, number) => ({
    sql: `insert into translations (factory_id, language_code, translation_key, content, content_type, created_at, updated_at)
          select id, 'ar', ?, ?, 'text', 0, 0 from factories`,
    args: [id, hostile(number).replaceAll(/[{}']/gu, '"')],
  }))
}

function hostile(number: number): string {
  return (hostileHtml[number % hostileHtml.length] ?? '').replaceAll('\u0000', '\uFFFD')
}
