import { and, type SQL, sql } from 'drizzle-orm'
import { categories, products, productTranslations, redirects } from '#db/schema/index.ts'
import { mostProducts } from '#domain/admin-products.schema.ts'
import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'

/** What no two products of a factory share, and what they stand in. */
export interface Marks {
  sku?: string
  barcode?: string | null
  /** In any language; one from which visitors are led to another product is not free. */
  slugs?: readonly string[]
  key?: string
  categoryIds?: readonly string[]
  /** It comes to those that the factory has. */
  isNew?: boolean
}

/** The condition of each mark: it holds while no other product has it. */
function conditionsOf({ site: { factoryId } }: Ctx, id: string, marks: Marks) {
  const { sku, barcode, slugs, key, categoryIds, isNew } = marks
  const isFree = (column: SQL, value: string) =>
    sql`not exists (select 1 from ${products} as other where other.factory_id = ${factoryId}
      and other.id <> ${id} and ${column} = ${value})`
  return {
    too_many_products: isNew
      ? sql`(select count(*) from ${products} as it where it.factory_id = ${factoryId} and it.kind = 'goods'
          and not (it.is_active = 0 and it.availability = 'ended')) < ${mostProducts}`
      : undefined,
    product_slug_taken: slugs?.length
      ? sql`not exists (select 1 from ${productTranslations} as said where said.factory_id = ${factoryId}
          and said.product_id <> ${id} and said.slug in ${[...slugs]}) and not ${leadsElsewhere(factoryId, id, slugs)}`
      : undefined,
    sku_taken: sku ? isFree(sql`other.sku`, sku) : undefined,
    barcode_taken: barcode ? isFree(sql`other.barcode`, barcode) : undefined,
    category_missing: categoryIds
      ? sql`(select count(*) from ${categories} as shelf where shelf.factory_id = ${factoryId}
          and shelf.id in ${[...categoryIds]}) = ${new Set(categoryIds).size}`
      : undefined,
    busy: key ? isFree(sql`other.key`, key) : undefined,
  }
}

/** Holds where visitors are led from one of these addresses to another product that they can see; not from one that it has already. */
function leadsElsewhere(factoryId: string, id: string, slugs: readonly string[]): SQL {
  const paths = slugs.map((slug) => `/products/${slug}`)
  return sql`exists (select 1 from ${redirects} as lead
    join ${productTranslations} as theirs on theirs.factory_id = lead.factory_id and lead.to_path = '/products/' || theirs.slug
    join ${products} as live on live.id = theirs.product_id
    where lead.factory_id = ${factoryId} and lead.from_path in ${paths} and live.id <> ${id} and live.is_active = 1
      and not exists (select 1 from ${productTranslations} as own where own.product_id = ${id}
        and lead.from_path = '/products/' || own.slug))`
}

const fields = {
  too_many_products: undefined,
  product_slug_taken: 'slug',
  sku_taken: 'sku',
  barcode_taken: 'barcode',
  category_missing: 'categoryId',
  busy: undefined,
} as const

/** Holds while a product may bear these marks. */
export function areFree(ctx: Ctx, id: string, marks: Marks): SQL {
  const conditions = Object.values(conditionsOf(ctx, id, marks)).filter(
    (each) => each !== undefined,
  )
  return and(...conditions) ?? sql`1`
}

/** Why a product may not bear these marks, at the field that says so; undefined where it may. */
export async function whyTaken(
  ctx: Ctx,
  id: string,
  marks: Marks,
): Promise<Result<never> | undefined> {
  const codes = Object.entries(conditionsOf(ctx, id, marks)).filter(
    (entry): entry is [keyof typeof fields, SQL] => entry[1] !== undefined,
  )
  if (codes.length === 0) return undefined
  const columns = Object.fromEntries(codes.map(([code, isFree]) => [code, isFree.as(code)]))
  const [[found]] = await ctx.database.read([
    ctx.database.build.select(columns).from(sql`(select 1)`),
  ])
  const [taken] = codes.find(([code]) => found?.[code] !== 1) ?? []
  if (!taken) return undefined
  const field = fields[taken]
  return refused(taken, field ? { field } : {})
}
