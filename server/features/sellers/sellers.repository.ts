import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import {
  events,
  products,
  sellerProducts,
  sellers,
  sellerTranslations,
  users,
} from '#db/schema/index.ts'
import {
  fallback,
  fallbackWords,
  isListed,
  own,
  ownWords,
  productWords,
} from '#server/features/catalog/card.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Scope, scopeOf } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'

export type SellerRow = typeof sellers.$inferSelect
export type FoundSeller = NonNullable<Awaited<ReturnType<typeof findSeller>>>

/** The steps of sellers among all events. */
export const sellerEntity = 'seller'

/** A seller of the factory by its id. */
export function findSellerById(ctx: Ctx, id: string) {
  return findSeller(ctx, eq(sellers.id, id))
}

/** The seller that an account looks after; undefined where it has none, or none any more. */
export function findSellerOf(ctx: Ctx, userId: string) {
  return findSeller(ctx, and(eq(sellers.userId, userId), ne(sellers.status, 'terminated')))
}

/** A seller with its goods and its stories, and what it could carry: one round trip. */
async function findSeller(ctx: Ctx, which: SQL | undefined) {
  const where = and(eq(sellers.factoryId, ctx.site.factoryId), which)
  const id = build.select({ id: sellers.id }).from(sellers).where(where)
  const [rows, carried, stories, goods] = await ctx.database.read([
    build
      .select({ seller: sellers, account: users.email })
      .from(sellers)
      .leftJoin(users, eq(users.id, sellers.userId))
      .where(where),
    build
      .select({ productId: sellerProducts.productId })
      .from(sellerProducts)
      .where(inArray(sellerProducts.sellerId, id))
      .orderBy(asc(sellerProducts.productId)),
    build
      .select({ code: sellerTranslations.languageCode, story: sellerTranslations.story })
      .from(sellerTranslations)
      .where(inArray(sellerTranslations.sellerId, id))
      .orderBy(asc(sellerTranslations.languageCode)),
    goodsQuery(
      scopeOf(ctx),
      sql`exists (select 1 from ${sellerProducts} as it where it.product_id = ${products.id} and it.seller_id in ${id})`,
    ),
  ])
  const [found] = rows
  if (!found) return undefined
  return {
    ...found,
    productIds: carried.map(({ productId }) => productId),
    stories: Object.fromEntries(stories.map(({ code, story }) => [code, story])),
    goods: goods.map(named),
  }
}

/** Goods that sellers can carry, in the reader's words, with those of `others` that are no longer sold. */
export function goodsQuery(scope: Scope, others: SQL) {
  const name = productWords(scope, 'name')
  return build
    .select({ id: products.id, name, key: products.key })
    .from(products)
    .leftJoin(own, ownWords(scope))
    .leftJoin(fallback, fallbackWords(scope))
    .where(
      and(
        eq(products.factoryId, scope.factoryId),
        ne(products.kind, 'dish'),
        or(isListed(scope), others),
      ),
    )
    .orderBy(asc(name), asc(products.id))
}

/** What has happened to a seller or an application, the newest first. */
export function timelineQuery(entity: string, id: string) {
  return build
    .select({
      event: events.event,
      actorType: events.actorType,
      reason: events.reason,
      at: events.at,
      name: users.name,
    })
    .from(events)
    .leftJoin(users, and(eq(events.actorType, 'staff'), eq(users.id, events.actorId)))
    .where(and(eq(events.entity, entity), eq(events.entityId, id)))
    .orderBy(desc(events.at), desc(events.id))
}

export function named({ id, name, key }: { id: string; name: string | null; key: string }) {
  return { id, name: name ?? key }
}
