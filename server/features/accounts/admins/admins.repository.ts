import { and, asc, count, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import {
  accountTokens,
  admins,
  auditLog,
  outbox,
  passkeys,
  sessions,
  users,
} from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { type PeopleQuery, peoplePageSize } from '#domain/people.schema.ts'
import { adminRoles, type AdminRole } from '#domain/permissions.ts'
import { madeBefore } from '#server/features/accounts/once.queries.ts'
import type { Database } from '#server/platform/database.ts'
import type { DatabaseFault } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

type Build = Database['build']

interface Who {
  factoryId: string
  userId: string
}

const hasFactor = sql<number>`(${users.totpConfirmedAt} is not null
  or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id}))`

const isInvited = (now: number) => sql<number>`(${admins.isActive} = 0 and exists (
  select 1 from ${accountTokens} where ${accountTokens.userId} = ${users.id}
    and ${accountTokens.purpose} = 'invite' and ${isNull(accountTokens.spentAt)}
    and ${gt(accountTokens.expiresAt, now)}))`

const seenAt = sql<number | null>`(select max(${sessions.lastSeenAt}) from ${sessions}
  where ${sessions.userId} = ${users.id})`

const columns = (now: number) => ({
  id: users.id,
  name: users.name,
  email: users.email,
  role: admins.role,
  isActive: admins.isActive,
  isInvited: isInvited(now),
  languages: admins.languages,
  hasSecondFactor: hasFactor,
  sessions: sql<number>`(select count(*) from ${sessions} where ${sessions.userId} = ${users.id}
    and ${sessions.expiresAt} > ${now} and ${sessions.endsAt} > ${now})`,
  lastSeenAt: seenAt,
  createdAt: admins.createdAt,
  rev: admins.rev,
})

/** One page of those who work here, and how many there are. */
export async function listAdmins(
  database: Database,
  { factoryId, query, now }: { factoryId: string; query: PeopleQuery; now: number },
) {
  const { build } = database
  const wanted = and(
    eq(admins.factoryId, factoryId),
    ne(users.status, 'erased'),
    ...conditionsOf(query, now),
  )
  const [rows, totals] = await database.read([
    build
      .select(columns(now))
      .from(admins)
      .innerJoin(users, eq(users.id, admins.userId))
      .where(wanted)
      .orderBy(orderOf(query.sort), asc(users.emailKey))
      .limit(peoplePageSize)
      .offset((query.page - 1) * peoplePageSize),
    build
      .select({ total: count() })
      .from(admins)
      .innerJoin(users, eq(users.id, admins.userId))
      .where(wanted),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

export type AdminRow = Awaited<ReturnType<typeof listAdmins>>['rows'][number]

/** One of those who work here; undefined for anybody else. */
export async function findAdmin(
  database: Database,
  { factoryId, userId, now }: Who & { now: number },
): Promise<AdminRow | undefined> {
  const [rows] = await database.read([
    database.build
      .select(columns(now))
      .from(admins)
      .innerJoin(users, eq(users.id, admins.userId))
      .where(
        and(eq(admins.factoryId, factoryId), eq(users.id, userId), ne(users.status, 'erased')),
      ),
  ])
  return rows[0]
}

/** Active owners, as far as they are to be told of changes. */
export async function listOwners(database: Database, factoryId: string) {
  const [rows] = await database.read([
    database.build
      .select({ userId: users.id, email: users.email, languageCode: users.languageCode })
      .from(admins)
      .innerJoin(users, eq(users.id, admins.userId))
      .where(
        and(
          eq(admins.factoryId, factoryId),
          eq(admins.role, 'owner'),
          eq(admins.isActive, true),
          eq(users.status, 'active'),
        ),
      )
      .limit(20),
  ])
  return rows
}

export interface AdminChange extends Who {
  role: AdminRole
  isActive: boolean
  languages: string[] | null
  /** The row as its writer saw it. */
  rev: number
  now: number
  by: string
}

/**
 * The statements that change someone's place, with its audit row first: where the row is another one by now, or the last owner would
 * go, that row has no action, which its table refuses, and nothing is written; `isStopped` knows the fault.
 */
export function changedAdmin(
  build: Build,
  change: AdminChange,
  audit: typeof auditLog.$inferInsert,
): Statement[] {
  const { factoryId, userId, role, isActive, languages, rev, now, by } = change
  const isSame = sql`exists (select 1 from ${admins} where ${admins.userId} = ${userId}
    and ${admins.factoryId} = ${factoryId} and ${admins.rev} = ${rev})`
  const staysOwner = role === 'owner' && isActive
  const isFine = staysOwner ? isSame : sql`${isSame} and ${anotherOwner(change)}`
  return [
    statementOf(
      build
        .insert(auditLog)
        .values({ ...audit, action: sql`case when ${isFine} then ${audit.action} end` }),
    ),
    statementOf(
      build
        .update(admins)
        .set({ role, isActive, languages, rev: rev + 1, updatedAt: now, updatedBy: by })
        .where(and(eq(admins.userId, userId), eq(admins.factoryId, factoryId))),
    ),
  ]
}

export function isStopped(fault: DatabaseFault): boolean {
  return fault.kind === 'not_null' && fault.what.includes('audit_log.action')
}

/** True where this person is no active owner, or is not the only one. */
function anotherOwner({ factoryId, userId }: Who): SQL {
  const owning = (condition: SQL) => sql`exists (select 1 from ${admins} as owning
    join ${users} as person on person.id = owning.user_id
    where owning.factory_id = ${factoryId} and owning.role = 'owner' and owning.is_active = 1
      and person.status = 'active' and ${condition})`
  return sql`(not ${owning(sql`owning.user_id = ${userId}`)} or ${owning(sql`owning.user_id <> ${userId}`)})`
}

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

function conditionsOf({ q, role, state, factor }: PeopleQuery, now: number): (SQL | undefined)[] {
  const words = q.trim().toLowerCase()
  const states = {
    active: eq(admins.isActive, true),
    invited: isInvited(now),
    inactive: sql`${admins.isActive} = 0 and not ${isInvited(now)}`,
  }
  return [
    words === ''
      ? undefined
      : sql`(instr(lower(${users.name}), ${words}) > 0 or instr(${users.emailKey}, ${words}) > 0)`,
    role && eq(admins.role, role),
    state && states[state],
    factor && sql`${admins.isActive} = 1 and not ${hasFactor}`,
  ]
}

/** Owners first, as the roles are listed. */
const byRank = sql`case ${admins.role} ${sql.join(
  adminRoles.map((role, index) => sql`when ${role} then ${index}`),
  sql` `,
)} end`

function orderOf(sort: PeopleQuery['sort']): SQL {
  const down = sort?.startsWith('-') ?? false
  const by = { name: sql`lower(${users.name})`, role: byRank, seen: sql`coalesce(${seenAt}, 0)` }
  const column = by[(sort?.replace(/^-/u, '') ?? 'role') as keyof typeof by]
  return down ? desc(column) : asc(column)
}
