import { isRefusedByGuard } from '#server/platform/guard.queries.ts'
import { providerOf } from './ask-provider.ts'
import { closeBooks } from './close-books.ts'
import {
  claimOperation,
  failOperation,
  listOperations,
  operationBecame,
  putOff,
} from './operations.repository.ts'
import { kindOf } from './paid-kinds.service.ts'
import type { PaymentJob } from './paid-online.service.ts'
import type { OperationRow, PaymentRow } from './payments.queries.ts'
import { changePayment, findPayment, type PaymentChange } from './payments.repository.ts'
import { type FoundPayment, PaymentFault } from './providers/provider.ts'
import type { PaymentProvider } from './payment-providers.service.ts'

const minuteMs = 60_000
/** When what a provider did not answer is tried again: from then on every six hours. */
const pauses = [1, 5, 15, 60, 360].map((minutes) => minutes * minuteMs)
/** Longer than a provider is waited for: who dies while it works is followed by another. */
const claimMs = minuteMs
const attempts = 5

/**
 * Does what is due with the money of a payment, in the order in which it became due. What a provider does not answer stays due under the
 * same key; what it refuses is kept as failed, for the people of the factory to see.
 */
export async function doOperations(job: PaymentJob, paymentId: string): Promise<void> {
  for (;;) {
    const [payment, operations] = await Promise.all([
      findPayment(job.database, { id: paymentId }),
      listOperations(job.database, paymentId),
    ])
    if (!payment) return
    const now = job.now()
    const next = operations.find((each) => isNext(each, operations) && each.dueAt <= now)
    if (!next) return closeBooks(job, payment, operations)
    const provider = providerOf(job, payment)
    if (!provider) return
    const isOurs = await claimOperation(job.database, next.id, { now, until: now + claimMs })
    if (!isOurs) return
    await doOne(job, { payment, operations, operation: next, provider })
  }
}

/** A capture waits for those before it, and money that goes back for what is to be drawn; what lets the rest go waits for all of them, also for one that was refused and may be tried again. */
function isNext(operation: OperationRow, all: readonly OperationRow[]): boolean {
  if (operation.state !== 'queued') return false
  const captures = all.filter(({ kind, state }) => kind === 'capture' && state !== 'done')
  if (operation.kind === 'cancel') return captures.length === 0
  const first = captures.find(({ state }) => state === 'queued')
  return operation.kind === 'refund' ? first === undefined : first === operation
}

interface Doing {
  payment: PaymentRow
  operations: readonly OperationRow[]
  operation: OperationRow
  provider: PaymentProvider
}

async function doOne(job: PaymentJob, doing: Doing): Promise<void> {
  const { payment, operation, provider } = doing
  const { id, kind, amountOre, isLast } = operation
  const { reference, providerReference } = payment
  const about = { payment: payment.id, operation: id, kind }
  // A provider keeps its keys for a day: what was done and not answered must not be done again after that.
  const before = operation.attempts > 0 ? await wasDone(doing) : false
  if (before === 'unknown') return later(job, operation, 'the provider does not say how it stands')
  if (before) return done(job, doing)
  try {
    await provider[kind]({ reference, providerReference, amountOre, isLast, key: id })
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error
    job.log.warn('payment.operation_fault', { ...about, fault: error.kind, said: error.message })
    if (error.kind === 'unreachable') return later(job, operation, error.message)
    return refused(job, doing, error.message)
  }
  await done(job, doing)
  job.log.info('payment.operation', about)
}

/** Whether it was done by a call before this one, or by hand: what nobody can say is not asked for again. */
async function wasDone(doing: Doing): Promise<boolean | 'unknown'> {
  try {
    return isDoneBefore(await doing.provider.find(doing.payment), doing)
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error
    return error.kind === 'unreachable' ? 'unknown' : false
  }
}

async function later(job: PaymentJob, { id, attempts: before }: OperationRow, said: string) {
  const pause = pauses[Math.min(before, pauses.length - 1)] ?? minuteMs
  await putOff(job.database, id, { dueAt: job.now() + pause, lastError: said.slice(0, 500) })
}

/** It was not done now; it may have been before, by a call whose answer was lost or by hand on the provider's own pages. */
async function refused(job: PaymentJob, doing: Doing, said: string): Promise<void> {
  const { operation, payment, provider } = doing
  let found: FoundPayment | undefined
  try {
    found = await provider.find(payment)
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error
    if (error.kind === 'unreachable') return later(job, operation, said)
  }
  // Paid in the meantime: that is settled before anything is let go.
  if (payment.state !== 'authorized' && found?.state === 'authorized')
    return later(job, operation, said)
  if (found ? isDoneBefore(found, doing) : payment.state !== 'authorized') return done(job, doing)
  await failOperation(job.database, operation.id, said.slice(0, 500))
  job.log.error('payment.refused', { payment: payment.id, kind: operation.kind })
}

function isDoneBefore(found: FoundPayment, { operation, operations }: Doing): boolean {
  const { kind, amountOre } = operation
  const doneOre = doneOf(operations, kind) + amountOre
  if (kind === 'capture') return found.capturedOre >= doneOre
  if (kind === 'refund') return found.refundedOre >= doneOre
  // Nothing of it is held any more, or it has ended without having been.
  const held = found.authorizedOre - found.capturedOre - found.cancelledOre
  return found.state === 'authorized' ? held <= 0 : found.state !== 'created'
}

function doneOf(operations: readonly OperationRow[], kind: OperationRow['kind']): number {
  return operations
    .filter((each) => each.kind === kind && each.state === 'done')
    .reduce((sum, { amountOre }) => sum + amountOre, 0)
}

/** Writes down that it was done: with the payment's sums, and what the order's books say of that, in one batch. */
async function done(job: PaymentJob, { operation, ...doing }: Doing): Promise<void> {
  let { payment, operations } = doing
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const at = job.now()
    const set = sumsAfter(payment, operation, operations)
    const capturedOre = set.capturedOre ?? payment.capturedOre
    // With what is let go of the rest it is known, too, that nothing more will be drawn.
    const isDrawn = operation.kind === 'capture' || (operation.kind === 'cancel' && capturedOre > 0)
    const order = isDrawn ? await kindOf(payment).find(job, payment) : undefined
    try {
      return await changePayment(job.database, payment, { ...set, updatedAt: at }, [
        operationBecame(operation.id, { state: 'done', doneAt: at, lastError: null }),
        ...(order?.captured({ capturedOre, isAll: operation.isLast }, at) ?? []),
      ])
    } catch (error) {
      if (!isRefusedByGuard(error)) throw error
    }
    const current = await findPayment(job.database, { id: payment.id })
    if (!current) return
    payment = current
    operations = await listOperations(job.database, payment.id)
  }
}

function sumsAfter(
  payment: PaymentRow,
  { kind, amountOre, id }: OperationRow,
  operations: readonly OperationRow[],
): PaymentChange {
  const before = operations.filter((each) => each.id !== id)
  const doneOre = doneOf(before, kind) + amountOre
  if (kind === 'capture') return { capturedOre: Math.max(payment.capturedOre, doneOre) }
  if (kind === 'refund') return { refundedOre: Math.max(payment.refundedOre, doneOre) }
  // Nobody can pay it any more: what was in its buyer's cart is of no use.
  if (payment.state !== 'authorized') return { cartLines: [], cartId: null }
  const most = payment.authorizedOre - payment.capturedOre
  return { cancelledOre: Math.min(most, Math.max(payment.cancelledOre, doneOre)) }
}
