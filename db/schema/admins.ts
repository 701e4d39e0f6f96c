import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AuditChange } from '#domain/audit-changes.ts'
import { adminRoles } from '#domain/permissions.ts'
import { audited, flag, id } from './columns.ts'
import { factories } from './settings.ts'
import { userId } from './users.ts'

/** Who works for the factory, and as what. */
export const admins = sqliteTable(
  'admins',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    userId: userId().unique(),
    role: text('role', { enum: adminRoles }).notNull(),
    /** The languages that they may write in; null is all. */
    languages: text('languages', { mode: 'json' }).$type<string[]>(),
    isActive: flag('is_active').notNull(),
    ...audited(),
  },
  (t) => [index('admins_factory').on(t.factoryId, t.role)],
)

/** Append-only: every sign-in, denial, change of rights and of the site, and who did it. No names or addresses of people, no secrets. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: id(),
    factoryId: text('factory_id').notNull(),
    at: integer('at').notNull(),
    actorId: text('actor_id'),
    role: text('role').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id'),
    data: text('data', { mode: 'json' })
      .$type<Record<string, string | number | boolean | AuditChange[]>>()
      .notNull(),
    requestId: text('request_id').notNull(),
  },
  (t) => [
    index('audit_log_at').on(t.factoryId, t.at),
    index('audit_log_entity').on(t.entity, t.entityId, t.at),
    index('audit_log_actor').on(t.actorId, t.at),
  ],
)
