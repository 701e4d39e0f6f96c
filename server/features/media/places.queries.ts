import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import {
  announcements,
  categories,
  categoryTranslations,
  contentPending,
  factories,
  factorySettings,
  footerLinks,
  menuItems,
  orderLines,
  orders,
  pageContents,
  pageContentTranslations,
  pages,
  pageSections,
  productImages,
  products,
  productTranslations,
  socialPictures,
} from '#db/schema/index.ts'
import { addressStem } from '#domain/media.ts'
import type { MediaUseKind } from '#domain/media.schema.ts'
import { shownSlug, titleOf } from '#server/features/content/page-rows.queries.ts'
import type { ViewedScope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

type Build = Database['build']

interface Place {
  table: SQLiteTable
  column: SQLiteColumn
}

/**
 * Every column that may hold the address of a picture or file. A new one is a row here, and a row of `usesOf` beside it: deleting
 * looks at the first, the list of uses at the second.
 */
const places: readonly Place[] = [
  { table: pageContentTranslations, column: pageContentTranslations.contentValue },
  { table: contentPending, column: contentPending.value },
  { table: pageSections, column: pageSections.settings },
  { table: categories, column: categories.imageUrl },
  { table: products, column: products.imageUrl },
  { table: productImages, column: productImages.originalUrl },
  { table: productImages, column: productImages.processedUrl },
  { table: factories, column: factories.logoUrl },
  { table: factorySettings, column: factorySettings.logoUrl },
  { table: factorySettings, column: factorySettings.faviconUrl },
  { table: factorySettings, column: factorySettings.loadingImageUrl },
  { table: announcements, column: announcements.url },
  { table: menuItems, column: menuItems.url },
  { table: footerLinks, column: footerLinks.url },
  { table: orderLines, column: orderLines.imageSnapshot },
]

/** True while any place holds an address of it. */
export function isUsed(id: string): SQL {
  const found = places.map(
    ({ table, column }) => sql`exists (select 1 from ${table} where ${holds(column, id)})`,
  )
  return sql`(${sql.join([...found, isShared(id)], sql` or `)})`
}

/** The pictures of shared pages name theirs by its id, so that a new version needs no new address there. */
function isShared(id: string): SQL {
  return sql`exists (select 1 from ${socialPictures} where ${socialPictures.mediaId} = ${id})`
}

/** The default language's words that translations were made from: they follow that language's, which would else seem to be others. */
const sources: readonly Place[] = [
  { table: pageContentTranslations, column: pageContentTranslations.sourceValue },
  { table: contentPending, column: contentPending.sourceValue },
]

/**
 * Turns the addresses of one version into those of the next, wherever they stand. A text where that changes
 * words is another one then: who has it open would else save the old address again.
 */
export function movedAddresses(
  build: Build,
  { id, from, to }: { id: string; from: number; to: number },
): Statement[] {
  const old = `${addressStem(id)}${from}/`
  const moved = [...places, ...sources].map(({ table, column }) =>
    statementOf(
      build
        .update(table)
        .set({
          [columnKey(table, column)]:
            sql`replace(${column}, ${old}, ${addressStem(id) + to + '/'})`,
        })
        .where(sql`instr(${column}, ${old}) > 0`),
    ),
  )
  return [raisedTexts(build, old), ...moved]
}

/** Raises the number of each text that holds the address, published or waiting. */
function raisedTexts(build: Build, address: string): Statement {
  const { contentValue, languageCode, pageContentId, rev } = pageContentTranslations
  const isWaiting = sql`exists (select 1 from ${contentPending} where ${contentPending.pageContentId} = ${pageContentId}
    and ${contentPending.languageCode} = ${languageCode} and instr(${contentPending.value}, ${address}) > 0)`
  return statementOf(
    build
      .update(pageContentTranslations)
      .set({ rev: sql`${rev} + 1` })
      .where(sql`(instr(${contentValue}, ${address}) > 0 or ${isWaiting})`),
  )
}

function columnKey(table: SQLiteTable, column: SQLiteColumn): string {
  const entry = Object.entries(table).find(([, each]) => each === column)
  if (!entry) throw new Error(`no such column: ${column.name}`)
  return entry[0]
}

/** Where it is used, in words that its people know: one query for each sort of place. */
export function usesOf(build: Build, scope: ViewedScope, id: string) {
  const { factoryId, languageCode } = scope
  const none = sql`null`
  const use = (
    kind: MediaUseKind,
    title: SQL,
    { language, page, textKey, path }: UseWhere = {},
  ) => ({
    kind: sql<MediaUseKind>`${kind}`,
    title: sql<string>`${title}`,
    languageCode: sql<string | null>`${language ?? none}`,
    page: sql<string | null>`${page ?? none}`,
    textKey: sql<string | null>`${textKey ?? none}`,
    pageTitle: page ? titleOf(scope, page) : sql<string | null>`null`,
    path: sql<string | null>`${path ?? (page ? pathOf(scope, page) : none)}`,
  })
  const ofText = { page: sql`${pageContents}.page_slug`, textKey: sql`${pageContents.contentKey}` }
  const setting = (word: string, column: SQLiteColumn) =>
    build
      .select(use('settings', sql`${word}`))
      .from(factorySettings)
      .where(and(eq(factorySettings.factoryId, factoryId), holds(column, id)))
  return [
    build
      .select(
        use('text', sql`${pageContents.pageSlug} || ' · ' || ${pageContents.contentKey}`, {
          ...ofText,
          language: sql`${pageContentTranslations.languageCode}`,
        }),
      )
      .from(pageContentTranslations)
      .innerJoin(pageContents, eq(pageContents.id, pageContentTranslations.pageContentId))
      .where(
        and(eq(pageContents.factoryId, factoryId), holds(pageContentTranslations.contentValue, id)),
      )
      .orderBy(pageContents.pageSlug, pageContents.sortOrder, pageContentTranslations.languageCode),
    build
      .select(
        use('text', sql`${pageContents.pageSlug} || ' · ' || ${pageContents.contentKey}`, {
          ...ofText,
          language: sql`${contentPending.languageCode}`,
        }),
      )
      .from(contentPending)
      .innerJoin(pageContents, eq(pageContents.id, contentPending.pageContentId))
      .where(
        and(
          eq(pageContents.factoryId, factoryId),
          holds(contentPending.value, id),
          // A draft of a text that is told already is no other place.
          sql`not ${isPublished(id)}`,
        ),
      ),
    build
      .select(
        use('text', sql`${pageSections.pageSlug} || ' · section.' || ${pageSections.number}`, {
          page: sql`${pageSections}.page_slug`,
          textKey: sql`'section.' || ${pageSections.number}`,
        }),
      )
      .from(pageSections)
      .where(and(eq(pageSections.factoryId, factoryId), holds(pageSections.settings, id))),
    build
      .select(use('product', productNameIn(languageCode), { path: productPathIn(languageCode) }))
      .from(products)
      .where(
        and(
          eq(products.factoryId, factoryId),
          sql`(${holds(products.imageUrl, id)} or ${shownBy(id)})`,
        ),
      ),
    build
      .select(
        use('category', categoryNameIn(languageCode), {
          path: sql`'/categories/' || ${categories.key}`,
        }),
      )
      .from(categories)
      .where(and(eq(categories.factoryId, factoryId), holds(categories.imageUrl, id))),
    // Saved in both, where the one stands in for the other: still one logo.
    build
      .select(use('settings', sql`'logo_url'`))
      .from(factories)
      .leftJoin(factorySettings, eq(factorySettings.factoryId, factories.id))
      .where(
        and(
          eq(factories.id, factoryId),
          or(holds(factories.logoUrl, id), holds(factorySettings.logoUrl, id)),
        ),
      ),
    setting('favicon_url', factorySettings.faviconUrl),
    setting('loading_image_url', factorySettings.loadingImageUrl),
    build
      .select(use('settings', sql`'announcement'`))
      .from(announcements)
      .where(and(eq(announcements.factoryId, factoryId), holds(announcements.url, id))),
    build
      .select(use('menu', sql`${menuItems.title}`))
      .from(menuItems)
      .where(and(eq(menuItems.factoryId, factoryId), holds(menuItems.url, id))),
    build
      .select(use('footer', sql`${footerLinks.title}`))
      .from(footerLinks)
      .where(and(eq(footerLinks.factoryId, factoryId), holds(footerLinks.url, id))),
    // As one place with their number: a picture may stand in thousands of them.
    build
      .select(use('orders', sql`cast(count(distinct ${orders.id}) as text)`))
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(eq(orders.factoryId, factoryId), holds(orderLines.imageSnapshot, id)))
      .groupBy(orders.factoryId),
    build
      .select(
        use('shared', sql`${socialPictures.pageSlug}`, {
          page: sql`${socialPictures}.page_slug`,
          language: sql`${socialPictures.languageCode}`,
        }),
      )
      .from(socialPictures)
      .where(and(eq(socialPictures.factoryId, factoryId), eq(socialPictures.mediaId, id))),
  ] as const
}

interface UseWhere {
  language?: SQL
  page?: SQL
  textKey?: SQL
  path?: SQL
}

function productNameIn(languageCode: string): SQL {
  return sql`coalesce((select nullif(${productTranslations.name}, '') from ${productTranslations}
    where ${productTranslations.productId} = ${products.id}
      and ${productTranslations.languageCode} = ${languageCode}), ${products.key})`
}

function categoryNameIn(languageCode: string): SQL {
  return sql`coalesce((select nullif(it.name, '') from ${categoryTranslations} as it
    where it.category_id = ${categories}.id and it.language_code = ${languageCode}), ${categories.key})`
}

/** The address of a page that the factory has made, by its key; the site's own have theirs in the code. */
function pathOf(scope: ViewedScope, key: SQL): SQL {
  const pageId = sql`(select made.id from ${pages} as made
    where made.factory_id = ${scope.factoryId} and made.slug = ${key})`
  return sql`'/' || ${shownSlug(scope, pageId)}`
}

function holds(column: SQLiteColumn, id: string): SQL {
  return sql`instr(${column}, ${addressStem(id)}) > 0`
}

/** True of a product that has it among its pictures. */
function shownBy(id: string): SQL {
  return sql`exists (select 1 from ${productImages} where ${productImages.productId} = ${products.id}
    and (${holds(productImages.originalUrl, id)} or ${holds(productImages.processedUrl, id)}))`
}

/** True of a draft whose text holds it already as visitors read it. */
function isPublished(id: string): SQL {
  return sql`exists (select 1 from ${pageContentTranslations} as it
    where it.page_content_id = ${contentPending.pageContentId} and it.language_code = ${contentPending.languageCode}
      and instr(it.content_value, ${addressStem(id)}) > 0)`
}

/** The address of a product, in this language where it has one. */
function productPathIn(languageCode: string): SQL {
  return sql`(select '/products/' || it.slug from ${productTranslations} as it
    where it.product_id = ${products}.id order by it.language_code = ${languageCode} desc limit 1)`
}
