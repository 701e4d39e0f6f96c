import type { SecondFactorInput } from '#domain/second-factor.schema.ts'
import { codeTries, ticketLifeMs, triesPerTicket } from '#domain/second-factor.ts'
import { sha256Hex } from '#domain/ids.ts'
import { done, type Result, refused } from '#domain/result.ts'
import { auditedBy } from '#server/features/accounts/audit.ts'
import type { Browser } from '#server/features/accounts/browser.ts'
import { type OpenedSession, openSession } from '#server/features/accounts/open-session.ts'
import { findActivePerson } from '#server/features/accounts/people.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { countTry, forgetTries, type Limit } from './counted-tries.ts'
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
  const counted = await countTries(ctx, { ticket, userId, method: input.method })
  if (!counted.ok) return counted
  const isRight = await spendCode(ctx, { ticket, userId, input, factors })
  if (!isRight) return wrongCode(ctx, { userId, method: input.method })
  await forgetTries(ctx, [limitOfAccount(userId)])
  return done(await openSession(ctx, person, { hasSecondFactor: true, ...browser }))
}

interface Try {
  ticket: Ticket
  userId: string
  method: SecondFactorInput['method']
}

/** Each try is counted before it is looked at: however many come at once, no more than these are. */
async function countTries(ctx: Ctx, { ticket, userId, method }: Try): Promise<Result<null>> {
  if (await countTry(ctx, [limitOfTicket(ticket)])) {
    await ctx.database.write([endedTicket(ctx.database.build, ticket)])
    return refused('ticket_spent')
  }
  if (method === 'recovery') return done(null)
  const min = await countTry(ctx, [limitOfAccount(userId)])
  return min ? refused('too_many_tries', { field: 'code', values: { min } }) : done(null)
}

function limitOfTicket({ id }: Ticket): Limit {
  return { name: `ticket ${id}`, count: triesPerTicket, withinMs: ticketLifeMs }
}

function limitOfAccount(userId: string): Limit {
  return { name: `second_factor ${userId}`, ...codeTries }
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
