import { auditLog } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import { statementOf } from '#server/platform/statement.ts'

/** What the audit log knows of: a new one is a row here. */
export type AuditAction =
  | 'denied'
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_out'
  | 'sign_up'
  | 'confirmed'
  | 'password_reset'
  | 'password_changed'
  | 'email_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'sessions_ended'
  | 'role_changed'
  | 'order_claimed'
  | 'data_exported'
  | 'erased'

export interface AuditEntry {
  action: AuditAction
  entity: string
  entityId?: string | undefined
  /** Codes, counts and ids: never a name, an address or a secret. */
  data?: Record<string, string | number | boolean>
}

/** The statement that writes what was done, and by whom, into the audit log: it belongs to the batch that does it. */
export function auditedBy(
  ctx: Pick<Ctx, 'actor' | 'database' | 'now' | 'requestId' | 'site'>,
  entry: AuditEntry,
) {
  return statementOf(
    ctx.database.build.insert(auditLog).values({
      id: newId(),
      factoryId: ctx.site.factoryId,
      at: ctx.now(),
      actorId: ctx.actor.userId ?? null,
      role: ctx.actor.role,
      action: entry.action,
      entity: entry.entity,
      entityId: entry.entityId ?? null,
      data: entry.data ?? {},
      requestId: ctx.requestId,
    }),
  )
}
