import { isRefusedByGuard } from '#server/platform/guard.queries.ts'
import { kindOf } from './paid-kinds.service.ts'
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
  // A refused capture may be tried again.
  const isOpen = operations.some((each) => each.state !== 'done' && !isOver(each))
  if (state !== 'authorized' || capturedOre === 0 || isOpen) return
  const order = await kindOf(payment).find(job, payment)
  if (!order?.isUnclosed) return
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

function isOver({ kind, state }: OperationRow): boolean {
  return state === 'failed' && kind !== 'capture'
}
