import { and, eq, notInArray, sql } from 'drizzle-orm'
import { events, products, sellerProducts, sellers, sellerTranslations } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { SellerEvent, SellerStatus } from '#domain/sellers.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { personOf } from '#server/session/person.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import { sellerEntity, type SellerRow } from './sellers.repository.ts'

/** What is written of a seller: its columns, and its goods and stories where they are among it. */
export interface SellerSet {
  columns?: Partial<Omit<SellerRow, 'id' | 'factoryId' | 'rev'>>
  productIds?: readonly string[]
  stories?: Readonly<Record<string, string>>
}

/**
 * Saves a seller as its writer saw it; map and seller page follow at once. False where somebody was faster. Throws the fault of a
 * unique address or number.
 */
export function saveSeller(
  ctx: Ctx,
  { id, rev }: Pick<SellerRow, 'id' | 'rev'>,
  { set, audit, also = [] }: { set: SellerSet; audit: AuditEntry; also?: readonly Statement[] },
): Promise<boolean> {
  return saveRow(ctx, {
    ...{ table: sellers, id, rev, set: set.columns ?? {}, audit },
    revision: allLanguages,
    also: [
      ...(set.productIds ? savedGoods(id, set.productIds) : []),
      ...Object.entries(set.stories ?? {}).map(([code, story]) => savedStory({ id, code }, story)),
      ...also,
    ],
  })
}

/** The statements that leave a seller these goods and no others; what is not the factory's is left out. */
export function savedGoods(id: string, productIds: readonly string[]): Statement[] {
  const wanted = sql`select value from json_each(${JSON.stringify(productIds)})`
  return [
    statementOf(
      build
        .delete(sellerProducts)
        .where(
          and(
            eq(sellerProducts.sellerId, id),
            notInArray(sellerProducts.productId, sql`(${wanted})`),
          ),
        ),
    ),
    statementOf(
      build
        .insert(sellerProducts)
        .select(
          sql`select it.id, product.id from ${sellers} as it join ${products} as product
            on product.factory_id = it.factory_id and product.kind <> 'dish'
            where it.id = ${id} and product.id in (${wanted})`,
        )
        .onConflictDoNothing(),
    ),
  ]
}

/** The statement that keeps what a seller says of itself in a language; nothing takes it out. */
export function savedStory({ id, code }: { id: string; code: string }, story: string): Statement {
  const row = { sellerId: id, languageCode: code, story }
  if (story === '')
    return statementOf(
      build
        .delete(sellerTranslations)
        .where(and(eq(sellerTranslations.sellerId, id), eq(sellerTranslations.languageCode, code))),
    )
  return statementOf(
    build
      .insert(sellerTranslations)
      .values(row)
      .onConflictDoUpdate({
        target: [sellerTranslations.sellerId, sellerTranslations.languageCode],
        set: { story },
      }),
  )
}

interface SellerStep {
  id: string
  from: SellerStatus | null
  to: SellerStatus
  event: SellerEvent
  reason?: string | undefined
}

/** The statement that writes down a step of a seller that somebody of the factory takes. */
export function sellerStep(ctx: Ctx, { id, from, to, event, reason }: SellerStep): Statement {
  return statementOf(
    build.insert(events).values({
      ...{ id: newId(), entity: sellerEntity, entityId: id, fromState: from, toState: to, event },
      ...{ actorType: 'staff', actorId: personOf(ctx).userId, at: ctx.now() },
      reason: reason ?? null,
    }),
  )
}
