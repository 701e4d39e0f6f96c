import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { findOwnOrder, getAdminOrder } from '#server/features/orders/admin/admin-order.service.ts'
import { isPacking } from '#domain/short-items.ts'
import type { FoundAdminOrder } from '#server/features/orders/admin/admin-order.repository.ts'
import { settledBefore } from '#server/features/orders/fulfilment/settle-missing.ts'
import { inState } from '#server/features/orders/in-state.ts'
import { renderOrderMail } from '#server/features/orders/order-mails.service.ts'
import type { OrderMessageKind } from '#server/features/outbox/message.queries.ts'
import { isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import {
  findMailHtml,
  findSentAgain,
  sendMailAgain,
  type SentMail,
} from './sent-mails.repository.ts'

const hourMs = 3_600_000
/** Of one order: who has lost a mail is helped, and nobody's mailbox is filled. */
const againPerHour = 5

/**
 * A mail about an order as its buyer sees it: as it left, or as it would leave now while it has not. `not_found` where the order has
 * no such mail, and where its buyer has left: its words went with them.
 */
export async function previewMail(
  ctx: Ctx,
  { id, mail: mailId }: { id: string; mail: string },
): Promise<Result<string>> {
  const found = await findOwnOrder(ctx, id)
  const mail = found?.mails.find((each) => each.id === mailId)
  if (!found || !mail || mail.recipient === '') return refused('not_found')
  const html = await findMailHtml(ctx.database, mailId)
  if (html !== null) return done(html)
  const { about } = mail
  const rendered = await renderOrderMail(ctx, {
    kind: mail.kind as OrderMessageKind,
    entityId: id,
    languageCode: mail.languageCode,
    ...(about === null ? {} : { about }),
  })
  return done(rendered.html)
}

/**
 * Sends a mail about an order once more, written anew from what is true now, once per key; to the address that it went to. Refuses
 * `not_found`, `key_reused`, `too_many_tries` above five an hour, and of a question about missing goods `missing_settled` and
 * `illegal_transition` where it has an answer.
 */
export async function sendAgain(
  ctx: Ctx,
  { id, mail: mailId }: { id: string; mail: string },
  key: string,
): Promise<Result<AdminOrder>> {
  const found = await findOwnOrder(ctx, id)
  const mail = found?.mails.find((each) => each.id === mailId)
  // Who has left has no address any more.
  if (!found || !mail || mail.recipient === '') return refused('not_found')
  const problem = await whyNotAsked(ctx, found, mail)
  if (problem) return { ok: false, problem }
  const who = ['mail_again', ctx.site.factoryId, id]
  const limits: Limit[] = [{ who, most: againPerHour, windowMs: hourMs }]
  const making = { scope: 'order-mail', key, body: { id, mail: mailId } }
  try {
    const made = await makeOnce(ctx, making, {
      find: (stored) => findSentAgain(ctx, stored),
      make: (call) => sendMailAgain(ctx, { order: found.order, mail, limits }, call),
    })
    return made.ok ? await getAdminOrder(ctx, id) : made
  } catch (error) {
    if (!isOverLimit(faultOf(error))) throw error
    return refusedWithin(ctx, 'too_many_tries', limits)
  }
}

/** Nobody is asked again what they have answered. */
async function whyNotAsked(
  ctx: Ctx,
  { order, shorts }: FoundAdminOrder,
  { kind, about }: SentMail,
): Promise<Problem | undefined> {
  const short = shorts.find(({ id }) => kind === 'M3' && id === about)
  if (!short) return undefined
  if (short.settledAs !== null) return settledBefore(ctx, short)
  return isPacking(order.status) ? undefined : inState(ctx, order)
}
