import { and, eq, type SQL, sql } from 'drizzle-orm'
import { admins, auditLog, users } from '#db/schema/index.ts'
import type { AdminRole } from '#domain/permissions.ts'
import type { Database } from '#server/platform/database.ts'
import type { DatabaseFault } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { Who } from './admins.repository.ts'

type Build = Database['build']

export interface AdminChange extends Who {
  role: AdminRole
  isActive: boolean
  languages: string[] | null
  /** The row as its writer saw it. */
  rev: number
  now: number
  by: string
}

/**
 * The statements that change someone's place, with its audit row first: where the row is another one by now, or the last owner would
 * go, that row has no action, which its table refuses, and nothing is written; `isStopped` knows the fault.
 */
export function changedAdmin(
  build: Build,
  change: AdminChange,
  audit: typeof auditLog.$inferInsert,
): Statement[] {
  const { factoryId, userId, role, isActive, languages, rev, now, by } = change
  const isSame = sql`exists (select 1 from ${admins} where ${admins.userId} = ${userId}
    and ${admins.factoryId} = ${factoryId} and ${admins.rev} = ${rev})`
  const staysOwner = role === 'owner' && isActive
  const isFine = staysOwner ? isSame : sql`${isSame} and ${anotherOwner(change)}`
  return [
    statementOf(
      build
        .insert(auditLog)
        .values({ ...audit, action: sql`case when ${isFine} then ${audit.action} end` }),
    ),
    statementOf(
      build
        .update(admins)
        .set({ role, isActive, languages, rev: rev + 1, updatedAt: now, updatedBy: by })
        .where(and(eq(admins.userId, userId), eq(admins.factoryId, factoryId))),
    ),
  ]
}

export function isStopped(fault: DatabaseFault): boolean {
  return fault.kind === 'not_null' && fault.what.includes('audit_log.action')
}

/** True where this person is no active owner, or is not the only one. */
function anotherOwner({ factoryId, userId }: Who): SQL {
  const owning = (condition: SQL) => sql`exists (select 1 from ${admins} as owning
    join ${users} as person on person.id = owning.user_id
    where owning.factory_id = ${factoryId} and owning.role = 'owner' and owning.is_active = 1
      and person.status = 'active' and ${condition})`
  return sql`(not ${owning(sql`owning.user_id = ${userId}`)} or ${owning(sql`owning.user_id <> ${userId}`)})`
}
