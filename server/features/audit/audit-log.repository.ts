import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { admins, auditLog, media, users } from '#db/schema/index.ts'
import type { AuditQuery } from '#domain/audit.schema.ts'
import { addDays, startOfDay } from '#domain/oslo-time.ts'
import type { Database } from '#server/platform/database.ts'

export interface Asked {
  factoryId: string
  /** Whose rows alone are shown; undefined shows everybody's. */
  onlyOf: string | undefined
  query: AuditQuery
  limit: number
}

/** Rows of the log, the newest first, with the names of who did it and of whom, or to which file, it was done. */
export async function listEntries(database: Database, asked: Asked) {
  const [rows] = await database.read([entriesQuery(database, asked)])
  return rows
}

/** The same with whom the filter may offer: those who work here and have an entry in the reader's part of the log. */
export async function listEntriesAndActors(database: Database, asked: Asked) {
  const [rows, actors] = await database.read([
    entriesQuery(database, asked),
    actorsQuery(database, asked),
  ])
  return { rows, actors }
}

/** It goes through the few who work here and looks each up in the log: the log itself only grows, and is not read for it. */
export function actorsQuery(
  { build }: Pick<Database, 'build'>,
  { factoryId, onlyOf }: Pick<Asked, 'factoryId' | 'onlyOf'>,
) {
  const hasEntry = sql`exists (select 1 from ${auditLog} where ${auditLog.actorId} = ${users.id}
    and ${auditLog.factoryId} = ${factoryId})`
  return build
    .select({ value: users.id, label: users.name })
    .from(admins)
    .innerJoin(users, eq(users.id, admins.userId))
    .where(
      and(
        eq(admins.factoryId, factoryId),
        onlyOf === undefined ? undefined : eq(users.id, onlyOf),
        hasEntry,
      ),
    )
    .orderBy(users.name, users.id)
    .limit(200)
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

function entriesQuery({ build }: Database, { query, limit, ...asked }: Asked) {
  const actor = alias(users, 'actor')
  const target = alias(users, 'target')
  return build
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actorId: auditLog.actorId,
      actorName: actor.name,
      role: auditLog.role,
      entity: auditLog.entity,
      entityId: auditLog.entityId,
      entityName: sql<string | null>`coalesce(${target.name}, ${media.name})`,
      data: auditLog.data,
      requestId: auditLog.requestId,
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(target, and(eq(auditLog.entity, 'user'), eq(target.id, auditLog.entityId)))
    .leftJoin(media, and(eq(auditLog.entity, 'media'), eq(media.id, auditLog.entityId)))
    .where(and(visible(asked), ...conditionsOf(query)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
}

function visible({ factoryId, onlyOf }: Pick<Asked, 'factoryId' | 'onlyOf'>) {
  return and(
    eq(auditLog.factoryId, factoryId),
    onlyOf === undefined ? undefined : eq(auditLog.actorId, onlyOf),
  )
}

function conditionsOf({ actor, action, entity, from, to, before }: AuditQuery) {
  return [
    actor && eq(auditLog.actorId, actor),
    action && eq(auditLog.action, action),
    entity && eq(auditLog.entity, entity),
    from && gte(auditLog.at, startOfDay(from)),
    to && lt(auditLog.at, startOfDay(addDays(to, 1))),
    before && olderThan(before),
  ].filter((condition): condition is SQL => condition !== undefined && condition !== '')
}

/** Several rows may be of the same millisecond: their ids decide. */
function olderThan(id: string): SQL {
  return sql`(${auditLog.at}, ${auditLog.id}) < (select cursor.at, cursor.id from ${auditLog} as cursor where cursor.id = ${id})`
}
