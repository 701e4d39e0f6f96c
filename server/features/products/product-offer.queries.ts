import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { priceHistory } from '#db/schema/index.ts'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { newId } from '#domain/ids.ts'
import { priorPriceMs } from '#domain/prior-price.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

type Offered = Pick<AdminProduct, 'id' | 'state' | 'price'>

/** What visitors could pay; null where they are not offered it. A draft's price was never in force, and stands in no history. */
function offerOf({ state, price }: Offered): number | null {
  return state === 'published' ? (price.salePriceOre ?? price.shopPriceOre) : null
}

/**
 * What a save that changes price or state does to what was offered: the price that was in force ends, the new one begins, and a sale
 * that begins with it names the lowest price of the 30 days before (prisopplysningsforskriften § 9a). A sale that goes down step by step
 * keeps what its first reduction named (the same paragraph, of gradual reductions); one that goes up again counts as one that begins.
 */
export function changedOffer(
  ctx: Ctx,
  before: Offered,
  after: Offered,
): { set: { priorPriceOre?: SQL | null }; also: Statement[] } {
  const [was, is] = [offerOf(before), offerOf(after)]
  const set = changedPrior(ctx, before, after)
  if (was === is) return { set, also: [] }
  return {
    set,
    also: [
      ...(was === null ? [] : [ended(after.id, ctx.now())]),
      ...(is === null ? [] : [begun(after.id, is, ctx.now())]),
    ],
  }
}

function changedPrior(ctx: Ctx, before: Offered, after: Offered): { priorPriceOre?: SQL | null } {
  const [was, is] = [saleOf(before), saleOf(after)]
  if (is === null) return { priorPriceOre: null }
  const goesOn = was !== null && is <= was
  return goesOn ? {} : { priorPriceOre: lowestBefore(after.id, ctx.now()) }
}

function saleOf({ state, price }: Offered): number | null {
  return state === 'published' ? price.salePriceOre : null
}

/** The twin of `lowestOffered`, as it stands when the batch runs. */
function lowestBefore(productId: string, at: number): SQL {
  return sql`(select case when min(past.valid_from) <= ${at - priorPriceMs} then min(past.gross_ore) end
    from ${priceHistory} as past
    where past.product_id = ${productId} and past.valid_from < ${at}
      and (past.valid_to is null or past.valid_to > ${at - priorPriceMs}))`
}

function ended(productId: string, at: number): Statement {
  return statementOf(
    build
      .update(priceHistory)
      .set({ validTo: at })
      .where(and(eq(priceHistory.productId, productId), isNull(priceHistory.validTo))),
  )
}

function begun(productId: string, grossOre: number, at: number): Statement {
  const offer = { id: newId(), productId, grossOre, validFrom: at, validTo: null }
  return statementOf(build.insert(priceHistory).values(offer))
}
