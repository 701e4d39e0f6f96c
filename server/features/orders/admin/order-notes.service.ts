import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { findOwnOrder, getAdminOrder } from './admin-order.service.ts'
import { findWrittenNote, mostNotes, writeNote } from './order-notes.repository.ts'

/** Writes a note about an order for those who work here, once per key. Refuses `not_found`, `key_reused` and `too_many_notes`. */
export async function addNote(
  ctx: Ctx,
  { id, text }: { id: string; text: string },
  key: string,
): Promise<Result<AdminOrder>> {
  if (!(await findOwnOrder(ctx, id))) return refused('not_found')
  const making = { scope: 'order-note', key, body: { id, text } }
  const made = await makeOnce(ctx, making, {
    find: (stored) => findWrittenNote(ctx, stored),
    make: (call) => writeNote(ctx, { orderId: id, text }, call),
  })
  if (made.ok) return getAdminOrder(ctx, id)
  const isFull = made.problem.code === 'too_many'
  return isFull ? refused('too_many_notes', { field: 'text', values: { max: mostNotes } }) : made
}
