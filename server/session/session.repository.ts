import { and, eq, ne, sql } from 'drizzle-orm'
import { admins, sellers, sessions, users } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'

type Build = Database['build']
export type NewSession = typeof sessions.$inferInsert
export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSessionRow>>>

/** A session with its person and their role, in one query; only of active people of this factory. */
export async function findSessionRow(database: Database, id: string, factoryId: string) {
  const [rows] = await database.read([sessionQuery({ id, factoryId })])
  return rows[0]
}

const sessionQuery = preparedQuery((build, at: Params<'id' | 'factoryId'>) =>
  build
    .select({
      id: sessions.id,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      endsAt: sessions.endsAt,
      lastSeenAt: sessions.lastSeenAt,
      secondFactorAt: sessions.secondFactorAt,
      name: users.name,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      languageCode: users.languageCode,
      adminRole: admins.role,
      adminLanguages: admins.languages,
      isSeller: sql<0 | 1>`${sellers.id} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      admins,
      and(
        eq(admins.userId, users.id),
        eq(admins.factoryId, users.factoryId),
        eq(admins.isActive, true),
      ),
    )
    .leftJoin(
      sellers,
      and(
        eq(sellers.userId, users.id),
        eq(sellers.factoryId, users.factoryId),
        ne(sellers.status, 'terminated'),
      ),
    )
    .where(
      and(eq(sessions.id, at.id), eq(users.factoryId, at.factoryId), eq(users.status, 'active')),
    ),
)

/** The statement that opens a session: it belongs to the batch of what opened it. */
export function insertedSession(build: Build, session: NewSession) {
  return statementOf(build.insert(sessions).values(session))
}

/** Moves a session's end; one that was ended in between stays ended. */
export async function touchSession(
  database: Database,
  id: string,
  times: { expiresAt: number; lastSeenAt: number },
) {
  await database.write([
    statementOf(database.build.update(sessions).set(times).where(eq(sessions.id, id))),
  ])
}

/** The statement that ends one session. */
export function endedSession(build: Build, id: string) {
  return statementOf(build.delete(sessions).where(eq(sessions.id, id)))
}

/** The statement that ends a person's sessions, but for one where it is named. */
export function endedSessionsOf(build: Build, userId: string, except = '') {
  return statementOf(
    build.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, except))),
  )
}
