import { and, eq, ne } from 'drizzle-orm'
import { knownBrowsers, users } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

export interface KnownBrowser {
  userId: string
  browserHash: string
  lastSeenAt: number
}

/** The hashes of the browsers that a person has signed in from. */
export async function listBrowsers(database: Database, userId: string): Promise<string[]> {
  const [rows] = await database.read([
    database.build
      .select({ hash: knownBrowsers.browserHash })
      .from(knownBrowsers)
      .where(eq(knownBrowsers.userId, userId)),
  ])
  return rows.map(({ hash }) => hash)
}

/** True for a browser that the owner of an address has signed in from. */
export async function isKnownBrowser(
  database: Database,
  asked: { factoryId: string; emailKey: string; browserHash: string },
): Promise<boolean> {
  const [rows] = await database.read([
    database.build
      .select({ hash: knownBrowsers.browserHash })
      .from(knownBrowsers)
      .innerJoin(users, eq(users.id, knownBrowsers.userId))
      .where(
        and(
          eq(users.factoryId, asked.factoryId),
          eq(users.emailKey, asked.emailKey),
          eq(knownBrowsers.browserHash, asked.browserHash),
        ),
      ),
  ])
  return rows.length > 0
}

/** The statement that remembers a browser as one of the person's own. */
export function rememberedBrowser(build: Database['build'], browser: KnownBrowser): Statement {
  return statementOf(
    build
      .insert(knownBrowsers)
      .values(browser)
      .onConflictDoUpdate({
        target: [knownBrowsers.userId, knownBrowsers.browserHash],
        set: { lastSeenAt: browser.lastSeenAt },
      }),
  )
}

/** The statement that makes strangers of a person's browsers, but for this one. */
export function forgottenBrowsers(
  build: Database['build'],
  { userId, browserHash }: Pick<KnownBrowser, 'userId' | 'browserHash'>,
): Statement {
  return statementOf(
    build
      .delete(knownBrowsers)
      .where(and(eq(knownBrowsers.userId, userId), ne(knownBrowsers.browserHash, browserHash))),
  )
}
