import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { openSettlements, type Settlement } from '#domain/short-items.ts'
import { isAsOffered } from '#domain/substitutes.ts'
import { scopeIn } from '#server/http/scope.ts'
import { doLater } from '#server/features/payments/admin-payments.service.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { settlementText } from '#server/i18n/missing-words.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { type Doing, type Replacing, settleShort, type ShortRow } from './short-items.repository.ts'
import { findSubstitute } from './substitutes.repository.ts'

interface SettlingMissing extends Doing {
  /** The missing item. */
  item: string
  settlement: Settlement
}

/**
 * Settles what becomes of missing goods of an order that is being packed. Answers what stands in the way: `not_found`, `missing_settled`
 * with how it was settled, `sold_out` where the substitute is gone, or `substitute_changed` where it is not what was offered. Throws `isOvertaken` where the order has changed.
 */
export async function settleMissing(
  ctx: Ctx,
  found: FoundOrder,
  { item, settlement, ...doing }: SettlingMissing,
): Promise<Problem | undefined> {
  const short = found.shorts.find(({ id }) => id === item)
  if (!short) return { code: 'not_found' }
  if (!openSettlements(short).includes(settlement)) return settledBefore(ctx, short)
  const replacing = settlement === 'substitute' ? await replacingOf(ctx, found, short) : undefined
  if (replacing && !replacing.ok) return replacing.problem
  try {
    const settling = { found, short, settlement, replacing: replacing?.value, ...doing }
    await settleShort(ctx.database, settling)
  } catch (error) {
    if (settlement !== 'substitute' || faultOf(error).kind !== 'check') throw error
    return { code: 'sold_out', values: { title: short.substituteTitle ?? '' } }
  }
  doLater(ctx, { kind: 'order', orderId: found.order.id })
  ctx.log.info('order.settled', { order: found.order.id, as: settlement })
  return undefined
}

/** The refusal of what missing goods were settled as before: names it. */
export async function settledBefore(
  ctx: Ctx,
  { settledAs }: Pick<ShortRow, 'settledAs'>,
): Promise<Problem> {
  const i18n = await translatorFor(ctx)
  const state = settledAs === null ? '' : settlementText(i18n, settledAs)
  return { code: 'missing_settled', values: { state } }
}

/** The line of what comes instead, as it was offered and for what was agreed. */
async function replacingOf(
  ctx: Ctx,
  { order, lines }: FoundOrder,
  { lineId, quantity: qty, ...offered }: ShortRow,
): Promise<Result<Replacing>> {
  const { substituteId, substituteOre, substituteTitle, substituteFacts: facts } = offered
  const line = lines.find((each) => each.line.id === lineId)?.line
  const values = { title: substituteTitle ?? '' }
  if (!line || substituteId === null || substituteOre === null || !facts)
    return refused('sold_out', { values })
  const scope = scopeIn(ctx.site, order.languageCode)
  const product = await findSubstitute(ctx.database, scope, { productId: substituteId, lineId })
  if (!product) return refused('sold_out', { values })
  if (!product.isDeclared || !isAsOffered(facts, product.facts))
    return refused('substitute_changed', { values })
  return done({
    minQty: product.minQty,
    line: {
      productId: substituteId,
      titleSnapshot: substituteTitle ?? product.title,
      packageSizeSnapshot: facts.packageSize,
      imageSnapshot: product.imageUrl,
      sku: product.sku,
      gtin: product.gtin,
      options: [],
      optionsKey: '{}',
      allergens: facts.allergens,
      withdrawalPolicy: facts.withdrawalPolicy,
      qty,
      unitOre: substituteOre,
      netUnitOre: null,
      lineOre: substituteOre * qty,
      vatBp: line.vatBp,
      lot: null,
      bestBefore: null,
      substituteFor: lineId,
    },
  })
}
