import { emailKeyOf } from '#domain/accounts.ts'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { auditedBy } from './audit.queries.ts'
import { findEverything } from './export.repository.ts'
import { addressMailLimit, refusedTry } from './limits.ts'
import { issuedLink } from './own-links.queries.ts'
import { findChangingOwner } from './second-factor/owner.ts'
import { findLiveToken } from './tokens.repository.ts'

/** Mails the caller a link to a file with everything that is kept about them. Refuses `sign_in_again` and `too_many_tries`. */
export async function askForExport(ctx: Ctx): Promise<Result<object>> {
  const owner = await findChangingOwner(ctx)
  if (!owner.ok) return owner
  const { userId, email, languageCode } = owner.value.user
  const limited = await refusedTry(ctx, [addressMailLimit(ctx, `export ${emailKeyOf(email)}`)])
  if (limited) return limited
  const { build } = ctx.database
  const secret = newSecret()
  const secretHash = await sha256Hex(secret)
  const now = ctx.now()
  await ctx.database.write([
    issuedLink(build, { secretHash, userId, purpose: 'export', email, now }),
    queuedMessage(build, {
      factoryId: ctx.site.factoryId,
      kind: 'A6',
      entityId: secretHash,
      userId,
      languageCode,
      recipient: email,
      at: now,
      secret,
    }),
  ])
  return done({})
}

/**
 * The file behind a mailed link, made as things are now, as often as it is wanted while the link lives. `link_spent` for an old or
 * unknown one, and for anyone but the person it was mailed to; `sign_in_again` as where something is changed.
 */
export async function fetchExport(
  ctx: Ctx,
  secret: string,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const owner = await findChangingOwner(ctx)
  if (!owner.ok) return owner
  const { userId } = owner.value.user
  const { factoryId } = ctx.site
  const now = ctx.now()
  const token = await findLiveToken(ctx.database, { secret, purposes: ['export'], factoryId, now })
  if (!token || token.userId !== userId) return refused('link_spent')
  // Loaded on use: few ever ask.
  const [everything, { zippedData }] = await Promise.all([
    findEverything(ctx.database, { factoryId, userId }),
    import('./export-files.ts'),
  ])
  await ctx.database.write([
    auditedBy(ctx, { action: 'data_exported', entity: 'user', entityId: userId }),
  ])
  return done(zippedData(everything, now))
}
