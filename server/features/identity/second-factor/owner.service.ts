import { methodsAfterPassword } from '#domain/second-factor.ts'
import { done, type Result, refused } from '#domain/result.ts'
import type { SignedIn } from '#server/session/session.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { countedFactors, findFactors, type FoundFactors } from './factors.repository.ts'
import { confirmPassword } from './reauthentication.ts'

/** Someone at their own security settings. */
export interface Owner {
  user: SignedIn
  factors: FoundFactors
}

/** Who asks, with what they have; `signed_out` where nobody is signed in. */
export async function findOwner(ctx: Ctx): Promise<Result<Owner>> {
  const { user } = ctx
  const factors = user && (await findFactors(ctx.database, user.userId))
  return user && factors ? done({ user, factors }) : refused('signed_out')
}

/**
 * The same for those who change something. Where the account demands a second factor, a session that has not shown one (it is
 * older than the factor) may not touch it: `sign_in_again`.
 */
export async function findChangingOwner(ctx: Ctx): Promise<Result<Owner>> {
  const found = await findOwner(ctx)
  if (!found.ok) return found
  const { user, factors } = found.value
  const demanded = methodsAfterPassword(countedFactors(factors), {
    isAdmin: user.adminRole !== null,
  })
  return demanded.length > 0 && !user.hasSecondFactor ? refused('sign_in_again') : found
}

/** The same once they have typed the password again. */
export async function findConfirmedOwner(ctx: Ctx, password: string): Promise<Result<Owner>> {
  const found = await findChangingOwner(ctx)
  if (!found.ok) return found
  const { user, factors } = found.value
  const confirmed = await confirmPassword(ctx, {
    userId: user.userId,
    passwordHash: factors.passwordHash,
    password,
  })
  return confirmed.ok ? found : confirmed
}
