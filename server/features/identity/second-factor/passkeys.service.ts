import { encodeBase64urlNoPadding } from '@oslojs/encoding'
import type { NewPasskey, Passkey } from '#domain/second-factor.schema.ts'
import { mostPasskeys, ticketLifeMs } from '#domain/second-factor.ts'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import { done, type Result, refused } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { keptChallenge, spendChallenge } from './challenge.queries.ts'
import { afterRemoval, strengthenedSession } from './factors.repository.ts'
import { findChangingOwner, findConfirmedOwner } from './owner.service.ts'
import { loadPasskeys } from './load-passkeys.ts'
import { addedPasskey, isOneTooMany, withoutPasskey } from './passkeys.repository.ts'
import { relyingPartyOf } from './relying-party.ts'

/** EdDSA, ES256 and RS256: what authenticators of today sign with. */
const algorithms = [-8, -7, -257]

/**
 * What the browser is asked to make a passkey from, after the password: one that says who it is by itself and checks its person.
 * Answered within five minutes.
 */
export async function beginPasskey(ctx: Ctx, password: string) {
  const found = await findConfirmedOwner(ctx, password)
  if (!found.ok) return found
  const { user, factors } = found.value
  if (factors.passkeys.length >= mostPasskeys) return refused('too_many')
  const site = relyingPartyOf(ctx)
  const { generateRegistrationOptions } = await loadPasskeys()
  const options = await generateRegistrationOptions({
    rpID: site.id,
    rpName: site.name,
    userID: new TextEncoder().encode(user.userId),
    userName: factors.email,
    userDisplayName: factors.name,
    timeout: ticketLifeMs,
    excludeCredentials: factors.passkeys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  const ticket = newSecret()
  const waiting = keptChallenge(ctx.database.build, {
    id: await sha256Hex(ticket),
    purpose: 'passkey_new',
    challenge: options.challenge,
    userId: user.userId,
    expiresAt: ctx.now() + ticketLifeMs,
  })
  await ctx.database.write([waiting])
  return done({ ticket, options })
}

/**
 * Keeps the passkey that a browser has made, and tells its person by mail. Refuses `passkey_failed` for whatever is not an answer
 * to what it was asked, and `too_many`.
 */
export async function addPasskey(
  ctx: Ctx,
  { ticket, name, response }: NewPasskey,
): Promise<Result<Passkey>> {
  const found = await findChangingOwner(ctx)
  if (!found.ok) return found
  const { user, factors } = found.value
  const { userId, sessionId } = user
  const now = ctx.now()
  const asked = await spendChallenge(ctx.database, {
    id: await sha256Hex(ticket),
    purpose: 'passkey_new',
    now,
  })
  if (asked?.userId !== userId) return refused('passkey_failed')
  const made = await verified(ctx, response, asked.challenge)
  if (!made) return refused('passkey_failed')
  const passkey = {
    id: made.credential.id,
    name,
    createdAt: now,
    lastUsedAt: null,
    isBackedUp: made.credentialBackedUp,
  }
  const added = addedPasskey(ctx.database.build, {
    ...passkey,
    userId,
    publicKey: encodeBase64urlNoPadding(made.credential.publicKey),
    counter: made.credential.counter,
    transports: response.response.transports ?? [],
  })
  try {
    await ctx.database.write([
      added,
      strengthenedSession(ctx.database.build, sessionId, now),
      auditedBy(ctx, { action: 'passkey_added', entity: 'user', entityId: userId }),
      queuedMessage({
        factoryId: ctx.site.factoryId,
        kind: 'A4-passkey',
        entityId: userId,
        languageCode: user.languageCode,
        recipient: factors.email,
        at: now,
      }),
    ])
  } catch (error) {
    const fault = faultOf(error)
    if (isOneTooMany(fault)) return refused('too_many')
    // Somebody's passkey already: the answer does not say whose.
    if (fault.kind === 'unique') return refused('passkey_failed')
    throw error
  }
  return done(passkey)
}

/** Takes one of the caller's passkeys away, after the password; `not_found` for everybody else's. */
export async function removePasskey(
  ctx: Ctx,
  { id, password }: { id: string; password: string },
): Promise<Result<object>> {
  const found = await findConfirmedOwner(ctx, password)
  if (!found.ok) return found
  const { user, factors } = found.value
  if (!factors.passkeys.some((passkey) => passkey.id === id)) return refused('not_found')
  const { build } = ctx.database
  await ctx.database.write([
    withoutPasskey(build, { id, userId: user.userId }),
    ...afterRemoval(build, user.userId),
    auditedBy(ctx, { action: 'passkey_removed', entity: 'user', entityId: user.userId }),
  ])
  return done({})
}

/** What was made, or undefined where the answer does not fit what was asked: the library throws for each way in which it may not. */
async function verified(ctx: Ctx, response: NewPasskey['response'], challenge: string) {
  const site = relyingPartyOf(ctx)
  const { verifyRegistrationResponse } = await loadPasskeys()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo
  } catch {
    return undefined
  }
}
