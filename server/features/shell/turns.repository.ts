import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { announcements, menuItems } from '#db/schema/index.ts'
import type { Times } from '#domain/times.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { allLanguages, raisedRevision } from '#server/site/revisions.queries.ts'
import type { Site } from '#server/site/site.ts'

interface Timed extends Times {
  kind: 'announcement' | 'menu_item'
  /** What it is known by: other words, or another entry, are not turned. */
  id: string
  isShown: boolean
}

/** All of the factory that is shown for a time, and whether it is shown: one round trip. */
export async function findTimed(database: Database, factoryId: string): Promise<Timed[]> {
  const { build } = database
  const [announced, items] = await database.read([
    build
      .select({
        id: announcements.wordsKey,
        startsAt: announcements.startsAt,
        endsAt: announcements.endsAt,
        isShown: announcements.isShown,
      })
      .from(announcements)
      .where(eq(announcements.factoryId, factoryId)),
    build
      .select({
        id: menuItems.id,
        startsAt: menuItems.startsAt,
        endsAt: menuItems.endsAt,
        isShown: menuItems.isShown,
      })
      .from(menuItems)
      .where(
        and(
          eq(menuItems.factoryId, factoryId),
          // A hidden one is turned when it is saved to be seen.
          eq(menuItems.isActive, true),
          // One that was hidden by the clock and has lost its times since is shown again.
          or(
            isNotNull(menuItems.startsAt),
            isNotNull(menuItems.endsAt),
            eq(menuItems.isShown, false),
          ),
        ),
      ),
  ])
  return [
    ...announced.map((row) => ({ kind: 'announcement' as const, ...row })),
    ...items.map((row) => ({ kind: 'menu_item' as const, ...row })),
  ]
}

type Turned = Timed & { isNow: boolean }

/** Shows or hides what the time has come for, and tells every kept page that it is old. What got other times meanwhile is left alone. */
export async function turn(
  ports: { database: Database; site: Site },
  turned: readonly Turned[],
): Promise<void> {
  await ports.database.write([
    ...turned.map((each) => turnedRow(ports, each)),
    raisedRevision(ports, allLanguages),
  ])
}

function turnedRow(
  { database: { build }, site: { factoryId } }: { database: Database; site: Site },
  { kind, id, isNow, startsAt, endsAt }: Turned,
): Statement {
  const isAsRead = (row: typeof menuItems | typeof announcements) =>
    sql`${row.startsAt} is ${startsAt} and ${row.endsAt} is ${endsAt}`
  if (kind === 'menu_item')
    return statementOf(
      build
        .update(menuItems)
        .set({ isShown: isNow })
        .where(and(eq(menuItems.factoryId, factoryId), eq(menuItems.id, id), isAsRead(menuItems))),
    )
  return statementOf(
    build
      .update(announcements)
      .set({ isShown: isNow })
      .where(
        and(
          eq(announcements.factoryId, factoryId),
          eq(announcements.wordsKey, id),
          isAsRead(announcements),
        ),
      ),
  )
}
