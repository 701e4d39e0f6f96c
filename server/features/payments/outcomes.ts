import type { PaymentState } from '#domain/payments.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { backInCart, outOfCart, stillInCart } from './kept-cart.queries.ts'
import { lapsedHold, queuedCancel, queuedEnd, withoutEnd } from './operations.queries.ts'
import { listOperations } from './operations.repository.ts'
import { kindOf } from './paid-kinds.service.ts'
import type { PaymentJob, PaidOrder, Unpaid } from './paid-online.service.ts'
import type { PaymentRow } from './payments.queries.ts'
import { changePayment, type PaymentChange, settledNotices } from './payments.repository.ts'
import type { FoundPayment } from './providers/provider.ts'

interface Asked {
  askedAt: number
}
interface Found extends Asked {
  found: FoundPayment
}

type Ended = Exclude<PaymentState, 'created' | 'authorized'>

const ends = {
  ...{ failed: 'failed', cancelled: 'failed' },
  ...{ aborted: 'given_up', expired: 'expired' },
} as const satisfies Record<Ended, Unpaid>

/** What lay in the cart is of no use once it is known how a payment has ended. */
const forgotten = { cartLines: [], cartId: null } satisfies PaymentChange

/** Its money is set aside: the order is placed, with the mail that says so. */
export async function authorized(
  job: PaymentJob,
  payment: PaymentRow,
  { askedAt, found }: Found,
): Promise<void> {
  const [at, order] = [job.now(), await orderOf(job, payment)]
  // It was called off while its buyer paid.
  if (order?.state !== 'waiting') return late(job, payment, { askedAt, found, mayTakeUp: false })
  await changed(job, payment, {
    ...{ askedAt, set: { ...sumsOf(found), ...forgotten, state: 'authorized' } },
    also: order.placed(at),
  })
  job.log.info('payment.authorized', { payment: payment.id })
}

/** Nobody has paid it: the order is over, and its goods lie in its buyer's cart again. Where it may still be paid, the provider ends it. */
export async function unpaid(
  job: PaymentJob,
  payment: PaymentRow,
  { askedAt, as, mayBePaid }: Asked & { as: Ended; mayBePaid: boolean },
): Promise<void> {
  const [at, order] = [job.now(), await orderOf(job, payment)]
  const isWaiting = order?.state === 'waiting'
  await changed(job, payment, {
    ...{ askedAt, set: mayBePaid ? { state: as } : { ...forgotten, state: as } },
    also: [
      ...(isWaiting ? [...order.cancelled(ends[as], at), ...backInCart(payment, at)] : []),
      ...(mayBePaid ? [queuedEnd(payment, at)] : []),
    ],
  })
  job.log.info('payment.unpaid', { payment: payment.id, as })
}

/** Its money came when its order was over: what can still be had as it was is placed after all, any other money is let go. */
export async function late(
  job: PaymentJob,
  payment: PaymentRow,
  { askedAt, found, mayTakeUp }: Found & { mayTakeUp: boolean },
): Promise<void> {
  const [at, order] = [job.now(), await orderOf(job, payment)]
  // Who has given up does not get it after all: what they wanted lies in their cart.
  const mayBe = mayTakeUp && payment.state !== 'aborted' && order?.state === 'cancelled'
  const takenUp = mayBe ? await order.takenUp(at) : undefined
  const set = { ...sumsOf(found), ...forgotten, state: 'authorized', isLate: !takenUp } as const
  await changed(job, payment, {
    ...{ askedAt, set },
    also: [
      ...withoutEnd(payment, at),
      ...(takenUp
        ? [...stillInCart(payment), ...takenUp, ...outOfCart(payment)]
        : [
            queuedCancel({ ...payment, dedupeKey: `late:${payment.id}`, at }),
            ...(order?.tooLate(at) ?? []),
          ]),
    ],
  })
  job.log.warn('payment.late', { payment: payment.id, isTakenUp: takenUp !== undefined })
}

/** Another amount than the order's was set aside: nothing is sold for it, and the factory sees it. */
export async function differs(
  job: PaymentJob,
  payment: PaymentRow,
  { askedAt, found }: Found,
): Promise<void> {
  const [at, order] = [job.now(), await orderOf(job, payment)]
  const isWaiting = order?.state === 'waiting'
  await changed(job, payment, {
    ...{ askedAt, set: { ...sumsOf(found), ...forgotten, state: 'authorized', isLate: true } },
    also: [
      ...withoutEnd(payment, at),
      queuedCancel({ ...payment, dedupeKey: `differs:${payment.id}`, at }),
      ...(isWaiting
        ? [...order.cancelled('wrong_amount', at), ...backInCart(payment, at)]
        : (order?.tooLate(at) ?? [])),
    ],
  })
  const { amountOre, id } = payment
  job.log.error('payment.amount_differs', { payment: id, amountOre, foundOre: found.authorizedOre })
}

/** What was captured, let go and paid back by now, as the provider has it. */
export async function summed(
  job: PaymentJob,
  payment: PaymentRow,
  { askedAt, found }: Asked & { found: FoundPayment | undefined },
): Promise<void> {
  if (!found) return noted(job, payment, askedAt)
  const set = higherSums(payment, found)
  const lapsedOre = await lapsed(job, payment, set.cancelledOre)
  const also = lapsedOre > 0 ? [lapsedHold(payment, lapsedOre, job.now())] : []
  await changed(job, payment, { askedAt, set, also })
  if (lapsedOre > 0) job.log.error('payment.hold_lapsed', { payment: payment.id, lapsedOre })
}

/** How much less is set aside than we have let go, in øre: a provider holds money for some days alone, and people let go of it on its own pages. */
async function lapsed(job: PaymentJob, payment: PaymentRow, cancelledOre: number): Promise<number> {
  if (cancelledOre === payment.cancelledOre) return 0
  const operations = await listOperations(job.database, payment.id)
  const ownOre = operations
    .filter(({ kind }) => kind === 'cancel')
    .reduce((sum, { amountOre }) => sum + amountOre, 0)
  return cancelledOre - ownOre
}

/** It stands as it stood. */
export async function noted(job: PaymentJob, payment: PaymentRow, askedAt: number): Promise<void> {
  await changed(job, payment, { askedAt, set: {}, also: [] })
}

function orderOf(job: PaymentJob, payment: PaymentRow): Promise<PaidOrder | undefined> {
  return kindOf(payment).find(job, payment)
}

async function changed(
  { database, now }: PaymentJob,
  payment: PaymentRow,
  { askedAt, set, also }: Asked & { set: PaymentChange; also: readonly Statement[] },
): Promise<void> {
  const at = now()
  await changePayment(database, payment, { ...set, checkedAt: askedAt, updatedAt: at }, [
    ...also,
    settledNotices(payment.id, { from: askedAt, at }),
  ])
}

function sumsOf(found: FoundPayment): PaymentChange {
  const { authorizedOre, capturedOre, refundedOre, cancelledOre, canCaptureParts } = found
  const { providerReference } = found
  return {
    ...{ authorizedOre, capturedOre, refundedOre, cancelledOre, canCaptureParts },
    ...(providerReference === null ? {} : { providerReference }),
  }
}

/** What was done is never undone: an answer that is older than what we know changes nothing. */
function higherSums(known: PaymentRow, found: FoundPayment) {
  const higher = (of: 'capturedOre' | 'refundedOre' | 'cancelledOre') =>
    Math.max(known[of], found[of])
  return {
    ...{ capturedOre: higher('capturedOre'), refundedOre: higher('refundedOre') },
    cancelledOre: Math.min(higher('cancelledOre'), known.authorizedOre - higher('capturedOre')),
  }
}
