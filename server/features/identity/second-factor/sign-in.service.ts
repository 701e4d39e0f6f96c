import type { SecondFactorInput } from '#domain/second-factor.schema.ts'
import { codeTries, ticketLifeMs, triesPerTicket } from '#domain/second-factor.ts'
import { sha256Hex } from '#domain/ids.ts'
import { done, type Result, refused } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { Browser } from '#server/http/browser.ts'
import { listBrowsers } from '#server/features/identity/known-browsers.repository.ts'
import { type OpenedSession, openSession } from '#server/features/identity/open-session.ts'
import { findActivePerson } from '#server/features/identity/people.queries.ts'
import { type Limit, uncountedTry } from '#server/features/tries/tries.queries.ts'
import { isLimited, refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { findFactors, type FoundFactors } from './factors.repository.ts'
import { recoveryHash, spentRecoveryCode } from './recovery-codes.repository.ts'
import {
  endedTicket,
  findTicketOwner,
  isOpenTicket,
  spendWith,
  type Ticket,
} from './ticket.repository.ts'
import { matchingStep } from './totp.ts'
import { usedStep } from './totp.repository.ts'

/**
 * Ends a half-done sign-in with a code. Five wrong ones spend the ticket (`ticket_spent`); an account takes ten within a quarter of
 * an hour over all of its tickets (`too_many_tries`), but passkeys and recovery codes go on.
 */
export async function signInWithCode(
  ctx: Ctx,
  input: SecondFactorInput,
  browser: Browser,
): Promise<Result<OpenedSession>> {
  const ticket: Ticket = { id: await sha256Hex(input.ticket), now: ctx.now() }
  const userId = await findTicketOwner(ctx.database, ticket)
  const person = userId && (await findActivePerson(ctx.database, ctx.site.factoryId, userId))
  const factors = userId && (await findFactors(ctx.database, userId))
  if (!person || !factors) return refused('ticket_spent')
  if (await isWornOut(ctx, ticket)) return refused('ticket_spent')
  const limits = input.method === 'totp' ? [await limitOfAccount(ctx, userId, browser)] : []
  const limited = limits.length > 0 && (await refusedTry(ctx, limits))
  if (limited) return limited
  const isRight = await spendCode(ctx, { ticket, userId, input, factors })
  if (!isRight) return wrongCode(ctx, { userId, method: input.method })
  await ctx.database.write([await uncountedTry(ctx.database.build, limits)])
  return done(await openSession(ctx, person, { hasSecondFactor: true, ...browser }))
}

/** Counts a try with the ticket before it is looked at: however many come at once, no more than five are. The next one ends it. */
async function isWornOut(ctx: Ctx, ticket: Ticket): Promise<boolean> {
  const limit = { who: ['ticket', ticket.id], most: triesPerTicket, windowMs: ticketLifeMs }
  if (!(await isLimited(ctx, [limit]))) return false
  await ctx.database.write([endedTicket(ctx.database.build, ticket)])
  return true
}

/** A browser that the person has signed in from has tries of its own: a stranger who learnt the password cannot use those up. */
async function limitOfAccount(ctx: Ctx, userId: string, browser: Browser): Promise<Limit> {
  const hash = browser.browserSecret && (await sha256Hex(browser.browserSecret))
  const isKnown = hash && (await listBrowsers(ctx.database, userId)).includes(hash)
  return { who: ['second_factor', userId, ...(isKnown ? [hash] : [])], ...codeTries }
}

interface Code {
  ticket: Ticket
  userId: string
  input: SecondFactorInput
  factors: FoundFactors
}

/** True for the one call that spent the code, with the ticket in the same batch. */
async function spendCode(ctx: Ctx, { ticket, userId, input, factors }: Code): Promise<boolean> {
  const { database } = ctx
  const isOpen = isOpenTicket(database.build, ticket)
  if (input.method === 'recovery') {
    const codeHash = await recoveryHash(input.code)
    const spent = spentRecoveryCode(database.build, { userId, codeHash, now: ticket.now, isOpen })
    return spendWith(database, ticket, spent)
  }
  const { totpSecret: secret, totpLastStep: lastStep } = factors
  const step = secret && matchingStep(secret, { code: input.code, now: ticket.now, lastStep })
  if (!secret || !step) return false
  return spendWith(database, ticket, usedStep(database.build, { userId, secret, step, isOpen }))
}

async function wrongCode(
  ctx: Ctx,
  { userId, method }: { userId: string; method: string },
): Promise<Result<never>> {
  await ctx.database.write([
    auditedBy(ctx, {
      action: 'sign_in_failed',
      entity: 'user',
      entityId: userId,
      data: { method },
    }),
  ])
  return refused('code_wrong', { field: 'code' })
}
