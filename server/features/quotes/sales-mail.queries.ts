import { sql } from 'drizzle-orm'
import { factories, languages, quotes, users } from '#db/schema/index.ts'
import { queuedFor, type QuoteMessageKind } from '#server/features/outbox/message.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'

/** A mail about a quote to who answers it, else to the factory's own address, once per thing that it is about. */
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
      where quote.id = ${id} and coalesce(person.email, factory.email, '') <> ''`,
  )
}
