import type { ChangeEmail, ChangePassword } from '#domain/account.schema.ts'
import { emailKeyOf } from '#domain/accounts.ts'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import { passwordText } from '#domain/password.ts'
import { done, type Problem, type Result } from '#domain/result.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { Browser } from '#server/http/browser.ts'
import { forgottenBrowsers } from './known-browsers.repository.ts'
import { addressMailLimit } from './limits.service.ts'
import { endedTickets, replacedPassword } from './mailed-changes.repository.ts'
import { issuedLink } from './own-links.queries.ts'
import { type Refused, weakness } from './password-rules.ts'
import { findPersonByEmail, type Person } from './people.queries.ts'
import { personOf } from '#server/session/person.ts'
import { findConfirmedOwner } from './second-factor/owner.service.ts'
import { endedSessionsOf } from '#server/session/session.repository.ts'
import type { SignedIn } from '#server/session/session.service.ts'
import { closedTokens } from './tokens.queries.ts'
import { isWaiting } from '#server/features/privacy/unconfirmed.queries.ts'

/**
 * Mails a link to the address that the caller wants, and word of it to the one they have; nothing changes before the link is used.
 * An address that has another account gets a mail about it: the answer is the same. Refuses `password_wrong` and `too_many_tries`.
 */
export async function askForEmail(ctx: Ctx, asked: ChangeEmail): Promise<Result<object>> {
  const owner = await findConfirmedOwner(ctx, passwordText(asked.password))
  if (!owner.ok) return owner
  const { user } = owner.value
  const emailKey = emailKeyOf(asked.email)
  const limits = [
    addressMailLimit(ctx, `change_to ${emailKey}`),
    addressMailLimit(ctx, `change ${emailKeyOf(user.email)}`),
  ]
  const limited = await refusedTry(ctx, limits)
  if (limited) return limited
  const holder = await findPersonByEmail(ctx.database, ctx.site.factoryId, emailKey)
  await ctx.database.write(await askingStatements(ctx, user, { email: asked.email, holder }))
  return done({})
}

/**
 * Sets a new password, ends all other sessions and makes strangers of all other browsers. Refuses `password_wrong`,
 * `password_weak` with its reasons, and `too_many_tries`.
 */
export async function changePassword(
  ctx: Ctx,
  { current, next }: ChangePassword,
  { browserSecret = '' }: Browser,
): Promise<{ ok: true; value: object } | Refused> {
  const owner = await findConfirmedOwner(ctx, passwordText(current))
  if (!owner.ok) return { ok: false, problems: [atField(owner.problem, 'current')] }
  const { user } = owner.value
  const weak = await weakness(next, user)
  if (weak) {
    const [first, ...rest] = weak.problems
    return {
      ok: false,
      problems: [atField(first, 'next'), ...rest.map((reason) => atField(reason, 'next'))],
    }
  }
  const passwordHash = await ctx.passwords.hash(passwordText(next))
  const { build } = ctx.database
  const { userId, sessionId } = personOf(ctx)
  const now = ctx.now()
  const browserHash = await sha256Hex(browserSecret)
  await ctx.database.write([
    replacedPassword(build, { userId, passwordHash, now }),
    endedSessionsOf(build, userId, sessionId),
    endedTickets(build, userId),
    forgottenBrowsers(build, { userId, browserHash }),
    closedTokens(build, { userId, purposes: ['reset', 'email_change', 'erase'], now }),
    auditedBy(ctx, { action: 'password_changed', entity: 'user', entityId: userId }),
  ])
  return { ok: true, value: {} }
}

/** The same statements whether the address has an account or not; whose mail it is differs. */
async function askingStatements(
  ctx: Ctx,
  user: SignedIn,
  wanted: { email: string; holder: Person | undefined },
) {
  const { build } = ctx.database
  const { userId } = user
  const secret = newSecret()
  const secretHash = await sha256Hex(secret)
  const now = ctx.now()
  const mail = {
    factoryId: ctx.site.factoryId,
    entityId: secretHash,
    userId,
    languageCode: user.languageCode,
    at: now,
  }
  const { email, holder } = wanted
  const isTaken = holder !== undefined && holder.id !== userId && !isWaiting(holder)
  return [
    closedTokens(build, { userId, purposes: ['email_change'], now }),
    issuedLink(build, { secretHash, userId, purpose: 'email_change', email, now }),
    isTaken
      ? queuedMessage({
          ...mail,
          kind: 'A8',
          userId: holder.id,
          recipient: holder.email,
          languageCode: holder.languageCode,
        })
      : queuedMessage({ ...mail, kind: 'A3', recipient: email, secret }),
    queuedMessage({ ...mail, kind: 'A3-asked', recipient: user.email }),
  ]
}

/** A reason at the field of this form that it is about. */
function atField(problem: Problem, field: string): Problem {
  return problem.field === undefined ? problem : { ...problem, field }
}
