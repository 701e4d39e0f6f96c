import { and, asc, count, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { accountTokens, admins, passkeys, sessions, users } from '#db/schema/index.ts'
import { type PeopleQuery, peoplePageSize } from '#domain/people.schema.ts'
import { adminRoles } from '#domain/permissions.ts'
import { finderOf } from '#domain/search.ts'
import type { Database } from '#server/platform/database.ts'

/** Somebody who works for a factory. */
export interface Who {
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
  const named = query.q.trim() === '' ? undefined : await idsNamed(database, factoryId, query.q)
  const wanted = and(
    eq(admins.factoryId, factoryId),
    ne(users.status, 'erased'),
    named && sql`${users.id} in (select value from json_each(${JSON.stringify(named)}))`,
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

/**
 * Whose name or address holds the words; what has an `@` is looked for as it stands. SQL cannot fold, and those who work for a
 * factory are few.
 */
async function idsNamed(database: Database, factoryId: string, typed: string): Promise<string[]> {
  const [rows] = await database.read([
    database.build
      .select({ id: users.id, name: users.name, email: users.emailKey })
      .from(admins)
      .innerJoin(users, eq(users.id, admins.userId))
      .where(and(eq(admins.factoryId, factoryId), ne(users.status, 'erased'))),
  ])
  const parts = typed.split(/\s+/u)
  const addresses = parts.filter((part) => part.includes('@')).map((part) => part.toLowerCase())
  const isFound = finderOf(parts.filter((part) => !part.includes('@')).join(' '))
  return rows
    .filter(({ email }) => addresses.every((part) => email.includes(part)))
    .filter(({ name, email }) => isFound(`${name} ${email}`))
    .map(({ id }) => id)
}

function conditionsOf({ role, state, factor }: PeopleQuery, now: number): (SQL | undefined)[] {
  const states = {
    active: eq(admins.isActive, true),
    invited: isInvited(now),
    inactive: sql`${admins.isActive} = 0 and not ${isInvited(now)}`,
  }
  return [
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
