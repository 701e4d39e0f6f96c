import { eq, type SQL, sql } from 'drizzle-orm'
import { events, sellerApplications } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType } from '#domain/orders.ts'
import type { ApplicationEvent, ApplicationStatus } from '#domain/sellers.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

export type ApplicationRow = typeof sellerApplications.$inferSelect
/** The steps of applications among all events. */
export const applicationEntity = 'seller_application'

export interface ApplicationMove {
  /** The application as it was read. */
  application: Pick<ApplicationRow, 'id' | 'rev' | 'status'>
  to: ApplicationStatus
  event: ApplicationEvent
  actorType: ActorType
  actorId: string | null
  at: number
  /** Why, in the words of who took the step. */
  reason?: string | undefined
  /** What else changes with it. */
  set?: { [Name in keyof typeof sellerApplications.$inferInsert]?: ApplicationRow[Name] | SQL }
  /** What must be true in the batch, beside the application standing as it was read. */
  guard?: SQL
}

/**
 * The statements that take an application from one status to the next: the only ones that change it. The step's event is written
 * first; where the application has changed in between, or the guard fails, its `to_state` is null, which the table refuses: the whole
 * batch is undone, and `isOvertaken` knows the fault.
 */
export function applicationStep({
  application: { id, rev, status },
  ...move
}: ApplicationMove): Statement[] {
  const stands = sql`(select it.rev from ${sellerApplications} as it where it.id = ${id}) = ${rev}`
  return [
    statementOf(
      build.insert(events).values({
        id: newId(),
        entity: applicationEntity,
        entityId: id,
        fromState: status,
        toState: sql`case when ${stands} and ${move.guard ?? sql`1`} then ${move.to} end`,
        event: move.event,
        actorType: move.actorType,
        actorId: move.actorId,
        reason: move.reason ?? null,
        at: move.at,
      }),
    ),
    statementOf(
      build
        .update(sellerApplications)
        .set({ ...move.set, status: move.to, rev: rev + 1, updatedAt: move.at })
        .where(eq(sellerApplications.id, id)),
    ),
  ]
}
