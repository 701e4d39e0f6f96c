import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding'
import type { PasskeySignIn } from '#domain/second-factor.schema.ts'
import { ticketLifeMs } from '#domain/second-factor.ts'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import { done, type Result, refused } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { Browser } from '#server/http/browser.ts'
import { networkPasskeyLimit } from '#server/features/identity/limits.service.ts'
import { type OpenedSession, openSession } from '#server/features/identity/open-session.ts'
import { findActivePerson } from '#server/features/identity/people.queries.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { keptChallenge, spendChallenge } from './challenge.queries.ts'
import { loadPasskeys } from './load-passkeys.ts'
import { findPasskey, usePasskey } from './passkeys.repository.ts'
import { relyingPartyOf } from './relying-party.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/**
 * What a browser is asked to sign, before anyone is known: any passkey of this site that checks its person. Refuses
 * `too_many_tries`.
 */
export async function askForPasskey(ctx: Ctx, network: string) {
  const limited = await refusedTry(ctx, [networkPasskeyLimit('asked', network)])
  if (limited) return limited
  const { generateAuthenticationOptions } = await loadPasskeys()
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx).id,
    userVerification: 'required',
    timeout: ticketLifeMs,
  })
  const ticket = newSecret()
  const waiting = keptChallenge(ctx.database.build, {
    id: await sha256Hex(ticket),
    purpose: 'passkey_use',
    challenge: options.challenge,
    expiresAt: ctx.now() + ticketLifeMs,
  })
  await ctx.database.write([waiting])
  return done({ ticket, options })
}

/**
 * Opens a session by a passkey. It checked its person, so it counts as both factors. Refuses `passkey_failed`, whatever the
 * reason, and `too_many_tries`.
 */
export async function signInWithPasskey(
  ctx: Ctx,
  { ticket, response }: PasskeySignIn,
  { network, ...browser }: Browser & { network: string },
): Promise<Result<OpenedSession>> {
  const limited = await refusedTry(ctx, [networkPasskeyLimit('tried', network)])
  if (limited) return limited
  const now = ctx.now()
  const wanted = { id: await sha256Hex(ticket), purpose: 'passkey_use', now } as const
  const asked = await spendChallenge(ctx.database, wanted)
  const passkey = asked && (await findPasskey(ctx.database, response.id))
  if (!asked || !passkey) return refused('passkey_failed')
  const person = await findActivePerson(ctx.database, ctx.site.factoryId, passkey.userId)
  const use = await verified(ctx, { response, passkey, challenge: asked.challenge })
  const isUsed =
    person &&
    use &&
    (await usePasskey(ctx.database, {
      id: passkey.id,
      counter: use.newCounter,
      isBackedUp: use.credentialBackedUp,
      now,
    }))
  if (!person || !isUsed) return refusedPasskey(ctx, passkey.userId)
  return done(await openSession(ctx, person, { hasSecondFactor: true, ...browser }))
}

async function refusedPasskey(ctx: Ctx, userId: string): Promise<Result<never>> {
  await ctx.database.write([
    auditedBy(ctx, {
      action: 'sign_in_failed',
      entity: 'user',
      entityId: userId,
      data: { method: 'passkey' },
    }),
  ])
  return refused('passkey_failed')
}

interface Answer {
  response: PasskeySignIn['response']
  passkey: Stored
  challenge: string
}

/** The use that was proven, or undefined: the library throws for each way in which an answer may not fit. */
async function verified(ctx: Ctx, { response, passkey, challenge }: Answer) {
  const site = relyingPartyOf(ctx)
  const { userHandle } = response.response
  if (userHandle !== undefined && userHandle !== handleOf(passkey.userId)) return undefined
  const { verifyAuthenticationResponse } = await loadPasskeys()
  try {
    const { verified: isVerified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: decodeBase64urlIgnorePadding(passkey.publicKey).slice(),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    })
    return isVerified ? authenticationInfo : undefined
  } catch {
    return undefined
  }
}

/** The person as their authenticator keeps them. */
function handleOf(userId: string): string {
  return encodeBase64urlNoPadding(new TextEncoder().encode(userId))
}
