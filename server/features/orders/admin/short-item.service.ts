import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import type { AskShort, SettleShort } from '#domain/fulfilment.schema.ts'
import { formatOre } from '#domain/money.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { isPacking, isUnsettled } from '#domain/short-items.ts'
import { scopeIn } from '#server/http/scope.ts'
import { whyHeld } from '#server/features/orders/after-sale/held.ts'
import { settleMissing } from '#server/features/orders/fulfilment/settle-missing.ts'
import {
  insertShort,
  type OfferedSubstitute,
} from '#server/features/orders/fulfilment/short-items.repository.ts'
import { findSubstitute } from '#server/features/orders/fulfilment/substitutes.repository.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { changeOrder, hasJust } from './change-order.ts'
import { inState } from '#server/features/orders/in-state.ts'

type Line = FoundOrder['lines'][number]['line']

/**
 * Writes down that so many of a line are missing, and asks the buyer what to do. Refuses as `changeOrder`, `illegal_transition` where
 * nothing is packed, `missing_known`, `missing_high` with how many are left, `substitute_dear` with the most that it may cost,
 * `product_not_found` for goods that cannot come instead, and `substitute_undeclared` for those of which an allergen has no answer.
 */
export function askShort(
  ctx: Ctx,
  { id, item }: { id: string; item: string },
  { rev, quantity, substitute }: AskShort,
): Promise<Result<AdminOrder>> {
  return changeOrder(
    ctx,
    { id, rev },
    {
      isDone: (found) =>
        hasJust(ctx, found, 'short_item') &&
        found.shorts.some(
          (short) =>
            short.lineId === item &&
            short.quantity === quantity &&
            short.substituteId === (substitute?.productId ?? null),
        ),
      write: async (found) => {
        const line = found.lines.find((each) => each.line.id === item)?.line
        if (!line) return { code: 'not_found' }
        if (!isPacking(found.order.status)) return inState(ctx, found.order)
        const problem =
          (await whyHeld(ctx, found.sale)) ?? whyNotMissing(found, line, { quantity, substitute })
        if (problem) return problem
        const offered = substitute && (await substituteFor(ctx, found, { line, ...substitute }))
        if (offered && !offered.ok) return offered.problem
        await insertShort(ctx.database, {
          ...{ found, lineId: item, quantity, ...byStaff(ctx) },
          substitute: offered && offered.value,
        })
        ctx.log.info('order.short', { order: id })
        return undefined
      },
    },
  )
}

/** Settles what becomes of missing goods, for a buyer who called, or since they have come. Refuses as `changeOrder`, `illegal_transition`, `missing_settled`, `sold_out` where the substitute is gone, and `substitute_changed` where it is not what was offered. */
export function settleShortItem(
  ctx: Ctx,
  { id, item }: { id: string; item: string },
  { rev, settlement }: SettleShort,
): Promise<Result<AdminOrder>> {
  return changeOrder(
    ctx,
    { id, rev },
    {
      isDone: ({ shorts, steps }) =>
        shorts.some((short) => short.id === item && short.settledAs === settlement) &&
        steps.slice(0, 2).some(({ actorId }) => actorId === ctx.actor.userId),
      write: async (found) => {
        if (!isPacking(found.order.status)) return inState(ctx, found.order)
        return settleMissing(ctx, found, { item, settlement, ...byStaff(ctx) })
      },
    },
  )
}

function whyNotMissing(
  { shorts }: FoundOrder,
  line: Line,
  { quantity, substitute }: Pick<AskShort, 'quantity' | 'substitute'>,
): Problem | undefined {
  const { titleSnapshot: title, unitOre } = line
  if (shorts.some((short) => short.lineId === line.id && isUnsettled(short)))
    return { code: 'missing_known', values: { title } }
  const left = line.qty - line.sentQty
  if (quantity > left) return { code: 'missing_high', field: 'quantity', values: { left, title } }
  if (substitute && substitute.unitOre > unitOre)
    return { code: 'substitute_dear', field: 'price', values: { most: formatOre(unitOre) } }
  return undefined
}

/** What is offered, in the buyer's language, with all that is to be known of it before it is chosen. */
async function substituteFor(
  ctx: Ctx,
  { order }: FoundOrder,
  { line, productId, unitOre }: { line: Line; productId: string; unitOre: number },
): Promise<Result<OfferedSubstitute>> {
  const field = 'substitute'
  const scope = scopeIn(ctx.site, order.languageCode)
  const product = await findSubstitute(ctx.database, scope, { productId, lineId: line.id })
  if (!product) return refused('product_not_found', { field })
  const { title, facts, isDeclared } = product
  if (!isDeclared) return refused('substitute_undeclared', { field, values: { title } })
  return done({ id: productId, title, unitOre, facts })
}

function byStaff(ctx: Ctx) {
  return { actorType: 'staff', actorId: ctx.actor.userId ?? null, at: ctx.now() } as const
}
