import type { RecoveryCodes } from '#domain/second-factor.schema.ts'
import { done, type Result, refused } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { findConfirmedOwner } from './owner.service.ts'
import { newRecoveryCodes } from './recovery-codes.repository.ts'

/** Ten new recovery codes in the place of the old ones, shown this once; only beside a factor that they stand in for. */
export async function renewRecoveryCodes(
  ctx: Ctx,
  password: string,
): Promise<Result<RecoveryCodes>> {
  const found = await findConfirmedOwner(ctx, password)
  if (!found.ok) return found
  const { user, factors } = found.value
  if (factors.totpConfirmedAt === null && factors.passkeys.length === 0)
    return refused('second_factor_needed')
  const { codes, statements } = await newRecoveryCodes(ctx.database.build, user.userId)
  await ctx.database.write([
    ...statements,
    auditedBy(ctx, { action: 'recovery_codes_made', entity: 'user', entityId: user.userId }),
  ])
  return done({ recoveryCodes: codes })
}
