import { done, type Result, refused } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { countTry, forgetTries, type Limit } from './counted-tries.ts'

export interface PasswordAgain {
  userId: string
  passwordHash: string | null
  password: string
}

/** Guesses at the password by somebody who sits at an open session. */
const guesses = { count: 10, withinMs: 15 * 60_000 } as const

/**
 * Asks for the password once more, before what it protects is changed. Refuses `password_wrong` (also where the account has none)
 * and, after ten guesses within a quarter of an hour, `too_many_tries`.
 */
export async function confirmPassword(
  ctx: Ctx,
  { userId, passwordHash, password }: PasswordAgain,
): Promise<Result<null>> {
  const limits: Limit[] = [{ name: `password_again ${userId}`, ...guesses }]
  const min = await countTry(ctx, limits)
  if (min) return refused('too_many_tries', { field: 'password', values: { min } })
  const isRight = passwordHash !== null && (await ctx.passwords.isRight(passwordHash, password))
  if (!isRight) return refused('password_wrong', { field: 'password' })
  await forgetTries(ctx, limits)
  return done(null)
}
