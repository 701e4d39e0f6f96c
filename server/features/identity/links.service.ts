import { emailKeyOf, type TokenPurpose, tokenPurposes } from '#domain/accounts.ts'
import type { MailedLink, Reset } from '#domain/auth.schema.ts'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import { passwordText } from '#domain/password.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { Browser } from '#server/http/browser.ts'
import { forgottenBrowsers, rememberedBrowser } from './known-browsers.repository.ts'
import {
  changedEmail,
  confirmedEmail,
  endedTickets,
  replacedPassword,
} from './mailed-changes.repository.ts'
import { type Refused, weakness } from './password-rules.ts'
import { findActivePerson } from './people.queries.ts'
import { joinedSeller } from '#server/features/sellers/join-seller.service.ts'
import { acceptedInvitation } from '#server/features/staff/invitations.queries.ts'
import { endedSessionsOf } from '#server/session/session.repository.ts'
import { letIn, type SignInEnd } from './sign-in.service.ts'
import {
  closedTokens,
  findLiveToken,
  isTokenSpent,
  type LiveToken,
  spentToken,
} from './tokens.queries.ts'
import { freedAddress } from '#server/features/privacy/unconfirmed.queries.ts'

/**
 * What a mailed link is for and whom it was mailed to; it stays unspent. A confirmation without a password lets its person choose
 * one, as a reset does; so does an invitation to look after a seller where nobody has used the account yet. Refuses `link_spent`.
 */
export async function readLink(ctx: Ctx, secret: string): Promise<Result<MailedLink>> {
  const token = await liveToken(ctx, secret, tokenPurposes)
  if (!token) return refused('link_spent')
  return done({ purpose: shownPurpose(token), email: token.email })
}

/** Confirms the address of a sign-up with its password, and lets its person in. Refuses `link_spent`, also where it carries none. */
export async function confirm(
  ctx: Ctx,
  secret: string,
  browser: Browser,
): Promise<Result<SignInEnd>> {
  const token = await liveToken(ctx, secret, ['confirm'])
  const person = token && (await findActivePerson(ctx.database, ctx.site.factoryId, token.userId))
  if (!token || !person || opensReset(token)) return refused('link_spent')
  const { build } = ctx.database
  const { userId, id } = token
  const now = ctx.now()
  return unlessSpent(() =>
    letIn(ctx, person, {
      browser,
      first: [
        spentToken(build, { id, now }),
        confirmedEmail(build, { userId, tokenId: id, now }),
        closedTokens(build, { userId, purposes: ['confirm'], now }),
        auditedBy(ctx, { action: 'confirmed', entity: 'user', entityId: userId }),
      ],
    }),
  )
}

/**
 * Sets a new password by a mailed link (an invitation opens the admin panel with it), and ends every session of its person. The
 * second factor stays and is asked for at the next sign-in: a mailbox in other hands is one factor, not two. Who has the
 * mailbox has confirmed the address. It opens no session, and marks this browser alone as theirs, so that no stranger's tries are
 * in its way. Refuses `link_spent`, and
 * `password_weak` without spending the link.
 */
export async function reset(
  ctx: Ctx,
  { token: secret, password }: Reset,
  { browserSecret = newSecret() }: Browser,
): Promise<Result<{ browserSecret: string; userId: string }> | Refused> {
  const token = await liveToken(ctx, secret, ['reset', 'confirm', 'invite', 'seller'])
  if (!token || !opensReset(token)) return refused('link_spent')
  const weak = await weakness(password, { email: token.currentEmail, name: token.name })
  if (weak) return weak
  const passwordHash = await ctx.passwords.hash(passwordText(password))
  const { build } = ctx.database
  const { userId, id } = token
  const now = ctx.now()
  const browser = { userId, browserHash: await sha256Hex(browserSecret), lastSeenAt: now }
  return unlessSpent(async () => {
    await ctx.database.write([
      spentToken(build, { id, now }),
      replacedPassword(build, { userId, passwordHash, now }),
      endedSessionsOf(build, userId),
      endedTickets(build, userId),
      closedTokens(build, { userId, purposes: ['confirm', 'reset', 'email_change', 'erase'], now }),
      forgottenBrowsers(build, browser),
      rememberedBrowser(build, browser),
      ...(await accepted(ctx, token)),
    ])
    return { browserSecret, userId }
  })
}

/**
 * Puts the caller's new address in force, by the link that was mailed to it; both addresses get a mail. Refuses `link_spent`, also to
 * anyone but the person who asked, and where the address has got another account in between; a sign-up that nobody confirmed is
 * none, and makes room.
 */
export async function changeEmail(
  ctx: Ctx,
  secret: string,
): Promise<Result<Record<string, never>>> {
  const token = await liveToken(ctx, secret, ['email_change'])
  if (!token || token.userId !== ctx.actor.userId) return refused('link_spent')
  const { build } = ctx.database
  const { userId, id, email } = token
  const now = ctx.now()
  return unlessSpent(async () => {
    await ctx.database.write([
      spentToken(build, { id, now }),
      freedAddress(build, { factoryId: ctx.site.factoryId, emailKey: emailKeyOf(email), userId }),
      changedEmail(build, { userId, email, now }),
      closedTokens(build, { userId, purposes: ['reset', 'email_change', 'erase'], now }),
      auditedBy(ctx, { action: 'email_changed', entity: 'user', entityId: userId }),
      changeMail(ctx, token, token.currentEmail),
      changeMail(ctx, token, email),
    ])
    return {}
  })
}

/** What else comes with the password: what its person was invited to. */
async function accepted(ctx: Ctx, { purpose, userId, entityId }: LiveToken): Promise<Statement[]> {
  const { build } = ctx.database
  const now = ctx.now()
  const about = { entity: 'user', entityId: userId } as const
  if (purpose === 'invite')
    return [
      ...acceptedInvitation(build, { userId, now }),
      auditedBy(ctx, { action: 'invite_accepted', ...about }),
    ]
  if (purpose === 'seller') return joinedSeller(ctx, { sellerId: entityId, userId })
  return [auditedBy(ctx, { action: 'password_reset', ...about })]
}

function shownPurpose(token: LiveToken): TokenPurpose {
  const { purpose } = token
  if (!opensReset(token) || purpose === 'invite') return purpose
  return purpose === 'seller' ? 'invite' : 'reset'
}

function opensReset({ purpose, entityId, isConfirmed }: LiveToken): boolean {
  if (purpose === 'seller') return !isConfirmed
  return purpose === 'reset' || purpose === 'invite' || (purpose === 'confirm' && entityId === null)
}

function liveToken(ctx: Ctx, secret: string, purposes: readonly TokenPurpose[]) {
  return findLiveToken(ctx.database, {
    secret,
    purposes,
    factoryId: ctx.site.factoryId,
    now: ctx.now(),
  })
}

/** Of any number of calls at once with the same link, the database lets one through. */
async function unlessSpent<Value>(task: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return done(await task())
  } catch (error) {
    const fault = faultOf(error)
    if (isTokenSpent(fault) || fault.kind === 'unique') return refused('link_spent')
    throw error
  }
}

function changeMail(ctx: Ctx, { id, userId, languageCode }: LiveToken, recipient: string) {
  return queuedMessage({
    factoryId: ctx.site.factoryId,
    kind: 'A3-done',
    entityId: id,
    userId,
    languageCode,
    recipient,
    at: ctx.now(),
  })
}
