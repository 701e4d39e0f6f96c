import { events, sellerApplications } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType } from '#domain/orders.ts'
import { applicationEntity } from '#server/features/sellers/application-steps.queries.ts'
import { countedWithin, type Limit } from '#server/features/tries/tries.queries.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

export type NewApplication = typeof sellerApplications.$inferInsert

/** The application that a call with this key has begun. */
export async function findStarted(database: Database, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/** Writes a new draft with its first event, all or nothing. Throws `isOverLimit`. */
export async function insertApplication(
  database: Database,
  {
    application,
    limits,
    actorType,
  }: { application: NewApplication; limits: readonly Limit[]; actorType: ActorType },
  call: Call,
): Promise<void> {
  await database.write([
    statementOf(
      build.insert(events).values({
        id: newId(),
        entity: applicationEntity,
        entityId: application.id,
        fromState: null,
        toState: 'draft',
        event: 'start',
        actorType,
        actorId: application.userId ?? application.guestHash ?? null,
        at: application.createdAt,
      }),
    ),
    ...(await countedWithin(limits, call.now)),
    statementOf(build.insert(sellerApplications).values(application)),
    spentKey(build, call, application.id),
  ])
}
