import { and, desc, eq, sql } from 'drizzle-orm'
import { auditLog } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { TextRef } from './text-places.ts'

/** Who has made the last changes of a text, newest first: also who has thrown words of it away. Null: a plan that came due. */
export async function findLastChangers(database: Database, ref: TextRef, count: number) {
  const { factoryId, page, key, languageCode } = ref
  const [rows] = await database.read([
    database.build
      .select({ by: auditLog.actorId })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.entity, 'text'),
          eq(auditLog.entityId, `${page}.${key}`),
          eq(auditLog.factoryId, factoryId),
          eq(sql`json_extract(${auditLog.data}, '$.language')`, languageCode),
        ),
      )
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(count),
  ])
  return rows.map(({ by }) => by)
}
