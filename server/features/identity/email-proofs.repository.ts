import { and, eq, gt, sql } from 'drizzle-orm'
import { authChallenges, emailProofs } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'
import { isWaiting } from './second-factor/challenge.queries.ts'

/** When this proof was given, while it holds. */
export async function findProof(
  database: Database,
  wanted: { id: string; now: number },
): Promise<number | undefined> {
  const [rows] = await database.read([liveProof(wanted)])
  return rows[0]?.provenAt
}

const liveProof = preparedQuery((build, at: Params<'id' | 'now'>) =>
  build
    .select({ provenAt: emailProofs.provenAt })
    .from(emailProofs)
    .where(and(eq(emailProofs.id, at.id), gt(emailProofs.expiresAt, sql`${at.now}`))),
)

/** Keeps a proof and spends its code, in one batch; a code that is spent already proves nothing. */
export async function keepProof(
  database: Database,
  proof: { id: string; codeHash: string; now: number; expiresAt: number },
): Promise<void> {
  const { build } = database
  const { id, codeHash, now, expiresAt } = proof
  const isRight = and(
    isWaiting({ id, purpose: 'order_email', now }),
    eq(authChallenges.challenge, codeHash),
  )
  await database.write([
    statementOf(
      build
        .insert(emailProofs)
        .select(sql`select ${id}, ${now}, ${expiresAt} from ${authChallenges} where ${isRight}`)
        .onConflictDoUpdate({ target: emailProofs.id, set: { provenAt: now, expiresAt } }),
    ),
    statementOf(build.delete(authChallenges).where(isRight)),
  ])
}
