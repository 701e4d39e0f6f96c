import { and, eq, sql } from 'drizzle-orm'
import { addresses, savedLists, users } from '#db/schema/index.ts'
import type { ChangeProfile } from '#domain/account.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { lastOrders } from './own-orders.repository.ts'

type Build = Database['build']

const ordersInOverview = 3

/** A person's first page in one round trip: who they are, what they ordered last, and how much else is theirs. */
export async function findOverview(
  database: Database,
  owner: { factoryId: string; userId: string },
) {
  const { build } = database
  const { userId } = owner
  const [people, orders, counts] = await database.read([
    profileOf(build, userId),
    lastOrders(build, owner, { limit: ordersInOverview, offset: 0 }),
    build
      .select({
        addressCount: sql<number>`(select count(*) from ${addresses} where user_id = ${userId})`,
        listCount: sql<number>`(select count(*) from ${savedLists} where user_id = ${userId})`,
      })
      .from(sql`(select 1)`),
  ])
  const [profile] = people
  const [count] = counts
  return profile && count && { profile, orders, ...count }
}

export async function findProfile(database: Database, userId: string) {
  const [rows] = await database.read([profileOf(database.build, userId)])
  return rows[0]
}

/** Changes what a person wrote about themselves, where it stands as they saw it; false where it does not. */
export function updateProfile(
  ctx: Ctx,
  userId: string,
  { rev, ...set }: ChangeProfile,
): Promise<boolean> {
  const when = sql`${users.status} = 'active'`
  return saveRow(ctx, { table: users, id: userId, rev, set, when })
}

function profileOf(build: Build, userId: string) {
  return build
    .select({
      name: users.name,
      email: users.email,
      phone: users.phone,
      languageCode: users.languageCode,
      rev: users.rev,
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'active')))
}
