import { and, eq, exists, lt, type SQL, sql } from 'drizzle-orm'
import { authChallenges, users } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { isWaiting } from './challenge.queries.ts'

type Build = Database['build']

/** The secret that a new authenticator app was shown in this session, until its first code. */
export async function findEnrolment(database: Database, id: string, now: number) {
  const [rows] = await database.read([
    database.build
      .select({ secret: authChallenges.challenge })
      .from(authChallenges)
      .where(isWaiting({ id, purpose: 'totp_new', now })),
  ])
  return rows[0]?.secret
}

/**
 * The statements that put a confirmed secret in force. Confirmed twice at once it is put in force once: the second finds no
 * enrolment, and `users.status`, which may not be null, undoes its batch.
 */
export function enrolled(
  build: Build,
  { userId, enrolmentId, secret, step, now }: EnrolledTotp,
): Statement[] {
  const waits = exists(
    build
      .select({ id: authChallenges.id })
      .from(authChallenges)
      .where(
        and(
          isWaiting({ id: enrolmentId, purpose: 'totp_new', now }),
          eq(authChallenges.challenge, secret),
        ),
      ),
  )
  return [
    statementOf(
      build
        .update(users)
        .set({
          status: sql`case when ${waits} then ${users.status} end`,
          totpSecret: secret,
          totpConfirmedAt: now,
          totpLastStep: step,
        })
        .where(eq(users.id, userId)),
    ),
    statementOf(build.delete(authChallenges).where(eq(authChallenges.id, enrolmentId))),
  ]
}

export interface EnrolledTotp {
  userId: string
  enrolmentId: string
  secret: string
  step: number
  now: number
}

/** True for the fault of a batch whose enrolment was over. */
export function isEnrolmentOver(fault: { kind: string; what: string }): boolean {
  return fault.kind === 'not_null' && fault.what.includes('users.status')
}

/** The statement that takes the authenticator app away. The last step stays: a code of the past opens nothing later. */
export function withoutTotp(build: Build, userId: string): Statement {
  return statementOf(
    build
      .update(users)
      .set({ totpSecret: null, totpConfirmedAt: null })
      .where(eq(users.id, userId)),
  )
}

/** The statement that uses up a step: of any number of calls at once it changes a row for one. */
export function usedStep(
  build: Build,
  { userId, secret, step, isOpen }: { userId: string; secret: string; step: number; isOpen: SQL },
): Statement {
  return statementOf(
    build
      .update(users)
      .set({ totpLastStep: step })
      .where(
        and(
          eq(users.id, userId),
          eq(users.totpSecret, secret),
          lt(users.totpLastStep, step),
          isOpen,
        ),
      ),
  )
}
