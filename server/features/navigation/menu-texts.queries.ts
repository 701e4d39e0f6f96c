import { sql } from 'drizzle-orm'
import { languages, menuItems } from '#db/schema/index.ts'
import { titleTexts } from '#server/features/titles/title-texts.queries.ts'
import { menuTitles } from '#server/features/titles/titles.queries.ts'
import { menuVersion } from './menu.repository.ts'

/** The titles of the menu, by the ids of its entries; entries before what is under them. */
export const menuTexts = titleTexts({
  page: '@menu',
  area: 'menu',
  of: menuTitles,
  key: sql`${menuItems.id}`,
  // An entry may be kept for some languages: the others have nothing to translate in it.
  listed: sql`(${menuItems.languageCodes} is null
    or exists (select 1 from json_each(${menuItems.languageCodes}) where value = ${languages.code}))`,
  order: sql`coalesce((select over.sort_order from ${menuItems} as over where over.id = ${menuItems.parentId}), ${menuItems.sortOrder}),
    coalesce(${menuItems.parentId}, ${menuItems.id}), ${menuItems.parentId} is not null, ${menuItems.sortOrder}, ${menuItems.id}`,
  documentVersionOf: () => menuVersion,
  audited: (id) => ({
    action: 'menu_title_saved',
    entity: 'menu_item',
    entityId: id,
    field: 'menu',
  }),
})
