import type { Site } from './site.ts'

/** Each translation of the first entry of the menu, and of the first link of the footer, was made from another title. */
export async function withOldSources(site: Site): Promise<void> {
  await site.database.batch(
    [
      `update menu_item_translations set source_title = 'Gamle ' || (select title from menu_items where id = menu_item_id)
        where language_code <> 'nb' and menu_item_id =
          (select id from menu_items where parent_id is null order by sort_order limit 1)`,
      `update footer_link_translations set source_title = 'Gamle ' || (select title from footer_links where id = footer_link_id)
        where language_code <> 'nb' and footer_link_id =
          (select id from footer_links where section_key = 'quicklinks' order by sort_order limit 1)`,
    ],
    'write',
  )
}

/** As if a text had been translated from other words than are its source now. */
export async function withOldSource(
  site: Site,
  text: { name: string; language: string; source: string },
): Promise<void> {
  const [page = '', key = ''] = text.name.split('.')
  await site.database.execute({
    sql: `update page_content_translations set source_value = ? where language_code = ? and page_content_id =
      (select id from page_contents where page_slug = ? and content_key = ?)`,
    args: [text.source, text.language, page, key],
  })
}
