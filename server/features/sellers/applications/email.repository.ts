import { and, eq, isNull, sql } from 'drizzle-orm'
import { authChallenges, sellerApplications } from '#db/schema/index.ts'
import type { CodePlace } from '#server/features/identity/mailed-codes.service.ts'
import { isWaiting } from '#server/features/identity/second-factor/challenge.queries.ts'
import type { ApplicationRow } from '#server/features/sellers/application-steps.queries.ts'
import { toApplicant } from '#server/features/sellers/mails/seller-mails.queries.ts'
import { countedWithin, type Limit } from '#server/features/tries/tries.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'

/**
 * Notes that the address is read, spends its code and mails the way back, all or nothing: a code that is spent already, or whose address
 * was changed meanwhile, confirms nothing.
 */
export async function writeConfirmed(
  ctx: Ctx,
  application: ApplicationRow,
  { place, codeHash }: { place: CodePlace; codeHash: string },
): Promise<void> {
  const { id, email } = application
  const now = ctx.now()
  const isRight = and(isWaiting({ ...place, now }), eq(authChallenges.challenge, codeHash))
  const isIts = and(
    eq(sellerApplications.id, id),
    eq(sellerApplications.email, email),
    isNull(sellerApplications.emailVerifiedAt),
  )
  const condition = sql`exists (select 1 from ${authChallenges} where ${isRight})
    and exists (select 1 from ${sellerApplications} where ${isIts})`
  await saveWhere(ctx, condition, {
    also: [
      statementOf(build.update(sellerApplications).set({ emailVerifiedAt: now }).where(isIts)),
      statementOf(build.delete(authChallenges).where(isRight)),
      toApplicant(application, 'S0', { at: now }),
    ],
  })
}

/** The way to an application once more: of one that was sent, as it was confirmed then. A wish that comes twice is one. Throws `isOverLimit`. */
export async function writeLinkMail(
  ctx: Ctx,
  application: ApplicationRow,
  { again, limits }: { again: string; limits: readonly Limit[] },
): Promise<void> {
  const at = ctx.now()
  await ctx.database.write([
    ...(await countedWithin(limits, at)),
    application.number === null
      ? toApplicant(application, 'S0', { at })
      : toApplicant(application, 'S1', { at, again }),
  ])
}
