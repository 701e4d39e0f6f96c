import type { Client } from '@libsql/client/http'
import { formatter } from '@lingui/format-po'
import { readFileSync } from 'node:fs'

const plain = 'abcdefghijklmnopqrstuvwxyz'
const strange = 'àƀćđéƒĝĥíĵķĺɱńóƥǫŕśťúṽŵẋýź'
const strangeOf = new Map(
  [...plain].flatMap((letter, index) => {
    const other = [...strange][index] ?? letter
    return [
      [letter, other],
      [letter.toUpperCase(), other.toUpperCase()],
    ]
  }),
)

const catalogues = {
  app: ['app/i18n/locales/en.po', 'app/i18n/seldom/en.po', 'app/i18n/workspace/en.po'],
  server: ['server/i18n/locales/en.po'],
}

/** The messages of the interface or the server in English, by id. */
export async function messagesIn(part: keyof typeof catalogues): Promise<Map<string, string>> {
  const parsed = await Promise.all(
    catalogues[part].map(async (filename) =>
      formatter().parse(readFileSync(filename, 'utf8'), {
        locale: 'en',
        sourceLocale: 'en',
        filename,
      }),
    ),
  )
  const messages = parsed.flatMap((catalogue) => Object.entries(catalogue))
  return new Map(messages.map(([id, { message = '' }]) => [id, message]))
}

/** Text columns that people read, by their table. */
const contents: Record<string, string[]> = {
  product_translations: [
    'name',
    'description',
    'package_size',
    'ingredients',
    'storage_text',
    'origin_text',
  ],
  category_translations: ['name', 'description'],
  page_content_translations: ['content_value'],
  menu_item_translations: ['title'],
  footer_link_translations: ['title'],
  shipping_method_translations: ['name', 'description'],
  factories: ['name', 'address'],
  factory_settings: ['company_name', 'legal_name'],
  languages: ['name', 'native_name'],
  product_allergens: ['detail'],
  products: ['attributes_schema'],
  delivery_areas: ['city'],
  restaurants: ['street', 'city'],
  restaurant_translations: ['name', 'description'],
  sellers: ['name', 'street', 'city', 'contact'],
  seller_translations: ['story'],
  opening_exception_translations: ['reason'],
  menu_section_translations: ['title'],
  option_group_translations: ['title'],
  dish_option_translations: ['title'],
}

/** Turns all of a site's English into the pseudo-language: what the database holds, and by own words the catalogue too. */
export async function speakPseudo(database: Client): Promise<void> {
  for (const [table, columns] of Object.entries(contents)) {
    const hasLanguage = table.endsWith('_translations')
    const { rows } = await database.execute(
      `select rowid as row, ${columns.join(', ')} from ${table} ${hasLanguage ? "where language_code = 'en'" : ''}`,
    )
    await database.batch(
      rows.map((row) => ({
        sql: `update ${table} set ${columns.map((column) => `${column} = ?`).join(', ')} where rowid = ?`,
        args: [...columns.map((column) => strangeValue(row[column])), row['row'] ?? null],
      })),
      'write',
    )
  }
  const messages = await messagesIn('app')
  await database.batch(
    [...messages].map(([id, message]) => ({
      sql: `insert into translations (factory_id, language_code, translation_key, content, content_type, created_at, updated_at)
            select id, 'en', ?, ?, 'text', 0, 0 from factories limit 1`,
      args: [id, pseudoMessage(message)],
    })),
    'write',
  )
  await database.execute('update content_revisions set revision = revision + 1')
}

function strangeValue(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (!value.startsWith('[') && !value.startsWith('{')) return pseudoHtml(value)
  return JSON.stringify(
    JSON.parse(value, (key, part: unknown) =>
      key === 'en' && typeof part === 'string' ? pseudo(part) : part,
    ),
  )
}

/** Every letter strange, so that a plain one on a page was written by neither catalogue nor database. */
function pseudo(text: string): string {
  return [...text].map((letter) => strangeOf.get(letter) ?? letter).join('')
}

/** A catalogue's message: what its arguments and tags are called stays. */
function pseudoMessage(message: string): string {
  let depth = 0
  return message.replaceAll(/<[^>]*>|[{}]|[^<{}]+/gu, (part) => {
    if (part === '{') depth += 1
    else if (part === '}') depth -= 1
    // Within one brace are the argument's name and its cases, within two the words of a case.
    else if (depth % 2 === 0 && !part.startsWith('<')) return pseudo(part)
    return part
  })
}

/** Formatted text: tags and entities stay. */
function pseudoHtml(html: string): string {
  return html.replaceAll(/(<[^>]*>|&[\w#]+;)|[^<&]+/gu, (part, tag?: string) => tag ?? pseudo(part))
}
