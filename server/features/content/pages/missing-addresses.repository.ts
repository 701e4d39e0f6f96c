import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { serverConfig } from '#config'
import { missingAddresses, redirects } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

const { kept, listed } = serverConfig.missingAddresses

interface Missing {
  factoryId: string
  path: string
}

/** Counts an address that was asked for; what was longest not asked for makes room. */
export async function countMissing(
  database: Database,
  { factoryId, path }: Missing,
  now: number,
): Promise<void> {
  const newest = database.build
    .select({ path: missingAddresses.path })
    .from(missingAddresses)
    .where(eq(missingAddresses.factoryId, factoryId))
    .orderBy(desc(missingAddresses.lastSeenAt), missingAddresses.path)
    .limit(kept)
  await database.write([
    statementOf(
      database.build
        .insert(missingAddresses)
        .values({ factoryId, path, count: 1, lastSeenAt: now, isIgnored: false })
        .onConflictDoUpdate({
          target: [missingAddresses.factoryId, missingAddresses.path],
          set: { count: sql`${missingAddresses.count} + 1`, lastSeenAt: now },
        }),
    ),
    statementOf(
      database.build
        .delete(missingAddresses)
        .where(
          and(eq(missingAddresses.factoryId, factoryId), notInArray(missingAddresses.path, newest)),
        ),
    ),
  ])
}

/** Those that matter, the most wanted first. */
export async function listMissing(database: Database, factoryId: string) {
  const [rows] = await database.read([
    database.build
      .select({
        path: missingAddresses.path,
        count: missingAddresses.count,
        lastSeenAt: missingAddresses.lastSeenAt,
      })
      .from(missingAddresses)
      .where(
        and(
          eq(missingAddresses.factoryId, factoryId),
          eq(missingAddresses.isIgnored, false),
          // What leads to a page may lead nowhere by now: the caller looks at that.
          sql`not exists (select 1 from ${redirects} where ${redirects.factoryId} = ${missingAddresses.factoryId}
            and ${redirects.fromPath} = ${missingAddresses.path} and ${redirects.pageId} is null)`,
        ),
      )
      .orderBy(desc(missingAddresses.count), desc(missingAddresses.lastSeenAt))
      .limit(listed),
  ])
  return rows
}

/** Leaves an address out of the list from now on, or takes it back. */
export async function markMissing(
  database: Database,
  { factoryId, path, isIgnored }: Missing & { isIgnored: boolean },
): Promise<void> {
  const isIt = and(eq(missingAddresses.factoryId, factoryId), eq(missingAddresses.path, path))
  await database.write([
    statementOf(database.build.update(missingAddresses).set({ isIgnored }).where(isIt)),
  ])
}
