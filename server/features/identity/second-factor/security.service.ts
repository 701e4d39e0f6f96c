import type { Security } from '#domain/second-factor.schema.ts'
import { done, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findOwner } from './owner.service.ts'

/** What the caller signs in with: never a secret, nor anything that one could be found by. */
export async function getSecurity(ctx: Ctx): Promise<Result<Security>> {
  const found = await findOwner(ctx)
  if (!found.ok) return found
  const { factors } = found.value
  return done({
    hasPassword: factors.passwordHash !== null,
    totp: factors.totpConfirmedAt !== null,
    recoveryLeft: factors.recoveryLeft,
    passkeys: factors.passkeys.map(({ transports: _, ...passkey }) => passkey),
  })
}
