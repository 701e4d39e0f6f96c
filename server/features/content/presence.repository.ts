import { and, asc, desc, eq, gt, isNull, lte, max, ne, notInArray } from 'drizzle-orm'
import { editorPresence, users } from '#db/schema/index.ts'
import type { Presence } from '#domain/editing.schema.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

/** A browser makes up the ids of its windows: what one person may fill is bounded here. */
const mostWindows = 20

/** Keeps one window's heartbeat, forgets those that have faded, and lists the other people who beat since, once at each place. */
export async function keepPresence(
  database: Database,
  at: Presence & { factoryId: string; userId: string; now: number; since: number },
) {
  const { build } = database
  const { factoryId, userId, now, since } = at
  const beat = { pageSlug: at.page, contentKey: at.key, languageCode: at.language, at: now }
  await database.write([
    statementOf(build.delete(editorPresence).where(lte(editorPresence.at, since))),
    withoutOldest(build, userId, at.window),
    statementOf(
      build
        .insert(editorPresence)
        .values({ factoryId, userId, windowId: at.window, ...beat })
        .onConflictDoUpdate({
          target: [editorPresence.userId, editorPresence.windowId],
          set: beat,
        }),
    ),
  ])
  const place = [
    editorPresence.userId,
    editorPresence.pageSlug,
    editorPresence.contentKey,
    editorPresence.languageCode,
  ] as const
  const [rows] = await database.read([
    build
      .select({
        userId: editorPresence.userId,
        name: users.name,
        page: editorPresence.pageSlug,
        key: editorPresence.contentKey,
        language: editorPresence.languageCode,
        at: max(editorPresence.at).mapWith(Number),
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
      .groupBy(...place)
      .orderBy(
        asc(users.name),
        asc(editorPresence.pageSlug),
        ...place.map((column) => asc(column)),
      ),
  ])
  return rows
}

/** Of a person's other windows only the latest stay, so that this one is the last that there is room for. */
function withoutOldest(build: Database['build'], userId: string, windowId: string) {
  const isOther = and(eq(editorPresence.userId, userId), ne(editorPresence.windowId, windowId))
  const latest = build
    .select({ windowId: editorPresence.windowId })
    .from(editorPresence)
    .where(isOther)
    .orderBy(desc(editorPresence.at))
    .limit(mostWindows - 1)
  return statementOf(
    build.delete(editorPresence).where(and(isOther, notInArray(editorPresence.windowId, latest))),
  )
}

/** Forgets that a window has a text open; another one that it has opened since stays. */
export async function forgetPresence(
  database: Database,
  { userId, window, page, key, language }: Presence & { userId: string },
): Promise<void> {
  const isHere = and(
    eq(editorPresence.userId, userId),
    eq(editorPresence.windowId, window),
    eq(editorPresence.pageSlug, page),
    key === null ? isNull(editorPresence.contentKey) : eq(editorPresence.contentKey, key),
    eq(editorPresence.languageCode, language),
  )
  await database.write([statementOf(database.build.delete(editorPresence).where(isHere))])
}
