import { sha256Hex } from '#domain/ids.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { ApplicationView } from '#domain/seller-application.schema.ts'
import { applicationRules } from '#domain/seller-application-rules.ts'
import { addressMailLimit, networkMailLimit } from '#server/features/identity/limits.service.ts'
import {
  type CodePlace,
  mailCode,
  rightCode,
} from '#server/features/identity/mailed-codes.service.ts'
import type { ApplicationRow } from '#server/features/sellers/application-steps.queries.ts'
import { isOverLimit } from '#server/features/tries/tries.queries.ts'
import { refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { writeConfirmed, writeLinkMail } from './email.repository.ts'
import type { ApplicationDoor } from './applications.repository.ts'
import { findOwn, getOwn } from './own-application.service.ts'

/** Mails a code of six digits to the address of an application. Refuses `step_unanswered` without one, and `too_many_codes`. */
export async function sendApplicationCode(
  ctx: Ctx,
  door: ApplicationDoor,
  network: string,
): Promise<Result<object>> {
  const found = await findOwn(ctx, door)
  if (!found.ok) return found
  const { application } = found.value
  if (application.email === '') return refused('step_unanswered', { field: 'email' })
  if (application.emailVerifiedAt !== null) return done({})
  const sent = await mailCode(ctx, await placeOf(application), {
    message: {
      kind: 'S0-code',
      entityId: application.id,
      languageCode: ctx.language.code,
      recipient: application.email,
    },
    limits: limitsOf(ctx, application, network),
    digits: applicationRules.codeDigits,
    otherwise: 'too_many_codes',
  })
  return sent.ok ? done({}) : sent
}

/**
 * Shows by the code that the applicant reads the address, to which the way back goes then. A repeat answers the same. Refuses
 * `code_wrong` and, after five tries of one code, `too_many_tries`.
 */
export async function confirmApplicationEmail(
  ctx: Ctx,
  door: ApplicationDoor,
  code: string,
): Promise<Result<ApplicationView>> {
  const found = await findOwn(ctx, door)
  if (!found.ok) return found
  const { application } = found.value
  if (application.emailVerifiedAt === null) {
    const place = await placeOf(application)
    const typed = await rightCode(ctx, place, code)
    if (!typed.ok) return typed
    await writeConfirmed(ctx, application, { place, codeHash: typed.value })
  }
  return getOwn(ctx, door)
}

/** Mails the way to the application once more, to the address that was confirmed. Refuses `email_unconfirmed` and `too_many_codes`. */
export async function sendLinkAgain(
  ctx: Ctx,
  door: ApplicationDoor,
  call: { key: string; network: string },
): Promise<Result<object>> {
  const found = await findOwn(ctx, door)
  if (!found.ok) return found
  const { application } = found.value
  if (application.emailVerifiedAt === null) return refused('email_unconfirmed')
  const limits = limitsOf(ctx, application, call.network)
  try {
    await writeLinkMail(ctx, application, { again: call.key, limits })
  } catch (error) {
    const fault = faultOf(error)
    if (isOverLimit(fault)) return refusedWithin(ctx, 'too_many_codes', limits)
    // The same wish, sent twice: its mail is on its way.
    if (fault.kind !== 'unique' || !fault.what.includes('outbox.dedupe_key')) throw error
  }
  return done({})
}

/** A code is of one application and one address. */
async function placeOf({ id, email }: ApplicationRow): Promise<CodePlace> {
  return { id: await sha256Hex(JSON.stringify(['seller', id, email])), purpose: 'seller_email' }
}

/** What one mailbox gets from all callers, and what one network asks for. */
function limitsOf(ctx: Ctx, { email }: ApplicationRow, network: string) {
  return [addressMailLimit(ctx, `seller ${mailboxOf(email)}`), networkMailLimit(network)]
}
