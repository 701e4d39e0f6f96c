import { sql } from 'drizzle-orm'
import { admins, factories, languages, quotes, users } from '#db/schema/index.ts'
import { adminRoles, isAllowed } from '#domain/permissions.ts'
import { queuedFor, type QuoteMessageKind } from '#server/features/outbox/message.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'

/** The roles that answer quotes. */
export const salesRoles = adminRoles.filter((role) => isAllowed({ role }, 'quotes.edit'))

/** A mail about a quote to who answers it and still may, else to the factory's own address, once per thing that it is about. */
export function queuedForSales(
  { id, factoryId }: { id: string; factoryId: string },
  kind: QuoteMessageKind,
  { at, about }: { at: number; about?: string },
): Statement {
  return queuedFor(
    build,
    { factoryId, kind, entityId: id, at, ...(about === undefined ? {} : { about }) },
    sql`select coalesce(person.language_code, (select it.code from ${languages} as it where it.is_default = 1))
        as language_code,
      coalesce(person.email, factory.email) as recipient, person.id as user_id
      from ${quotes} as quote join ${factories} as factory on factory.id = quote.factory_id
      left join ${users} as person on person.id = quote.assigned_to and person.status = 'active'
        and exists (select 1 from ${admins} as place where place.user_id = person.id
          and place.factory_id = quote.factory_id and place.is_active = 1 and place.role in ${salesRoles})
      where quote.id = ${id} and coalesce(person.email, factory.email, '') <> ''`,
  )
}
