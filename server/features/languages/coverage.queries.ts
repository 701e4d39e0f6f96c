import { eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
  categories,
  categoryTranslations,
  languages,
  products,
  productTranslations,
} from '#db/schema/index.ts'
import { countedTexts } from '#server/features/content/all-texts.queries.ts'
import type { Database } from '#server/platform/database.ts'

interface Scope {
  factoryId: string
  defaultCode: string
}

/** For every language and area: how many of the default language's texts are in which state there. */
export function coverageQuery(build: Database['build'], scope: Scope) {
  const all = sql.join(
    [
      countedTexts(scope),
      names(scope, {
        area: 'products',
        items: products,
        owner: productTranslations.productId,
        // Dishes stand on menus, not among the products.
        among: eq(products.kind, 'goods'),
      }),
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

interface Named {
  area: string
  items: typeof products | typeof categories
  owner: SQLiteColumn
  among?: SQL
}

function names({ factoryId }: Scope, { area, items, owner, among = sql`1` }: Named): SQL {
  return sql`select ${languages.code} as code, ${area} as area,
      case when coalesce(own.name, '') = '' then 'missing' else 'reviewed' end as state
    from ${languages} join ${items} on ${items.factoryId} = ${factoryId} and ${items.isActive} = 1 and ${among}
    left join ${owner.table} as own on own.${sql.identifier(owner.name)} = ${items.id}
      and own.language_code = ${languages.code}`
}
