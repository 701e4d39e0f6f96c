import { emailKeyOf } from '#domain/accounts.ts'
import type { SignIn, SignInAnswer } from '#domain/auth.schema.ts'
import { sha256Hex } from '#domain/ids.ts'
import { passwordText } from '#domain/password.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { uncountedTry } from '#server/features/tries/tries.queries.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { Browser } from '#server/http/browser.ts'
import { isKnownBrowser } from './known-browsers.repository.ts'
import { signInLimits } from './limits.service.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { findPersonByEmail, type Person } from './people.queries.ts'
import { stepAfterPassword } from './second-factor/ticket.service.ts'
import { endedSession } from '#server/session/session.repository.ts'

/** How a sign-in ends: with a session for the browser, or with what must follow first. */
export type SignInEnd =
  | { status: 'signed_in'; opened: OpenedSession }
  | Extract<SignInAnswer, { status: 'second_factor' }>

/** A hash that no password has: an address without an account costs what one with an account costs. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LWhhcy10aGlz$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/**
 * Signs in by password. Refuses `credentials_wrong` (the same for an address without an account and for one that is not confirmed,
 * by the same work), and `too_many_tries` before anything is hashed.
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: SignIn,
  browser: Browser & { network: string },
): Promise<Result<SignInEnd>> {
  const { database } = ctx
  const { person, knownBrowser } = await findOwner(ctx, emailKeyOf(email), browser)
  const tried = { emailKey: emailKeyOf(email), network: browser.network, knownBrowser }
  const limits = await signInLimits(ctx, tried)
  const limited = await refusedTry(ctx, limits)
  if (limited) return limited
  const hash = person?.passwordHash ?? nobodys
  const isRight = await ctx.passwords.isRight(hash, passwordText(password))
  if (!person || !isRight || person.emailVerifiedAt === null) {
    await database.write([failure(ctx, person)])
    return refused('credentials_wrong')
  }
  const taken = await uncountedTry(database.build, limits)
  return done(await letIn(ctx, person, { browser, first: [taken] }))
}

/** Opens the person's session, or asks for the second factor where there is one: what `first` holds is done either way. */
export async function letIn(
  ctx: Ctx,
  person: Person,
  { browser, first }: { browser: Browser; first: readonly Statement[] },
): Promise<SignInEnd> {
  const step = await stepAfterPassword(ctx, person)
  if (step) {
    await ctx.database.write(first)
    return step
  }
  const { device, browserSecret } = browser
  const opening = { hasSecondFactor: false, device, browserSecret, first }
  return { status: 'signed_in', opened: await openSession(ctx, person, opening) }
}

/** Ends the caller's session. */
export async function signOut(ctx: Ctx): Promise<void> {
  const { sessionId, userId } = ctx.actor
  if (!sessionId) return
  await ctx.database.write([
    endedSession(ctx.database.build, sessionId),
    auditedBy(ctx, { action: 'sign_out', entity: 'user', entityId: userId }),
  ])
}

/** Whose address it is, and whether they have signed in from this browser: one round trip, so that the time is the same for every address. */
async function findOwner(ctx: Ctx, emailKey: string, { browserSecret = '' }: Browser) {
  const { database, site } = ctx
  const browserHash = await sha256Hex(browserSecret)
  const [found, isKnown] = await Promise.all([
    findPersonByEmail(database, site.factoryId, emailKey),
    isKnownBrowser(database, { factoryId: site.factoryId, emailKey, browserHash }),
  ])
  return {
    person: found?.status === 'active' ? found : undefined,
    knownBrowser: isKnown ? browserSecret : undefined,
  }
}

function failure(ctx: Ctx, person: Person | undefined): Statement {
  return auditedBy(ctx, { action: 'sign_in_failed', entity: 'user', entityId: person?.id })
}
