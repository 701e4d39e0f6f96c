import type { SignInAnswer } from '#domain/auth.schema.ts'
import { methodsAfterPassword, ticketLifeMs } from '#domain/second-factor.ts'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import type { Person } from '#server/features/identity/people.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { keptChallenge } from './challenge.queries.ts'
import { countedFactors, findFactors } from './factors.repository.ts'

/**
 * What must follow a right password: a ticket of five minutes and the ways to go on with it; undefined where the password is
 * enough. To be asked only after the password was right, since it tells what the account has.
 */
export async function stepAfterPassword(
  ctx: Ctx,
  person: Pick<Person, 'id' | 'adminRole'>,
): Promise<Extract<SignInAnswer, { status: 'second_factor' }> | undefined> {
  const factors = await findFactors(ctx.database, person.id)
  const methods = factors
    ? methodsAfterPassword(countedFactors(factors), { isAdmin: person.adminRole !== null })
    : []
  if (methods.length === 0) return undefined
  const ticket = newSecret()
  const waiting = keptChallenge(ctx.database.build, {
    id: await sha256Hex(ticket),
    purpose: 'second_factor',
    challenge: '',
    userId: person.id,
    expiresAt: ctx.now() + ticketLifeMs,
  })
  await ctx.database.write([waiting])
  return { status: 'second_factor', ticket, methods }
}
