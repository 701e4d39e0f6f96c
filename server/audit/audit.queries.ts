import { type SQL, sql } from 'drizzle-orm'
import { auditLog } from '#db/schema/index.ts'
import type { AuditChanges } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { preparedInsert } from '#server/platform/prepared-query.ts'
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
  | 'invited'
  | 'invite_accepted'
  | 'role_changed'
  | 'order_claimed'
  | 'order_called_off'
  | 'order_till_registered'
  | 'order_invoice_paid'
  | 'data_exported'
  | 'erased'
  | 'text_published'
  | 'item_changed'
  | 'items_ordered'
  | 'text_drafted'
  | 'text_scheduled'
  | 'text_unpublished'
  | 'text_restored'
  | 'draft_discarded'
  | 'schedule_cancelled'
  | 'preview_made'
  | 'preview_revoked'
  | 'sections_saved'
  | 'media_added'
  | 'media_changed'
  | 'media_folder_renamed'
  | 'media_replaced'
  | 'media_deleted'
  | 'social_picture_drawn'
  | 'social_picture_chosen'
  | 'settings_saved'
  | 'menu_saved'
  | 'language_added'
  | 'language_changed'
  | 'languages_ordered'
  | 'interface_text_saved'
  | 'interface_text_removed'
  | 'menu_title_saved'
  | 'footer_links_saved'
  | 'footer_link_title_saved'
  | 'footer_colors_saved'
  | 'page_made'
  | 'page_changed'
  | 'page_address_saved'
  | 'page_published'
  | 'page_scheduled'
  | 'page_unpublished'
  | 'page_removed'
  | 'page_restored'
  | 'redirect_made'
  | 'redirect_removed'
  | 'category_made'
  | 'category_changed'
  | 'categories_ordered'
  | 'category_removed'

/** What an entry may be about: a new sort is a row here. */
export type AuditEntity =
  | 'user'
  | 'permission'
  | 'order'
  | 'text'
  | 'media'
  | 'page'
  | 'preview'
  | 'session'
  | 'header'
  | 'settings'
  | 'company'
  | 'look'
  | 'announcement'
  | 'theme'
  | 'ordering'
  | 'menu'
  | 'menu_item'
  | 'footer'
  | 'footer_link'
  | 'language'
  | 'interface_text'
  | 'redirect'
  | 'category'

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
  const row = auditRow(ctx, entry)
  // The columns in the table's own order, as SQLite takes them.
  const columns = sql.join(
    [
      sql`${row.id}, ${row.factoryId}, ${row.at}, ${row.actorId}, ${row.role}`,
      sql`${row.action}, ${row.entity}, ${row.entityId}, ${JSON.stringify(row.data)}, ${row.requestId}`,
    ],
    sql`, `,
  )
  return statementOf(
    ctx.database.build.insert(auditLog).select(sql`select ${columns} where ${condition}`),
  )
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
