import { type SQL, sql } from 'drizzle-orm'
import { auditLog } from '#db/schema/index.ts'
import type { AuditChanges } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import type { AuditAction, AuditEntity } from '#server/features/audit/audit-nouns.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { insertWhere } from '#server/platform/insert-where.queries.ts'
import { preparedInsert } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'

export interface AuditEntry {
  action: AuditAction
  entity: AuditEntity
  entityId?: string | undefined
  /** Codes, counts and ids: never a name, an address or a secret of anybody. */
  data?: Record<string, string | number | boolean>
  /** What was there before and after, as `keptFields` lets it be kept. */
  changes?: AuditChanges
}

type Auditing = Pick<Ctx, 'actor' | 'database' | 'now' | 'requestId' | 'site'>

/** The statement that writes what was done, and by whom, into the audit log: it belongs to the batch that does it. */
export function auditedBy(ctx: Auditing, entry: AuditEntry): Statement {
  return insertedEntry(auditRow(ctx, entry))
}

const insertedEntry = preparedInsert(auditLog)

/** The same where a condition holds when the batch runs: of several calls at once, only the one that did it is written down. */
export function auditedWhere(ctx: Auditing, condition: SQL, entry: AuditEntry): Statement {
  return statementOf(insertWhere(auditLog, auditRow(ctx, entry), condition))
}

/** The same where the statement before it in the batch has changed a row. */
export function auditedIfChanged(ctx: Auditing, entry: AuditEntry): Statement {
  return auditedWhere(ctx, sql`changes() = 1`, entry)
}

/** The same where it has changed one row or more. */
export function auditedIfAnyChanged(ctx: Auditing, entry: AuditEntry): Statement {
  return auditedWhere(ctx, sql`changes() > 0`, entry)
}

function auditRow(ctx: Auditing, entry: AuditEntry) {
  const { device } = ctx.actor
  return {
    id: newId(),
    factoryId: ctx.site.factoryId,
    at: ctx.now(),
    actorId: ctx.actor.userId ?? null,
    role: ctx.actor.role,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId ?? null,
    data: { ...(device && { device }), ...entry.data, ...entry.changes },
    requestId: ctx.requestId,
  }
}
