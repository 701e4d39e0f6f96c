import { emailKeyOf } from '#domain/accounts.ts'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { auditedBy } from './audit.queries.ts'
import { findEverything } from './export.repository.ts'
import { addressMailLimit, refusedTry } from './limits.ts'
import { issuedLink } from './own-links.queries.ts'
import { personOf } from './person.ts'
import { findLiveToken } from './tokens.repository.ts'

/** Mails the caller a link to a file with everything that is kept about them. Refuses `too_many_tries`. */
export async function askForExport(ctx: Ctx): Promise<Result<object>> {
  const { userId, email, languageCode } = personOf(ctx)
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
 * unknown one, and for anyone but the person it was mailed to.
 */
export async function fetchExport(
  ctx: Ctx,
  secret: string,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const { userId } = personOf(ctx)
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
