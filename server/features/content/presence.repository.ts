import { and, asc, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import { editorPresence, users } from '#db/schema/index.ts'
import type { Presence } from '#domain/editing.schema.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Keeps one heartbeat, forgets those that have faded, and lists the others that beat since. */
export async function keepPresence(
  database: Database,
  at: Presence & { factoryId: string; userId: string; now: number; since: number },
) {
  const { build } = database
  const { factoryId, userId, now, since } = at
  const beat = { contentKey: at.key, languageCode: at.language, at: now }
  await database.write([
    statementOf(build.delete(editorPresence).where(lte(editorPresence.at, since))),
    statementOf(
      build
        .insert(editorPresence)
        .values({ factoryId, userId, pageSlug: at.page, ...beat })
        .onConflictDoUpdate({
          target: [editorPresence.userId, editorPresence.pageSlug],
          set: beat,
        }),
    ),
  ])
  const [rows] = await database.read([
    build
      .select({
        name: users.name,
        page: editorPresence.pageSlug,
        key: editorPresence.contentKey,
        language: editorPresence.languageCode,
        at: editorPresence.at,
      })
      .from(editorPresence)
      .innerJoin(users, eq(users.id, editorPresence.userId))
      .where(
        and(
          eq(editorPresence.factoryId, factoryId),
          ne(editorPresence.userId, userId),
          gt(editorPresence.at, since),
        ),
      )
      .orderBy(asc(users.name), asc(editorPresence.pageSlug), asc(users.id)),
  ])
  return rows
}

/** Forgets that a text is open; another one that its editor has opened since stays. */
export async function forgetPresence(
  database: Database,
  { userId, page, key, language }: Presence & { userId: string },
): Promise<void> {
  const isHere = and(
    eq(editorPresence.userId, userId),
    eq(editorPresence.pageSlug, page),
    key === null ? isNull(editorPresence.contentKey) : eq(editorPresence.contentKey, key),
    eq(editorPresence.languageCode, language),
  )
  await database.write([statementOf(database.build.delete(editorPresence).where(isHere))])
}
