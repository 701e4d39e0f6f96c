import { and, asc, count, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { importRows, imports, products, productTranslations, users } from '#db/schema/index.ts'
import { mostProducts } from '#domain/admin-products.schema.ts'
import type { ImportRowsQuery } from '#domain/imports.schema.ts'
import { importPageSize } from '#domain/imports.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import { defaultLanguageOf } from '#server/site/site.ts'

type Reading = Pick<Ctx, 'database' | 'site'>

const linesOf = (state: string) =>
  sql<number>`(select count(*) from ${importRows} as line where line.import_id = ${imports}.id and line.state = ${state})`

/** Lines of which somebody has changed the product since the import wrote it. */
const changedSince = sql<number>`(select count(*) from ${importRows} as line
  join ${products} as it on it.id = line.product_id
  where line.import_id = ${imports}.id and line.state = 'written' and ${imports}.status = 'done'
    and (it.rev <> (select max(own.rev_after) from ${importRows} as own
        where own.product_id = it.id and own.import_id = ${imports}.id)
      or exists (select 1 from ${importRows} as own
        where own.product_id = it.id and own.import_id = ${imports}.id and own.state = 'written'
          and own.rev_after > (select min(first.rev_after) from ${importRows} as first
            where first.product_id = it.id and first.import_id = ${imports}.id and first.state = 'written')
          and not exists (select 1 from ${importRows} as earlier where earlier.product_id = it.id
            and earlier.import_id = ${imports}.id and earlier.state = 'written' and earlier.rev_after = own.rev_before))))`

/** An import of the factory with what is counted of it. */
export async function findImport({ database, site }: Reading, id: string) {
  const [rows] = await database.read([
    build
      .select({
        row: imports,
        by: users.name,
        received: sql<number>`(select count(*) from ${importRows} as line where line.import_id = ${imports}.id)`,
        kept: linesOf('kept'),
        ...{ changedSince, hasRoom: hasRoomFor(site.factoryId, sql`${imports}.counts ->> 'new'`) },
        goods: countedGoods(site.factoryId),
      })
      .from(imports)
      .leftJoin(users, eq(users.id, imports.createdBy))
      .where(and(eq(imports.id, id), eq(imports.factoryId, site.factoryId))),
  ])
  return rows[0]
}
export type FoundImport = NonNullable<Awaited<ReturnType<typeof findImport>>>
export type ImportRow = FoundImport['row']

function countedGoods(factoryId: string): SQL<number> {
  return sql<number>`(select count(*) from ${products} as it where it.factory_id = ${factoryId}
    and it.kind = 'goods' and not (it.is_active = 0 and it.availability = 'ended'))`
}

/** Holds while a factory can have so many more goods. */
export function hasRoomFor(factoryId: string, more: SQL | number): SQL<number> {
  return sql<number>`${countedGoods(factoryId)} + ${more} <= ${mostProducts}`
}

export async function listImports({ database, site }: Reading, page: number) {
  const isOurs = eq(imports.factoryId, site.factoryId)
  const [rows, [total]] = await database.read([
    build
      .select({ row: imports, by: users.name })
      .from(imports)
      .leftJoin(users, eq(users.id, imports.createdBy))
      .where(isOurs)
      .orderBy(desc(imports.createdAt), desc(imports.id))
      .limit(importPageSize)
      .offset((page - 1) * importPageSize),
    build.select({ total: count() }).from(imports).where(isOurs),
  ])
  return { rows, total: total?.total ?? 0 }
}

/** The next lines behind the cursor, in their order. */
export async function listNextLines(
  { database }: Reading,
  { id, cursor }: ImportRow,
  most: number,
) {
  const [rows] = await database.read([
    build
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, id), gt(importRows.no, cursor)))
      .orderBy(asc(importRows.no))
      .limit(most),
  ])
  return rows
}
export type LineRow = Awaited<ReturnType<typeof listNextLines>>[number]

/** The next lines that wait to be written. */
export async function listWaiting({ database }: Reading, { id, cursor }: ImportRow, most: number) {
  const [rows] = await database.read([
    build
      .select()
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, id),
          gt(importRows.no, cursor),
          eq(importRows.state, 'waiting'),
          sql`${importRows.action} in ('new', 'update')`,
        ),
      )
      .orderBy(asc(importRows.no))
      .limit(most),
  ])
  return rows
}

/** All written lines of the next products of an import, and of lines whose product is gone. */
export async function listWritten({ database }: Reading, id: string, mostProductsOfChunk: number) {
  const isWritten = sql`${importRows.importId} = ${id} and ${importRows.state} = 'written'`
  const next = sql`(select distinct coalesce(own.product_id, '') from ${importRows} as own
    where own.import_id = ${id} and own.state = 'written' limit ${mostProductsOfChunk})`
  const [rows] = await database.read([
    build
      .select()
      .from(importRows)
      .where(and(isWritten, sql`coalesce(${importRows.productId}, '') in ${next}`))
      .orderBy(asc(importRows.no)),
  ])
  return rows
}

export async function findLine({ database }: Reading, id: string, no: number) {
  const [rows] = await database.read([
    build
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, id), eq(importRows.no, no))),
  ])
  return rows[0]
}

/** A page of the lines, with the names of their products in the reader's language or the site's own. */
export async function listLines(ctx: Ctx, id: string, { action, state, page }: ImportRowsQuery) {
  const isAsked = and(
    eq(importRows.importId, id),
    action && eq(importRows.action, action),
    state && eq(importRows.state, state),
  )
  const [rows, [total]] = await ctx.database.read([
    selectedLines(ctx)
      .where(isAsked)
      .orderBy(asc(importRows.no))
      .limit(importPageSize)
      .offset((page - 1) * importPageSize),
    build.select({ total: count() }).from(importRows).where(isAsked),
  ])
  return { rows, total: total?.total ?? 0 }
}

export async function findNamedLine(ctx: Ctx, id: string, no: number) {
  const [rows] = await ctx.database.read([
    selectedLines(ctx).where(and(eq(importRows.importId, id), eq(importRows.no, no))),
  ])
  return rows[0]
}

function selectedLines({ site, language }: Ctx) {
  const name = sql<string | null>`(select said.name from ${productTranslations} as said
    where said.product_id = ${importRows}.product_id and said.name <> ''
      and said.language_code in (${language.code}, ${defaultLanguageOf(site)})
    order by said.language_code = ${language.code} desc limit 1)`
  return build.select({ line: importRows, name }).from(importRows)
}

/** What lines say in some columns, of all up to one or of all others than one: which of them are about the same. */
export async function listKeys(
  { database }: Reading,
  id: string,
  { columns, until, but }: { columns: readonly number[]; until?: number; but?: number },
): Promise<{ no: number; keys: string[] }[]> {
  const cells = columns.map((at) => sql`${importRows}.cells ->> ${`$[${at}]`}`)
  const [rows] = await database.read([
    build
      .select({
        lines: sql<string>`json_group_array(json_array(${importRows}.no, ${sql.join(cells, sql`, `)}))`,
      })
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, id),
          until === undefined ? undefined : lte(importRows.no, until),
          but === undefined ? undefined : sql`${importRows}.no <> ${but}`,
        ),
      ),
  ])
  const lines = JSON.parse(rows[0]?.lines ?? '[]') as [number, ...(string | null)[]][]
  return lines.map(([no, ...keys]) => ({ no, keys: keys.map((key) => key ?? '') }))
}

/** Who has an address, and who a barcode: goods by their id, and lines of the import that would take it. */
export async function listTaken(
  { database, site }: Reading,
  id: string,
  { slugs, barcodes }: { slugs: boolean; barcodes: readonly string[] },
) {
  const wanted = JSON.stringify(barcodes)
  const changed = (field: SQL) =>
    build
      .select({
        value: sql<string>`change.value ->> 'after'`,
        no: sql<number>`line.no`,
        id: sql<string | null>`line.product_id`,
      })
      .from(sql`${importRows} as line, json_each(line.changes) as change`)
      .where(sql`line.import_id = ${id} and line.action in ('new', 'update') and ${field}`)
  const [said, marked, wantedSlugs, wantedBarcodes] = await database.read([
    build
      .select({ value: productTranslations.slug, id: productTranslations.productId })
      .from(productTranslations)
      .where(and(eq(productTranslations.factoryId, site.factoryId), slugs ? sql`1` : sql`0`)),
    build
      .select({ value: products.barcode, id: products.id })
      .from(products)
      .where(
        and(
          eq(products.factoryId, site.factoryId),
          sql`${products.barcode} in (select value from json_each(${wanted}))`,
        ),
      ),
    changed(slugs ? sql`change.value ->> 'field' like 'slug.%'` : sql`0`),
    changed(
      barcodes.length > 0
        ? sql`change.value ->> 'field' = 'barcode' and change.value ->> 'after' in (select value from json_each(${wanted}))`
        : sql`0`,
    ),
  ])
  return { said, marked, wantedSlugs, wantedBarcodes }
}
