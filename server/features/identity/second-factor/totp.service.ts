import { codeTries, enrolmentLifeMs } from '#domain/second-factor.ts'
import type { Enrolment, RecoveryCodes } from '#domain/second-factor.schema.ts'
import { sha256Hex } from '#domain/ids.ts'
import { done, type Result, refused } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { SignedIn } from '#server/session/session.service.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { keptChallenge } from './challenge.queries.ts'
import { afterRemoval, strengthenedSession } from './factors.repository.ts'
import { findChangingOwner, findConfirmedOwner } from './owner.service.ts'
import { newRecoveryCodes } from './recovery-codes.repository.ts'
import { matchingStep, newTotpSecret, totpUri } from './totp.ts'
import { enrolled, findEnrolment, isEnrolmentOver, withoutTotp } from './totp.repository.ts'

/**
 * Shows a new authenticator app its secret, after the password. Nothing is in force until the app's first code: an app that is
 * there keeps working until then.
 */
export async function beginTotp(ctx: Ctx, password: string): Promise<Result<Enrolment>> {
  const found = await findConfirmedOwner(ctx, password)
  if (!found.ok) return found
  const { user, factors } = found.value
  const secret = newTotpSecret()
  const waiting = keptChallenge(ctx.database.build, {
    id: await enrolmentId(user),
    purpose: 'totp_new',
    challenge: secret,
    userId: user.userId,
    expiresAt: ctx.now() + enrolmentLifeMs,
  })
  await ctx.database.write([waiting])
  // Loaded on use: only who sets up an app sees one.
  const { qrPicture } = await import('#server/platform/qr-picture.ts')
  const uri = totpUri(secret, { issuer: ctx.site.company.name, account: factors.email })
  return done({ secret, uri, qr: qrPicture(uri) })
}

/**
 * Puts the new app in force by its first code, and answers the recovery codes that stand in for it: this once. Refuses
 * `code_wrong`, also where the secret was shown too long ago.
 */
export async function confirmTotp(ctx: Ctx, code: string): Promise<Result<RecoveryCodes>> {
  const found = await findChangingOwner(ctx)
  if (!found.ok) return found
  const { user } = found.value
  const { database } = ctx
  const now = ctx.now()
  const limited = await refusedTry(ctx, [{ who: ['totp_new', user.userId], ...codeTries }])
  if (limited) return limited
  const id = await enrolmentId(user)
  const secret = await findEnrolment(database, id, now)
  const step = secret && matchingStep(secret, { code, now, lastStep: 0 })
  if (!secret || !step) return refused('code_wrong', { field: 'code' })
  const recovery = await newRecoveryCodes(database.build, user.userId)
  try {
    await database.write([
      ...enrolled(database.build, { userId: user.userId, enrolmentId: id, secret, step, now }),
      ...recovery.statements,
      strengthenedSession(database.build, user.sessionId, now),
      auditedBy(ctx, { action: 'second_factor_on', entity: 'user', entityId: user.userId }),
    ])
  } catch (error) {
    if (isEnrolmentOver(faultOf(error))) return refused('code_wrong', { field: 'code' })
    throw error
  }
  return done({ recoveryCodes: recovery.codes })
}

/** Takes the authenticator app away, after the password; with the last factor its recovery codes go too. */
export async function removeTotp(ctx: Ctx, password: string): Promise<Result<object>> {
  const found = await findConfirmedOwner(ctx, password)
  if (!found.ok) return found
  const { user } = found.value
  const { build } = ctx.database
  await ctx.database.write([
    withoutTotp(build, user.userId),
    ...afterRemoval(build, user.userId),
    auditedBy(ctx, { action: 'second_factor_off', entity: 'user', entityId: user.userId }),
  ])
  return done({})
}

/** One at a time in each session, so that a code belongs to the secret that this browser showed. */
function enrolmentId({ sessionId }: SignedIn): Promise<string> {
  return sha256Hex(`totp_new ${sessionId}`)
}
