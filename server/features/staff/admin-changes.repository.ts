import { type SQL, sql } from 'drizzle-orm'
import { admins, users } from '#db/schema/index.ts'
import type { ChangeAdmin } from '#domain/people.schema.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import type { Who } from './admins.repository.ts'

/** Changes someone's place; false where it is another one by now, or where the last owner would go. */
export async function saveAdmin(
  ctx: Ctx,
  { userId, role, isActive, languages, rev }: ChangeAdmin & { userId: string },
  { audit, also }: { audit: AuditEntry; also: readonly Statement[] },
): Promise<boolean> {
  const staysOwner = role === 'owner' && isActive
  return saveRow(ctx, {
    table: admins,
    id: { userId },
    rev,
    set: { role, isActive, languages },
    when: staysOwner ? undefined : anotherOwner({ factoryId: ctx.site.factoryId, userId }),
    audit,
    also,
  })
}

/** True where this person is no active owner, or is not the only one. */
function anotherOwner({ factoryId, userId }: Who): SQL {
  const owning = (condition: SQL) => sql`exists (select 1 from ${admins} as owning
    join ${users} as person on person.id = owning.user_id
    where owning.factory_id = ${factoryId} and owning.role = 'owner' and owning.is_active = 1
      and person.status = 'active' and ${condition})`
  return sql`(not ${owning(sql`owning.user_id = ${userId}`)} or ${owning(sql`owning.user_id <> ${userId}`)})`
}
