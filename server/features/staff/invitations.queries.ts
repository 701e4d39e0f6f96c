import { and, count, eq, gt, sql } from 'drizzle-orm'
import { admins, outbox, users } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { AdminRole } from '#domain/permissions.ts'
import { madeBefore } from '#server/http/once.queries.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { Who } from './admins.repository.ts'

type Build = Database['build']

export interface Invited extends Who {
  email: string
  emailKey: string
  name: string
  role: AdminRole
  languages: string[] | null
  languageCode: string
  /** True for who has an account already: nothing waits for a link then. */
  isActive: boolean
  now: number
  by: string
}

/** The statements that make a place for somebody: an account that waits for its invitation, or the one that is there. */
export function madePlace(build: Build, invited: Invited): Statement[] {
  const { factoryId, userId, email, emailKey, name, role, languages, isActive, now, by } = invited
  return [
    statementOf(
      build
        .insert(users)
        .values({
          id: userId,
          factoryId,
          email,
          emailKey,
          name,
          languageCode: invited.languageCode,
          status: 'active',
          createdAt: now,
          createdBy: by,
          updatedAt: now,
        })
        .onConflictDoNothing(),
    ),
    statementOf(
      build
        .insert(admins)
        .values({
          id: newId(),
          factoryId,
          userId,
          role,
          isActive,
          languages,
          createdAt: now,
          createdBy: by,
          updatedAt: now,
          updatedBy: by,
        })
        .onConflictDoUpdate({
          target: admins.userId,
          set: {
            role,
            isActive,
            languages,
            rev: sql`${admins.rev} + 1`,
            updatedAt: now,
            updatedBy: by,
          },
        }),
    ),
  ]
}

/** The place that a call with this key has made. */
export async function findMadePlace(database: Database, key: string) {
  const [made] = await database.read([madeBefore(database.build, key)])
  return made[0]
}

/** How many invitations an address was mailed since then. */
export async function countInvitations(
  database: Database,
  { recipient, since }: { recipient: string; since: number },
): Promise<number> {
  const [rows] = await database.read([
    database.build
      .select({ n: count() })
      .from(outbox)
      .where(
        and(eq(outbox.kind, 'A5'), eq(outbox.recipient, recipient), gt(outbox.createdAt, since)),
      ),
  ])
  return rows[0]?.n ?? 0
}

/** The statements that open the admin panel to somebody who has accepted: of a place that was not given to anybody since. */
export function acceptedInvitation(
  build: Build,
  { userId, now }: { userId: string; now: number },
): Statement[] {
  return [
    statementOf(
      build
        .update(admins)
        .set({ isActive: true, rev: sql`${admins.rev} + 1`, updatedAt: now, updatedBy: userId })
        .where(eq(admins.userId, userId)),
    ),
  ]
}
