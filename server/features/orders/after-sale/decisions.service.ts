import type { AnswerComplaint, DecideWithdrawal } from '#domain/after-sale.schema.ts'
import { type SplitWithdrawal, splitWithdrawal, type WithdrawnLine } from '#domain/after-sale.ts'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { hasLeft, quantityOf } from '#domain/shipments.ts'
import { isUnsettled } from '#domain/short-items.ts'
import {
  adminOrderView,
  findOwnOrder,
  getAdminOrder,
} from '#server/features/orders/admin/admin-order.service.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { doLater } from '#server/features/payments/admin-payments.service.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { complaintText, withdrawalText } from '#server/i18n/after-sale-words.ts'
import { saveAccepted, saveAnswer, saveDeclined } from './decisions.repository.ts'

type LineRow = FoundOrder['lines'][number]['line']

/**
 * Accepts a withdrawal or declines it, and tells the buyer. What is accepted and has not left is no longer part of the order, whose sums
 * are lowered; it moves no money: that is booked as any refund is. Refuses `not_found`, `stale` with what stands there now,
 * `illegal_transition` with how it was decided, `items_missing` while nobody knows what becomes of goods of it, and `words_missing`
 * where it is declined without a reason; the same call twice is done once.
 */
export async function decideWithdrawal(
  ctx: Ctx,
  id: string,
  wanted: DecideWithdrawal,
): Promise<Result<AdminOrder>> {
  const found = await findOwnOrder(ctx, id)
  const withdrawal = found?.sale.withdrawal
  if (!found || !withdrawal) return refused('not_found')
  const { status } = wanted
  const reason = status === 'declined' ? wanted.reason : ''
  const isDone = withdrawal.status === status && withdrawal.reason === reason
  if (isDone && withdrawal.rev === wanted.rev + 1) return done(await adminOrderView(ctx, found))
  if (withdrawal.rev !== wanted.rev)
    return refused('stale', { current: await adminOrderView(ctx, found) })
  if (withdrawal.status !== 'received') {
    const state = withdrawalText(await translatorFor(ctx), withdrawal.status)
    return refused('illegal_transition', { values: { state } })
  }
  if (status === 'declined' && reason === '') return refused('words_missing', { field: 'reason' })
  const title = status === 'accepted' ? unsettledTitle(found, withdrawal.lines) : undefined
  if (title !== undefined) return refused('items_missing', { values: { title } })
  const isSaved =
    status === 'declined'
      ? await saveDeclined(ctx, found.order, { rev: wanted.rev, reason })
      : await saveAccepted(ctx, found, { rev: wanted.rev, ...goodsOf(found, withdrawal.lines) })
  // Somebody was faster, with this very call perhaps: what stands there now decides.
  if (!isSaved) return decideWithdrawal(ctx, id, wanted)
  doLater(ctx, { kind: 'order', orderId: id })
  return getAdminOrder(ctx, id)
}

/** The name of withdrawn goods that are missing: first it must be known how many of them there are. */
function unsettledTitle(
  { lines, shorts }: FoundOrder,
  withdrawn: readonly WithdrawnLine[],
): string | undefined {
  const isUnknown = ({ id }: { id: string }) =>
    quantityOf(withdrawn, id) > 0 &&
    shorts.some((short) => short.lineId === id && isUnsettled(short))
  return lines.find(({ line }) => isUnknown(line))?.line.titleSnapshot
}

/** What of it has left, and what has not. Of an order that is called off nothing leaves, and its sums stay as they were. */
function goodsOf(
  { order: { status }, lines }: FoundOrder,
  withdrawn: readonly WithdrawnLine[],
): SplitWithdrawal {
  if (status === 'cancelled') return { returned: [], dropped: [] }
  // Before it was kept by line, all of an order left at once.
  const sentQty = (line: LineRow) => (hasLeft(status) ? line.qty : line.sentQty)
  return splitWithdrawal(
    lines.map(({ line }) => ({ id: line.id, qty: line.qty, sentQty: sentQty(line) })),
    withdrawn,
  )
}

/** Accepts a complaint or refuses it, in words that the buyer is sent. Refuses as `decideWithdrawal` does. */
export async function answerComplaint(
  ctx: Ctx,
  { id, complaint: complaintId }: { id: string; complaint: string },
  wanted: AnswerComplaint,
): Promise<Result<AdminOrder>> {
  const found = await findOwnOrder(ctx, id)
  const complaint = found?.sale.complaints.find((each) => each.id === complaintId)
  if (!found || !complaint) return refused('not_found')
  const isDone = complaint.status === wanted.status && complaint.answer === wanted.answer
  if (isDone && complaint.rev === wanted.rev + 1) return done(await adminOrderView(ctx, found))
  if (complaint.rev !== wanted.rev)
    return refused('stale', { current: await adminOrderView(ctx, found) })
  if (complaint.status !== 'open') {
    const state = complaintText(await translatorFor(ctx), complaint.status)
    return refused('illegal_transition', { values: { state } })
  }
  const isSaved = await saveAnswer(ctx, found.order, { id: complaintId, ...wanted })
  return isSaved
    ? getAdminOrder(ctx, id)
    : answerComplaint(ctx, { id, complaint: complaintId }, wanted)
}
