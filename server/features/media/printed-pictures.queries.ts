import { and, eq, inArray } from 'drizzle-orm'
import { media } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'

/** What is drawn of the library's pictures with these ids, in one call however many. */
export async function findPrintedRows(
  database: Database,
  factoryId: string,
  ids: readonly string[],
) {
  const [rows] = await database.read([
    database.build
      .select({ id: media.id, storageKey: media.storageKey, turn: media.turn })
      .from(media)
      .where(
        and(eq(media.factoryId, factoryId), eq(media.kind, 'picture'), inArray(media.id, [...ids])),
      ),
  ])
  return rows
}
