import { and, asc, eq, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { admins, auditLog, orderLines, orders, products, users } from '#db/schema/index.ts'
import type { Leaving } from '#domain/accounts.ts'
import { finishedStatuses } from '#domain/orders.ts'
import type { Database } from '#server/platform/database.ts'
import { guard } from '#server/platform/guard.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { type BlankedLine, blankedOrders } from './erased-orders.queries.ts'
import { blankedMails, blankedPerson, removedThings } from './erased-person.queries.ts'

type Build = Database['build']

export interface Leaver {
  factoryId: string
  userId: string
}

const openOrders = (build: Build, { factoryId, userId }: Leaver) =>
  build
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        eq(orders.factoryId, factoryId),
        eq(orders.userId, userId),
        // What is not paid needs its address.
        or(
          notInArray(orders.status, [...finishedStatuses]),
          eq(orders.paymentStatus, 'invoice_open'),
        ),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1)

const owners = (build: Build, factoryId: string) =>
  build
    .select({ userId: admins.userId })
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

/** What may stand in the way of deleting an account, and the lines of orders that hold a text which the person typed. */
export async function findLeaving(database: Database, leaver: Leaver) {
  const { build } = database
  const [people, open, owning, lines] = await database.read([
    build
      .select({ email: users.email, languageCode: users.languageCode })
      .from(users)
      .where(and(eq(users.id, leaver.userId), eq(users.status, 'active'))),
    openOrders(build, leaver),
    owners(build, leaver.factoryId),
    build
      .select({
        id: orderLines.id,
        options: orderLines.options,
        optionsKey: orderLines.optionsKey,
        attributes: products.attributesSchema,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .innerJoin(products, eq(products.id, orderLines.productId))
      .where(and(eq(orders.userId, leaver.userId), ne(orderLines.optionsKey, '{}'))),
  ])
  const isOwner = owning.some(({ userId }) => userId === leaver.userId)
  const leaving: Leaving = {
    openOrderNo: open[0]?.number,
    isOwner,
    otherOwners: owning.length - (isOwner ? 1 : 0),
  }
  return { person: people[0], leaving, lines }
}

export interface Erasing {
  leaver: Leaver
  lines: readonly BlankedLine[]
  now: number
  audit: typeof auditLog.$inferInsert
  /** What tells the person that it is done: last, since every other message is blanked. */
  told: Statement
}

/**
 * Deletes an account in one batch. What stands in its way is asked again there: an order that was placed meanwhile, or an account that
 * is gone already, has the guard refuse all of it (`isRefusedByGuard`).
 */
export async function eraseAccount(database: Database, erasing: Erasing): Promise<void> {
  const { build } = database
  const { leaver, lines, now, audit, told } = erasing
  await database.write([
    guard(mayLeave(build, leaver)),
    statementOf(build.insert(auditLog).values(audit)),
    ...blankedMails(build, leaver.userId),
    ...blankedOrders(build, { ...leaver, lines, now }),
    ...removedThings(build, leaver.userId),
    blankedPerson(build, { userId: leaver.userId, now }),
    told,
  ])
}

function mayLeave(build: Build, leaver: Leaver): SQL {
  const isThere = sql`exists (select 1 from ${users} as person
    where person.id = ${leaver.userId} and person.status = 'active')`
  const owning = owners(build, leaver.factoryId)
  const isLastOwner = sql`(${leaver.userId} in ${owning} and (select count(*) from ${owning}) = 1)`
  return sql`${isThere} and not exists ${openOrders(build, leaver)} and not ${isLastOwner}`
}
