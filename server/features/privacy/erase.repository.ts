import { and, asc, eq, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import {
  admins,
  auditLog,
  customerNotes,
  orderLines,
  orders,
  products,
  users,
} from '#db/schema/index.ts'
import { isUnanswered } from '#server/features/orders/after-sale/unanswered.queries.ts'
import { isAboutAccount } from '#server/features/identity/own-mails.queries.ts'
import type { Leaving } from '#domain/accounts.ts'
import { finishedStatuses } from '#domain/orders.ts'
import {
  blankedGuests,
  isGuestOf,
  isReceiptOf,
  openTickets,
} from '#server/features/restaurants/orders/guests.queries.ts'
import {
  blankedQuotes,
  isAskedBy,
  isMailOfQuote,
} from '#server/features/quotes/buyers-data.queries.ts'
import {
  isWrittenBy,
  removedConversations,
} from '#server/features/conversations/senders-data.queries.ts'
import {
  isAppliedBy,
  leftSellers,
  removedApplications,
} from '#server/features/sellers/applicants-data.queries.ts'
import {
  isSubscribedBy,
  removedSubscriptions,
} from '#server/features/newsletters/subscriptions/subscribers-data.queries.ts'
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

/** The first order that still needs its buyer's name. */
export const openOrders = (build: Build, isTheirs: SQL | undefined) =>
  build
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        isTheirs,
        // What is not paid, or waits for an answer, needs its address.
        or(
          notInArray(orders.status, [...finishedStatuses]),
          eq(orders.paymentStatus, 'invoice_open'),
          isUnanswered,
        ),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1)

/** What they ordered at restaurants, of their account alone: a guest's address may be anybody's. */
function isAtTableOf(leaver: Leaver) {
  return isGuestOf({ ...leaver, email: '' })
}

function isBoughtBy({ factoryId, userId }: Leaver) {
  return and(eq(orders.userId, userId), eq(orders.factoryId, factoryId))
}

export const owners = (build: Build, factoryId: string) =>
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

/** The lines of orders that may hold a text which their buyer typed. */
export const linesWithOptions = (build: Build, isTheirs: SQL | undefined) =>
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
    .where(and(isTheirs, ne(orderLines.optionsKey, '{}')))

/** What may stand in the way of deleting an account, and the lines of orders that hold a text which the person typed. */
export async function findLeaving(database: Database, leaver: Leaver) {
  const { build } = database
  const [people, open, tickets, owning, lines] = await database.read([
    build
      .select({ email: users.email, languageCode: users.languageCode })
      .from(users)
      .where(and(eq(users.id, leaver.userId), eq(users.status, 'active'))),
    openOrders(build, isBoughtBy(leaver)),
    openTickets(isAtTableOf(leaver)),
    owners(build, leaver.factoryId),
    linesWithOptions(build, isBoughtBy(leaver)),
  ])
  const isOwner = owning.some(({ userId }) => userId === leaver.userId)
  const leaving: Leaving = {
    openOrderNo: open[0]?.number ?? tickets[0]?.number,
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
  /** They may be named on the page of a seller. */
  revision: Statement
  /** What tells the person that it is done: last, since every other message is blanked. */
  told: Statement
}

/**
 * Deletes an account in one batch. What stands in its way is asked again there: an order that was placed meanwhile, or an account that
 * is gone already, has the guard refuse all of it (`isRefusedByGuard`).
 */
export async function eraseAccount(database: Database, erasing: Erasing): Promise<void> {
  const { build } = database
  const { leaver, lines, now, audit, revision, told } = erasing
  await database.write([
    guard(mayLeave(build, leaver)),
    statementOf(build.insert(auditLog).values(audit)),
    ...blankedMails(build, {
      isTheirs: isBoughtBy(leaver),
      isToThem: or(
        isAboutAccount(leaver.userId),
        isReceiptOf(isAtTableOf(leaver)),
        isMailOfQuote(isAskedBy({ ...leaver, email: '' })),
      ),
    }),
    ...blankedGuests(isAtTableOf(leaver)),
    ...blankedQuotes(isAskedBy({ ...leaver, email: '' })),
    ...removedConversations(isWrittenBy({ ...leaver, email: '' })),
    leftSellers({ ...leaver, email: '' }),
    ...removedApplications(isAppliedBy({ ...leaver, email: '' })),
    ...removedSubscriptions(isSubscribedBy({ ...leaver, email: '' })),
    ...blankedOrders(build, { isTheirs: isBoughtBy(leaver), userId: leaver.userId, lines, now }),
    ...removedThings(build, leaver.userId),
    statementOf(build.delete(customerNotes).where(eq(customerNotes.userId, leaver.userId))),
    blankedPerson(build, { userId: leaver.userId, now }),
    revision,
    told,
  ])
}

function mayLeave(build: Build, leaver: Leaver): SQL {
  const isThere = sql`exists (select 1 from ${users} as person
    where person.id = ${leaver.userId} and person.status = 'active')`
  const owning = owners(build, leaver.factoryId)
  const isLastOwner = sql`(${leaver.userId} in ${owning} and (select count(*) from ${owning}) = 1)`
  const isOpen = sql`(exists ${openOrders(build, isBoughtBy(leaver))} or exists ${openTickets(isAtTableOf(leaver))})`
  return sql`${isThere} and not ${isOpen} and not ${isLastOwner}`
}
