import { and, asc, eq, inArray, lte, notExists } from 'drizzle-orm'
import {
  complaintPictures,
  conversationFiles,
  media,
  quoteFiles,
  storedObjects,
} from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Writes down that something is about to be put into the store. */
export async function noteObject(database: Database, storageKey: string, now: number) {
  await database.write([
    statementOf(database.build.insert(storedObjects).values({ storageKey, createdAt: now })),
  ])
}

/** What lies in the store, was put there long enough ago and belongs to nothing. */
export async function listOrphans(database: Database, before: number): Promise<string[]> {
  const { build } = database
  const owner = build.select().from(media).where(eq(media.storageKey, storedObjects.storageKey))
  const complaint = build
    .select()
    .from(complaintPictures)
    .where(eq(complaintPictures.storageKey, storedObjects.storageKey))
  const attachment = build
    .select()
    .from(quoteFiles)
    .where(eq(quoteFiles.storageKey, storedObjects.storageKey))
  const sent = build
    .select()
    .from(conversationFiles)
    .where(eq(conversationFiles.storageKey, storedObjects.storageKey))
  const [rows] = await database.read([
    build
      .select({ storageKey: storedObjects.storageKey })
      .from(storedObjects)
      .where(
        and(
          lte(storedObjects.createdAt, before),
          ...[owner, complaint, attachment, sent].map((each) => notExists(each)),
        ),
      )
      .orderBy(asc(storedObjects.createdAt), asc(storedObjects.storageKey))
      .limit(100),
  ])
  return rows.map(({ storageKey }) => storageKey)
}

/** Forgets what has been removed from the store. */
export async function forgetObjects(database: Database, keys: readonly string[]): Promise<void> {
  await database.write([
    statementOf(
      database.build.delete(storedObjects).where(inArray(storedObjects.storageKey, [...keys])),
    ),
  ])
}
