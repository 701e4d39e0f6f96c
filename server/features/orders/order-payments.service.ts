import { nextStatus } from '#domain/orders.ts'
import { hasLeft } from '#domain/shipments.ts'
import type {
  PaidOnline,
  PaidOrder,
  PaymentJob,
  Unpaid,
} from '#server/features/payments/paid-online.service.ts'
import type { PaymentRow } from '#server/features/payments/payments.queries.ts'
import { type OrderMessageKind, queuedMessage } from '#server/features/outbox/message.queries.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { capturedMoney, placedPaid, takenUpAgain } from './order-payments.queries.ts'
import { cancelStatements, findOrder, type FoundOrder } from './orders.repository.ts'
import { canBeHadAgain } from './had-again.ts'
import { isOvertaken } from './transition.queries.ts'

/** How an order of the shop follows its payment. */
export const orderPayments: PaidOnline = {
  find: async (job, payment) => {
    const { factoryId, orderId: id } = payment
    const found = await findOrder(job.database, { factoryId, id })
    return found && paidOrder(job, payment, found)
  },
  isOvertaken: (error) => isOvertaken(faultOf(error)),
}

function paidOrder(job: PaymentJob, payment: PaymentRow, found: FoundOrder): PaidOrder {
  const { number, email, phone, languageCode, publicToken, status, paymentStatus } = found.order
  return {
    ...{ number, email, phone, languageCode, path: `/order-success/${publicToken}` },
    state:
      status === 'awaiting_payment' ? 'waiting' : status === 'cancelled' ? 'cancelled' : 'placed',
    isCalledOff: status === 'cancelled',
    isUnclosed: paymentStatus === 'partly_captured' && hasLeft(status),
    placed: (at) => placedPaid(found, at),
    cancelled: (how, at) => unpaid(found, how, at),
    takenUp: async (at) =>
      (await canBeHadAgain(job, { found, payment, at })) ? takenUpAgain(found, at) : undefined,
    tooLate: (at) => [told(found, 'M6-late', at)],
    captured: (sums) => capturedMoney(found, sums),
  }
}

/** What its buyer did by themselves they know; that time has run out for it they are told. */
const messages = {
  ...{ expired: 'M6-unpaid', wrong_amount: 'M6' },
  ...{ failed: undefined, given_up: undefined },
} as const satisfies Record<Unpaid, OrderMessageKind | undefined>

function unpaid(found: FoundOrder, how: Unpaid, at: number) {
  const step = nextStatus(found.order.status, 'payment_failed', 'system')
  if (!step.ok) throw new Error('an order that waits for no payment cannot lack it')
  const cancelling = {
    found,
    to: step.value,
    event: 'payment_failed',
    message: messages[how],
  } as const
  return cancelStatements({ ...cancelling, actorType: 'system', actorId: null, at })
}

function told({ order }: FoundOrder, kind: 'M6-late', at: number) {
  const { factoryId, id: entityId, languageCode, email: recipient } = order
  return queuedMessage({ factoryId, kind, entityId, languageCode, recipient, at })
}
