import { and, asc, eq, inArray, is, isNull, SQL, sql } from 'drizzle-orm'
import {
  categories,
  media,
  mediaTexts,
  pageSections,
  productCategories,
  products,
} from '#db/schema/index.ts'
import { mostItems, type SectionKind } from '#domain/sections.ts'
import type { ShownPicture } from '#domain/sections.schema.ts'
import { isListedOf, selectCards } from '#server/features/catalog/card.queries.ts'
import type { InScope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import type { Param } from '#server/platform/prepared-query.ts'

type Build = Database['build']

/** A section as its row and what its settings name: both are read at once, and cost nothing where a page has no sections. */
export interface ShownSectionRow {
  number: number
  kind: SectionKind
  settings: object
  pictures: ShownPicture[]
  productIds: string[]
}

/**
 * The visible sections of the page that `page` names (a slug, or a query of one), and the cards of the products that they show: two
 * queries for the batch of the page. `shownSections` puts them together.
 */
export function sectionQueries(build: Build, scope: InScope, page: Param | SQL) {
  const isShown = and(
    eq(pageSections.factoryId, scope.factoryId),
    is(page, SQL) ? sql`${pageSections.pageSlug} in ${page}` : eq(pageSections.pageSlug, page),
    eq(pageSections.isHidden, false),
    isNull(pageSections.removedAt),
  )
  const ids = productIdsOf(scope)
  const named = sql`(select named.value from ${pageSections}, json_each(${ids}) as named
    where ${isShown} and ${pageSections.kind} in ('products', 'home-hero', 'letter-products'))`
  return [
    build
      .select({
        number: pageSections.number,
        kind: pageSections.kind,
        settings: pageSections.settings,
        pictures: picturesOf(scope),
        productIds: sql<string[]>`${ids}`.mapWith(parsed<string[]>),
      })
      .from(pageSections)
      .where(isShown)
      .orderBy(asc(pageSections.sortOrder), asc(pageSections.number)),
    selectCards(build, scope).where(and(isListedOf(scope), inArray(products.id, named))),
  ] as const
}

// In a query of one table Drizzle writes its columns without the table: the parts below name theirs in words.

/** The pictures whose addresses stand in a section's settings. */
function picturesOf(scope: InScope): SQL<ShownPicture[]> {
  const altIn = (code: Param) => sql`(select nullif(words.alt_text, '') from ${mediaTexts} as words
    where words.media_id = it.id and words.language_code = ${code})`
  const alts = [scope.languageCode, ...scope.fallbackLanguages, scope.defaultCode].map(altIn)
  return sql<
    ShownPicture[]
  >`(select json_group_array(json_object('id', it.id, 'version', it.version,
      'width', it.width, 'height', it.height, 'focalX', it.focal_x, 'focalY', it.focal_y,
      'isDecorative', json(iif(it.is_decorative, 'true', 'false')),
      'alt', coalesce(${sql.join(alts, sql`, `)}, '')))
    from json_tree(page_sections.settings) as held
    join ${media} as it on it.id = substr(held.value, 8, instr(substr(held.value, 8), '/') - 1)
      -- Without the plus, SQLite would walk through the whole library.
      and +it.factory_id = ${scope.factoryId}
    where held.type = 'text' and held.value like '/media/%')`.mapWith(parsed<ShownPicture[]>)
}

/**
 * The products of a section as JSON: those chosen, or what sells best in its category. The crossed joins walk the products from the
 * best seller on, and end where the section is full, whatever else the category holds.
 */
function productIdsOf({ factoryId }: InScope): SQL {
  const category = sql`json_extract(page_sections.settings, '$.category')`
  const best = sql`select it.id as id from ${categories} as shelf
    cross join ${products} as it on it.factory_id = shelf.factory_id
    cross join ${productCategories} as placed on placed.category_id = shelf.id and placed.product_id = it.id
    where shelf.factory_id = ${factoryId} and shelf.key = ${category}
      and it.kind = 'goods' and it.is_active = 1 and it.availability <> 'ended'
    order by it.popularity desc, it.id limit ${mostItems.categoryProducts}`
  return sql`coalesce(iif(${category} is null, json_extract(page_sections.settings, '$.products'),
    (select json_group_array(best.id) from (${best}) as best)), '[]')`
}

function parsed<Value>(text: string): Value {
  return JSON.parse(text) as Value
}
