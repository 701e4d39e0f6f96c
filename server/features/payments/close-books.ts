import { isRefusedByGuard } from '#server/platform/guard.queries.ts'
import { kindOf } from './paid-kinds.service.ts'
import { listOperations } from './operations.repository.ts'
import type { PaymentJob } from './paid-online.service.ts'
import type { OperationRow, PaymentRow } from './payments.queries.ts'
import { changePayment } from './payments.repository.ts'

/**
 * Writes down that what was drawn in parts is all of it, once nothing more will leave. The last capture or the cancel of the rest says so by
 * itself; where neither was due, since the hold had lapsed or the last of the goods cost nothing, nobody else would.
 */
export async function closeBooks(
  job: PaymentJob,
  payment: PaymentRow,
  operations: readonly OperationRow[],
): Promise<void> {
  const { state, capturedOre } = payment
  if (state !== 'authorized' || capturedOre === 0 || isOpen(payment, operations)) return
  const order = await kindOf(payment).find(job, payment)
  if (!order?.isUnclosed) return
  // The last of it may have left since they were read: with it its capture was queued.
  if (isOpen(payment, await listOperations(job.database, payment.id))) return
  const at = job.now()
  try {
    await changePayment(job.database, payment, { updatedAt: at }, [
      ...order.captured({ capturedOre, isAll: true }, at),
    ])
  } catch (error) {
    // Who was faster has read it after this.
    if (!isRefusedByGuard(error)) throw error
  }
}

/** True while more may be drawn: a refused capture may be tried again for as long as anything is held. */
function isOpen(payment: PaymentRow, operations: readonly OperationRow[]): boolean {
  const { authorizedOre, capturedOre, cancelledOre } = payment
  const isHeld = capturedOre + cancelledOre < authorizedOre
  return operations.some(
    ({ kind, state }) => state === 'queued' || (state === 'failed' && kind === 'capture' && isHeld),
  )
}
