import { and, asc, eq, sql } from 'drizzle-orm'
import { paymentOperations } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { holdLapsed } from '#domain/payments.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { guard, isRefusedByGuard } from '#server/platform/guard.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { OperationRow } from './payments.queries.ts'

/** All that was done with the money of a payment or is to be done, in the order in which it became due. */
export async function listOperations(
  database: Database,
  paymentId: string,
): Promise<OperationRow[]> {
  const [rows] = await database.read([
    build
      .select()
      .from(paymentOperations)
      .where(eq(paymentOperations.paymentId, paymentId))
      .orderBy(asc(paymentOperations.createdAt), asc(paymentOperations.id)),
  ])
  return rows
}

const isQueued = (id: string) =>
  and(eq(paymentOperations.id, id), eq(paymentOperations.state, 'queued'))

/** Takes an operation up for as long as a provider may take: false where somebody else has it, or it is not due. */
export async function claimOperation(
  database: Database,
  id: string,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  const [claimed] = await database.write([
    statementOf(
      build
        .update(paymentOperations)
        // Without a fault until its provider has answered: `withoutEnd` knows by that that it is under way.
        .set({ dueAt: until, attempts: sql`${paymentOperations.attempts} + 1`, lastError: null })
        .where(and(isQueued(id), sql`${paymentOperations.dueAt} <= ${now}`))
        .returning({ id: paymentOperations.id }),
    ),
  ])
  return (claimed?.rows.length ?? 0) > 0
}

/** The statement that writes down how an operation went: done, refused, or to be tried again. */
export function operationBecame(
  id: string,
  set: Partial<Pick<OperationRow, 'state' | 'dueAt' | 'lastError' | 'doneAt'>>,
): Statement {
  return statementOf(build.update(paymentOperations).set(set).where(isQueued(id)))
}

export async function putOff(
  database: Database,
  id: string,
  set: Pick<OperationRow, 'dueAt' | 'lastError'>,
): Promise<void> {
  await database.write([operationBecame(id, set)])
}

export async function failOperation(
  database: Database,
  id: string,
  lastError: string,
): Promise<void> {
  await database.write([operationBecame(id, { state: 'failed', lastError })])
}

/**
 * Makes a refused operation due again, with the log's line; false where it is none of the payment's, or not refused. It gets another id:
 * providers know a call by it, and for a day answer a call that they refused with the same refusal.
 */
export async function requeue(
  database: Database,
  { id, paymentId, at, also }: { id: string; paymentId: string; at: number; also: Statement },
): Promise<boolean> {
  // Money that is gone is gone: who tries that again has seen it.
  const again = sql<'queued'>`case when ${paymentOperations.lastError} = ${holdLapsed} then 'done' else 'queued' end`
  const isRefused = and(
    eq(paymentOperations.id, id),
    eq(paymentOperations.paymentId, paymentId),
    eq(paymentOperations.state, 'failed'),
  )
  try {
    await database.write([
      guard(sql`exists (select 1 from ${paymentOperations} where ${isRefused})`),
      statementOf(
        build
          .update(paymentOperations)
          // Not its first attempt: it may have been done by hand since, which is looked for before it is asked for.
          .set({ id: newId(), state: again, dueAt: at, attempts: 1, lastError: null })
          .where(isRefused),
      ),
      also,
    ])
    return true
  } catch (error) {
    if (isRefusedByGuard(error)) return false
    throw error
  }
}
