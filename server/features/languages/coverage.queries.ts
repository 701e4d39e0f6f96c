import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
  categories,
  categoryTranslations,
  footerLinks,
  languages,
  menuItems,
  pageContents,
  pageContentTranslations,
  products,
  productTranslations,
} from '#db/schema/index.ts'
import { isSharedText } from '#server/features/content/shared-texts.queries.ts'
import { footerTitles, menuTitles, sourceTitle } from '#server/features/titles/titles.queries.ts'
import type { Database } from '#server/platform/database.ts'

interface Scope {
  factoryId: string
  defaultCode: string
}

/** For every language and area: how many of the default language's texts are in which state there. */
export function coverageQuery(build: Database['build'], scope: Scope) {
  // An entry may be kept for some languages: the others have nothing to translate in it.
  const isInLanguage = sql`(${menuItems.languageCodes} is null
    or exists (select 1 from json_each(${menuItems.languageCodes}) where value = ${languages.code}))`
  const all = sql.join(
    [
      pageTexts(scope),
      titles(scope, { area: 'menu', of: menuTitles, which: isInLanguage }),
      titles(scope, { area: 'footer', of: footerTitles, which: eq(footerLinks.isActive, true) }),
      names(scope, { area: 'products', items: products, owner: productTranslations.productId }),
      names(scope, {
        area: 'categories',
        items: categories,
        owner: categoryTranslations.categoryId,
      }),
    ],
    sql` union all `,
  )
  return build
    .select({
      code: sql<string>`counted.code`.as('code'),
      area: sql<string>`counted.area`.as('area'),
      state: sql<string>`counted.state`.as('state'),
      count: sql<number>`count(*)`.as('count'),
    })
    .from(sql`(${all}) as counted`)
    .groupBy(sql`1, 2, 3`)
}

function pageTexts({ factoryId, defaultCode }: Scope): SQL {
  const isCounted = and(eq(pageContents.factoryId, factoryId), isNull(pageContents.removedAt))
  return sql`select ${languages.code} as code, 'pages' as area,
      case when ${languages.code} = ${defaultCode} then 'reviewed'
        when coalesce(own.content_value, '') = '' then 'missing'
        when own.source_value <> source.content_value then 'outdated'
        when own.is_reviewed = 0 then 'machine' else 'reviewed' end as state
    from ${languages} join ${pageContents} on ${isCounted}
    join ${pageContentTranslations} as source on source.page_content_id = ${pageContents.id}
      and source.language_code = ${defaultCode} and source.content_value <> ''
    left join ${pageContentTranslations} as own on own.page_content_id = ${pageContents.id}
      and own.language_code = ${languages.code}
    where not ${isSharedText}`
}

interface Titled {
  area: string
  of: typeof menuTitles | typeof footerTitles
  which: SQL
}

/** The default language has every title: where it has none of its own, the link's stands there. */
function titles({ factoryId, defaultCode }: Scope, { area, of, which }: Titled): SQL {
  const { links, titles: all, linkId } = of
  return sql`select ${languages.code} as code, ${area} as area,
      case when ${languages.code} = ${defaultCode} then 'reviewed'
        when coalesce(own.title, '') = '' then 'missing'
        when own.source_title <> ${sourceTitle(of, defaultCode)} then 'outdated'
        when own.is_reviewed = 0 then 'machine' else 'reviewed' end as state
    from ${languages} join ${links} on ${links.factoryId} = ${factoryId} and ${which}
    left join ${all} as own on own.${sql.identifier(linkId.name)} = ${links.id}
      and own.language_code = ${languages.code}`
}

interface Named {
  area: string
  items: typeof products | typeof categories
  owner: SQLiteColumn
}

function names({ factoryId }: Scope, { area, items, owner }: Named): SQL {
  return sql`select ${languages.code} as code, ${area} as area,
      case when coalesce(own.name, '') = '' then 'missing' else 'reviewed' end as state
    from ${languages} join ${items} on ${items.factoryId} = ${factoryId} and ${items.isActive} = 1
    left join ${owner.table} as own on own.${sql.identifier(owner.name)} = ${items.id}
      and own.language_code = ${languages.code}`
}
