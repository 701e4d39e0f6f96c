import { asc, eq, sql } from 'drizzle-orm'
import { consents, users } from '#db/schema/index.ts'
import type { GiveConsent } from '#domain/consent.schema.ts'
import { newId } from '#domain/ids.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Every yes and no of a person, the first one first. */
export async function listConsents(database: Database, userId: string) {
  const [rows] = await database.read([
    database.build
      .select({
        purpose: consents.purpose,
        isGiven: consents.isGiven,
        wording: consents.wording,
        at: consents.at,
      })
      .from(consents)
      .where(eq(consents.userId, userId))
      .orderBy(asc(consents.at), asc(consents.id)),
  ])
  return rows
}

/** Writes down a yes or a no, unless it is what the person said last: a call sent twice is one answer. */
export async function insertConsent(
  database: Database,
  own: { userId: string; at: number },
  { purpose, isGiven, wording }: GiveConsent,
): Promise<void> {
  const last = sql`(select said.is_given || ':' || said.wording from ${consents} as said
    where said.user_id = ${own.userId} and said.purpose = ${purpose}
    order by said.at desc, said.id desc limit 1)`
  await database.write([
    statementOf(
      database.build.insert(consents).select(
        sql`select ${newId()}, ${users.id}, ${purpose}, ${isGiven ? 1 : 0}, ${wording}, ${own.at}
          from ${users} where ${users.id} = ${own.userId} and ${users.status} = 'active'
            and ${last} is not ${`${isGiven ? 1 : 0}:${wording}`}`,
      ),
    ),
  ])
}
