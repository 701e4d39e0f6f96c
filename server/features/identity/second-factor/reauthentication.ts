import { passwordText } from '#domain/password.ts'
import { done, type Result, refused } from '#domain/result.ts'
import { uncountedTry } from '#server/features/tries/tries.queries.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'

export interface PasswordAgain {
  userId: string
  passwordHash: string | null
  password: string
}

/** Guesses at the password by somebody who sits at an open session. */
const guesses = { most: 10, windowMs: 15 * 60_000 } as const

/**
 * Asks for the password once more, before what it protects is changed. Refuses `password_wrong` (also where the account has none)
 * and, after ten guesses within a quarter of an hour, `too_many_tries`.
 */
export async function confirmPassword(
  ctx: Ctx,
  { userId, passwordHash, password }: PasswordAgain,
): Promise<Result<null>> {
  const limits = [{ who: ['password_again', userId], ...guesses }]
  const limited = await refusedTry(ctx, limits)
  if (limited) return limited
  const isRight =
    passwordHash !== null && (await ctx.passwords.isRight(passwordHash, passwordText(password)))
  if (!isRight) return refused('password_wrong', { field: 'password' })
  await ctx.database.write([await uncountedTry(ctx.database.build, limits)])
  return done(null)
}
