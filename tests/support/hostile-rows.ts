import { newId } from '#domain/ids.ts'
import { type BlockKind, blockKinds } from '#domain/sections.ts'
import { hostile, hostileHtml } from './hostile-html.ts'
import { wrongAddresses } from './wrong-addresses.ts'

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

/** Every text has two former versions, in one language a draft, and in another one words that are planned. */
const history = [
  `insert into content_pending (page_content_id, language_code, kind, value, is_reviewed, source_value, rev, at, author)
    select page_content_id, language_code, 'draft', (select text from hostile where number = t.rowid % ${hostileHtml.length}), 1, null, rev, 0, null
    from page_content_translations t where language_code = 'pl'`,
  `insert into content_pending (page_content_id, language_code, kind, value, is_reviewed, source_value, publish_at, rev, at, author)
    select page_content_id, language_code, 'scheduled', '', 1, null, 4e12, rev, 0, null
    from page_content_translations where language_code = 'uk'`,
  `insert into content_versions (id, page_content_id, language_code, value, status, is_reviewed, source_value, origin, at, author)
    select 'hostile ' || kind || t.rowid, page_content_id, language_code,
      (select text from hostile where number = (t.rowid * 2 + kind) % ${hostileHtml.length}), 'published', 1, null, 'human', kind, null
    from page_content_translations t, (select 0 as kind union select 1)`,
]

const wordsOfBlocks = [
  ...['title', 'text', 'body', 'primary', 'secondary', 'more'],
  ...['1.title', '1.text', '1.body', '1.name', '1.street', '1.city', '1.hours'],
]

/** A block of each kind on the page about us, with all the words that any of them shows; a second one of each leads to what runs. */
function sections() {
  // Somebody has saved them: without that their editors see a page's own.
  const saved = `insert into editions (factory_id, name, saved_by_call, created_at, updated_at)
    select id, 'sections.about', 'hostile', 0, 0 from factories`
  const each = [...blockKinds, ...blockKinds].flatMap((kind, place) => {
    const number = place + 1
    const url = place < blockKinds.length ? '/faq' : wrongAddresses[place % wrongAddresses.length]
    return [
      {
        sql: `insert into page_sections (factory_id, page_slug, number, kind, sort_order, is_hidden, settings, created_at, updated_at)
              select id, 'about', ?, ?, ?, 0, ?, 0, 0 from factories`,
        args: [number, kind, place, JSON.stringify(settingsOf(kind, url))],
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
  const named = `update page_sections set settings = json_set(settings, '$.products',
    json((select json_group_array(id) from (select id from products limit 3)))) where kind = 'products'`
  return [saved, ...each, named]
}

/** What a kind does not know would be its own again. */
function settingsOf(kind: BlockKind, url: string | undefined): object {
  if (kind === 'call-to-action') return { url, secondUrl: url }
  return ['hero', 'picture-text', 'products'].includes(kind) ? { url } : {}
}

/** What products and categories were called before. */
const names = (
  [
    ['product_text_versions', 'product_id', 'product_translations'],
    ['category_text_versions', 'category_id', 'category_translations'],
  ] as const
).map(
  ([versions, owner, now]) => `insert into ${versions}
    (id, language_code, field, value, is_reviewed, origin, source_value, at, author, ${owner})
    select 'hostile ' || kind || t.rowid, language_code, 'name', '', 1, 'human', '', kind, null, ${owner}
    from ${now} t, (select 0 as kind union select 1)`,
)

/** What titles of links were before, and what was done to them as the log tells it. */
const titles = [
  ...(
    [
      ['menu_title_versions', 'menu_item_id', 'menu_item_translations'],
      ['footer_title_versions', 'footer_link_id', 'footer_link_translations'],
    ] as const
  ).map(
    ([versions, link, now]) => `insert into ${versions}
      (id, language_code, title, is_reviewed, origin, source_title, at, author, ${link})
      select 'hostile ' || kind || t.rowid, language_code, '', 1, 'human', '', kind, null, ${link}
      from ${now} t, (select 0 as kind union select 1)`,
  ),
  {
    sql: `insert into audit_log (id, factory_id, at, actor_id, role, action, entity, entity_id, data, request_id)
      select 'hostile', id, ?, null, 'owner', 'menu_saved', 'menu', null, ?, 'hostile' from factories`,
    args: [
      Date.now(),
      JSON.stringify({
        [hostile(0)]: hostile(1),
        changes: hostileHtml.slice(0, 20).map((_, number) => ({
          of: hostile(number * 7),
          field: 'title',
          before: hostile(number * 11),
          after: hostile(number * 13),
        })),
      }),
    ],
  },
]

/** A place of another number for each row: the address at it runs where a browser follows it. */
const wrong = (
  table: string,
) => `(select it.value from json_each('${JSON.stringify(wrongAddresses)}')
  as it where it.key = ${table}.rowid % ${wrongAddresses.length})`

/** Addresses that run, in every place for an address; of menu and footer in every third, so that there are links to follow. */
export const wrongLinks = [
  `update menu_items set url = ${wrong('menu_items')} where rowid % 3 = 0`,
  `update footer_links set url = ${wrong('footer_links')} where rowid % 3 = 0`,
  `update announcements set url = ${wrong('announcements')}`,
  `update languages set flag_icon_url = ${wrong('languages')}`,
  `update factories set logo_url = 'javascript:alert(1)'`,
  `update factory_settings set logo_url = 'javascript:alert(1)', favicon_url = 'javascript:alert(1)',
    loading_style = 'custom', loading_image_url = 'javascript:alert(1)'`,
  ...wrongAddresses.map((address, number) => ({
    sql: `insert into redirects (id, factory_id, from_path, language_code, to_path, is_manual, created_at, updated_at)
      select ?, id, ?, '*', ?, 1, 0, 0 from factories`,
    args: [`hostile ${number}`, `/hostile-${number}`, address],
  })),
  ...wrongAddresses.map((address) => ({
    sql: `insert or ignore into missing_addresses (factory_id, path, count, last_seen_at, is_ignored)
      select id, ?, 9, 0, 0 from factories`,
    args: [address],
  })),
]

/** Rows for what the demo has none of. */
export function hostileRows() {
  return [...announcement, ...colors, file, ...history, ...names, ...titles, ...sections()]
}
