import type { FailedMails } from '#domain/admin.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { findFailedMails, queueFailedMails } from './failed-mails.repository.ts'

/** The messages that could not be sent, and why. */
export async function getFailedMails(ctx: Ctx): Promise<FailedMails> {
  const { mails, total, sendable } = await findFailedMails(ctx.database, ctx.site.factoryId)
  return {
    mails: mails.map(({ kind: _, isWiped, ...mail }) => ({
      ...mail,
      isWiped: Boolean(isWiped),
      about: mail.orderId === null ? ('account' as const) : ('order' as const),
    })),
    total,
    sendable,
  }
}

/** Tries all of them anew that have anything left in them, with the next minute; what was sent meanwhile is not sent twice. */
export async function sendFailedMailsAgain(ctx: Ctx): Promise<FailedMails> {
  await queueFailedMails(ctx)
  return getFailedMails(ctx)
}
