import { emailKeyOf } from '#domain/accounts.ts'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { addressMailLimit } from './limits.service.ts'
import { issuedLink } from './own-links.queries.ts'
import { findChangingOwner } from './second-factor/owner.service.ts'
import type { SignedIn } from '#server/session/session.service.ts'
import { findLiveToken } from './tokens.queries.ts'

/** What an open session alone may not do, and the letter whose link proves that its person asks for it. */
const letters = { export: 'A6', erase: 'A10' } as const
type Proven = keyof typeof letters

/** Mails the caller a link that proves them for one thing. Refuses `sign_in_again` and `too_many_tries`. */
export async function mailProof(ctx: Ctx, purpose: Proven): Promise<Result<object>> {
  const owner = await findChangingOwner(ctx)
  if (!owner.ok) return owner
  const { userId, email, languageCode } = owner.value.user
  const limited = await refusedTry(ctx, [addressMailLimit(ctx, `${purpose} ${emailKeyOf(email)}`)])
  if (limited) return limited
  const { build } = ctx.database
  const secret = newSecret()
  const secretHash = await sha256Hex(secret)
  const now = ctx.now()
  await ctx.database.write([
    issuedLink(build, { secretHash, userId, purpose, email, now }),
    queuedMessage({
      factoryId: ctx.site.factoryId,
      kind: letters[purpose],
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
 * The caller, proven by the secret of a mailed link, which stays unspent. `link_spent` for an old or unknown one, and for anyone but
 * the person it was mailed to; `sign_in_again` as where something is changed.
 */
export async function provenByLink(
  ctx: Ctx,
  purpose: Proven,
  secret: string,
): Promise<Result<SignedIn>> {
  const owner = await findChangingOwner(ctx)
  if (!owner.ok) return owner
  const token = await findLiveToken(ctx.database, {
    secret,
    purposes: [purpose],
    factoryId: ctx.site.factoryId,
    now: ctx.now(),
  })
  const { user } = owner.value
  return token?.userId === user.userId ? done(user) : refused('link_spent')
}
