import { chosenOf } from '#domain/cart.ts'
import type { ChosenOptions } from '#domain/chosen-options.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { priceLine } from '#domain/priced-line.ts'
import type { PaymentJob } from '#server/features/payments/paid-online.service.ts'
import type { KeptLine, PaymentRow } from '#server/features/payments/payments.queries.ts'
import { isUnpaid, listGoods } from './order-payments.queries.ts'
import type { FoundOrder, OrderRow } from './orders.repository.ts'

/**
 * Whether an order that nobody paid in time can still be had as it was: its time is to come, and its goods are for sale at what they cost
 * in it. That there are enough of them, and that its time has room, the batch that takes them says.
 */
export async function canBeHadAgain(
  job: PaymentJob,
  { found, payment, at }: { found: FoundOrder; payment: PaymentRow; at: number },
): Promise<boolean> {
  if (!isToCome(found.order, at) || !(await isUnpaid(job.database, found))) return false
  const kept = payment.cartLines as KeptLine[]
  const goods = await listGoods(
    job.database,
    kept.map(({ productId }) => productId),
  )
  // The words would name an option in a refusal that nobody reads.
  const words = { languageCode: found.order.languageCode, fallbackLanguages: [], defaultCode: '' }
  return found.lines.every(({ line }) => {
    const inCart = kept.find(
      ({ productId, optionsKey }) => productId === line.productId && optionsKey === line.optionsKey,
    )
    const row = goods.find(({ product }) => product.id === line.productId)
    if (!inCart || !row) return false
    const chosen = chosenOf(inCart.selectedAttributes as ChosenOptions)
    const rules = { ...row.product, title: line.titleSnapshot, left: row.left }
    const wanted = { product: row.product, rules, chosen, quantity: line.qty, elsewhere: 0 }
    const { issue, unitOre } = priceLine(wanted, words)
    return issue === undefined && unitOre === line.unitOre
  })
}

/** The day of its delivery, and where it has one its time, has not begun. */
function isToCome({ promisedDate, promisedFromMinute }: OrderRow, at: number): boolean {
  if (promisedDate === null) return true
  const { date, hour, minute } = osloClock(at)
  if (promisedDate !== date) return promisedDate > date
  return promisedFromMinute === null || promisedFromMinute > hour * 60 + minute
}
