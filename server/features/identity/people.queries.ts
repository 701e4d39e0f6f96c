import { and, eq, type SQL } from 'drizzle-orm'
import { admins, users } from '#db/schema/index.ts'
import type { AdminRole } from '#domain/permissions.ts'
import type { Database } from '#server/platform/database.ts'

/** Somebody with an account, as signing in needs to know them. */
export interface Person {
  id: string
  email: string
  emailVerifiedAt: number | null
  name: string
  languageCode: string
  passwordHash: string | null
  totpConfirmedAt: number | null
  status: 'active' | 'locked' | 'erased'
  adminRole: AdminRole | null
}

/** The person of this factory with this address (as `emailKeyOf` writes it), whatever their status; undefined where there is none. */
export function findPersonByEmail(database: Database, factoryId: string, emailKey: string) {
  return findWhere(database, factoryId, eq(users.emailKey, emailKey))
}

/** The person of this factory with this id, if they may sign in. */
export function findActivePerson(database: Database, factoryId: string, userId: string) {
  return findWhere(database, factoryId, and(eq(users.id, userId), eq(users.status, 'active')))
}

async function findWhere(
  database: Database,
  factoryId: string,
  condition: SQL | undefined,
): Promise<Person | undefined> {
  const [rows] = await database.read([
    database.build
      .select({
        id: users.id,
        email: users.email,
        emailVerifiedAt: users.emailVerifiedAt,
        name: users.name,
        languageCode: users.languageCode,
        passwordHash: users.passwordHash,
        totpConfirmedAt: users.totpConfirmedAt,
        status: users.status,
        adminRole: admins.role,
      })
      .from(users)
      .leftJoin(
        admins,
        and(
          eq(admins.userId, users.id),
          eq(admins.factoryId, users.factoryId),
          eq(admins.isActive, true),
        ),
      )
      .where(and(eq(users.factoryId, factoryId), condition)),
  ])
  return rows[0]
}
