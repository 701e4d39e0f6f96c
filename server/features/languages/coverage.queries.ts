import { sql } from 'drizzle-orm'
import {
  categories,
  categoryTranslations,
  footerLinks,
  footerLinkTranslations,
  languages,
  menuItems,
  menuItemTranslations,
  pageContents,
  pageContentTranslations,
  products,
  productTranslations,
} from '#db/schema/index.ts'
import { isSharedText } from '#server/features/content/shared-texts.queries.ts'
import type { Database } from '#server/platform/database.ts'

/** For every language and area: how many of the default language's texts there are, and how many have words in the language. */
export function coverageQuery(
  build: Database['build'],
  { factoryId, defaultCode }: { factoryId: string; defaultCode: string },
) {
  const pages = sql`select ${languages.code} as code, 'pages' as area, count(*) as total,
      count(case when own.content_value <> '' then 1 end) as done
    from ${languages} join ${pageContents} on ${pageContents.factoryId} = ${factoryId} and ${pageContents.isActive} = 1
    join ${pageContentTranslations} as source on source.page_content_id = ${pageContents.id}
      and source.language_code = ${defaultCode} and source.content_value <> ''
    left join ${pageContentTranslations} as own on own.page_content_id = ${pageContents.id}
      and own.language_code = ${languages.code}
    where not ${isSharedText}
    group by 1`
  const titles = (
    area: string,
    items: typeof menuItems | typeof footerLinks,
    own: typeof menuItemTranslations | typeof footerLinkTranslations,
    itemId: string,
    isSeen = sql`true`,
  ) =>
    sql`select ${languages.code} as code, ${area} as area, count(*) as total,
      count(nullif(own.title, '')) as done
    from ${languages} join ${items} on ${items.factoryId} = ${factoryId} and ${items.isActive} = 1 and ${isSeen}
    left join ${own} as own on own.${sql.identifier(itemId)} = ${items.id} and own.language_code = ${languages.code}
    group by 1`
  // An entry may be kept for some languages: the others have nothing to translate in it.
  const isInLanguage = sql`(${menuItems.languageCodes} is null
    or exists (select 1 from json_each(${menuItems.languageCodes}) where value = ${languages.code}))`
  const names = (
    area: string,
    items: typeof products | typeof categories,
    own: typeof productTranslations | typeof categoryTranslations,
    itemId: string,
  ) =>
    sql`select ${languages.code} as code, ${area} as area, count(*) as total,
      count(nullif(own.name, '')) as done
    from ${languages} join ${items} on ${items.factoryId} = ${factoryId} and ${items.isActive} = 1
    left join ${own} as own on own.${sql.identifier(itemId)} = ${items.id} and own.language_code = ${languages.code}
    group by 1`
  const all = sql.join(
    [
      pages,
      titles('menu', menuItems, menuItemTranslations, 'menu_item_id', isInLanguage),
      titles('footer', footerLinks, footerLinkTranslations, 'footer_link_id'),
      names('products', products, productTranslations, 'product_id'),
      names('categories', categories, categoryTranslations, 'category_id'),
    ],
    sql` union all `,
  )
  return build
    .select({
      code: sql<string>`counted.code`.as('code'),
      area: sql<string>`counted.area`.as('area'),
      total: sql<number>`counted.total`.as('total'),
      done: sql<number>`counted.done`.as('done'),
    })
    .from(sql`(${all}) as counted`)
}
