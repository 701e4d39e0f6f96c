import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { auditLog, users } from '#db/schema/index.ts'
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

/** Rows of the log, the newest first, with the names of who did it and of whom it was done to. */
export async function listEntries(database: Database, asked: Asked) {
  const [rows] = await database.read([entriesQuery(database, asked)])
  return rows
}

/** The same with what the filters may offer: what the reader's part of the log holds. */
export async function listEntriesAndChoices(database: Database, asked: Asked) {
  const { build } = database
  const seen = visible(asked)
  const [rows, actions, entities, actors] = await database.read([
    entriesQuery(database, asked),
    build.selectDistinct({ value: auditLog.action }).from(auditLog).where(seen).limit(200),
    build.selectDistinct({ value: auditLog.entity }).from(auditLog).where(seen).limit(100),
    build
      .selectDistinct({ value: users.id, label: users.name })
      .from(auditLog)
      .innerJoin(users, eq(users.id, auditLog.actorId))
      .where(and(seen, sql`${auditLog.role} <> 'customer'`))
      .orderBy(users.name, users.id)
      .limit(200),
  ])
  return { rows, actions, entities, actors }
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
      entityName: target.name,
      data: auditLog.data,
      requestId: auditLog.requestId,
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(target, and(eq(auditLog.entity, 'user'), eq(target.id, auditLog.entityId)))
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
