import type { Withdraw } from '#domain/after-sale.schema.ts'
import { withdrawnOre, type WithdrawnLine } from '#domain/after-sale.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { type Problem, refused, type Result } from '#domain/result.ts'
import { findReadable, getOrder } from '#server/features/orders/orders.service.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { instantText } from '#server/i18n/day-words.ts'
import { isolated } from '#server/i18n/isolated.ts'
import { statusText } from '#server/i18n/order-words.ts'
import { findAfterSale, type FoundAfterSale } from './after-sale.repository.ts'
import { isLineWithdrawable, lastDayText, whyNot } from './after-sale-view.ts'
import { writeWithdrawal } from './withdrawals.repository.ts'

const attempts = 3

/**
 * Receives that a buyer withdraws from an order, or a part of it, and sends the receipt: once per order, and the same call again
 * answers the same (angrerettloven § 20; directive (EU) 2023/2673). `not_found` for who may not read it in full, `withdrawal_over`,
 * `withdrawal_excluded` for goods without the right, `illegal_transition` with the state of an order that is none or over,
 * `withdrawn_already` where something else was withdrawn, `busy` where it moved each time we tried.
 */
export async function withdraw(
  ctx: Ctx,
  token: string,
  wanted: Withdraw,
): Promise<Result<OrderView>> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const [found, sale] = await Promise.all([
      findReadable(ctx, token),
      findAfterSale(ctx.database, { factoryId: ctx.site.factoryId, token }),
    ])
    if (!found) return refused('not_found')
    const lines = linesOf(found, wanted)
    if (sale.withdrawal) {
      const isSame = JSON.stringify(sale.withdrawal.lines) === JSON.stringify(lines)
      return isSame ? getOrder(ctx, token) : already(ctx, sale.withdrawal.receivedAt)
    }
    const problem = await problemOf(ctx, { found, sale, lines })
    if (problem) return { ok: false, problem }
    const isWritten = await writeWithdrawal(ctx, {
      order: found.order,
      ...{ lines: lines ?? [], name: wanted.name, email: wanted.email },
      amountOre: withdrawnOre(
        { lines: found.lines.map(({ line }) => line), shippingOre: found.order.shippingOre },
        lines ?? [],
      ),
    })
    if (isWritten) {
      ctx.log.info('order.withdrawn', { order: found.order.id })
      return getOrder(ctx, token)
    }
    // Somebody moved the order in between, or sent this very call: how it stands now decides.
  }
  return refused('busy')
}

/** What goes back, in the order's own order; undefined where a line is not one of it, has no right, or holds fewer. */
function linesOf({ lines }: FoundOrder, { lines: wanted }: Withdraw): WithdrawnLine[] | undefined {
  const back = lines.flatMap(({ line }) => {
    const quantity = wanted.find(({ id }) => id === line.id)?.quantity
    if (quantity === undefined || quantity > line.qty || !isLineWithdrawable(line)) return []
    return [{ lineId: line.id, quantity }]
  })
  return back.length === wanted.length ? back : undefined
}

async function problemOf(
  ctx: Ctx,
  {
    found,
    sale,
    lines,
  }: { found: FoundOrder; sale: FoundAfterSale; lines: WithdrawnLine[] | undefined },
): Promise<Problem | undefined> {
  const why = whyNot(found, sale, ctx.now())
  const i18n = await translatorFor(ctx)
  if (why === 'not_now' || (why === 'over' && sale.deliveredAt === null))
    return {
      code: 'illegal_transition',
      values: { state: statusText(i18n, found.order.status) },
    }
  if (why === 'over')
    return { code: 'withdrawal_over', values: { day: lastDayText(i18n, sale.deliveredAt ?? 0) } }
  return why === 'no_right' || !lines ? { code: 'withdrawal_excluded' } : undefined
}

async function already(ctx: Ctx, receivedAt: number): Promise<Result<never>> {
  const { locale } = await translatorFor(ctx)
  const { phoneText, email, name } = ctx.site.company
  const values = {
    when: instantText(locale, receivedAt),
    contact: isolated(phoneText ?? email ?? name),
  }
  return refused('withdrawn_already', { values })
}
