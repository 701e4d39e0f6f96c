import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { cartItems, carts, customerNotes, orders, outbox } from '#db/schema/index.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { isAboutAccount } from '#server/features/identity/own-mails.queries.ts'
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
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { guard } from '#server/platform/guard.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { allLanguages, raisedRevision } from '#server/site/revisions.queries.ts'
import { linesWithOptions, openOrders, owners } from './erase.repository.ts'
import { type BlankedLine, blankedOrders } from './erased-orders.queries.ts'
import { blankedMails, blankedPerson, removedThings } from './erased-person.queries.ts'
import { isNoteAbout, isOrderedBy, type NotedCustomer } from './noted-customer.queries.ts'

/** What may stand in the way of erasing a customer, and the lines of their orders that hold a text which they typed. */
export async function findLeavingCustomer(database: Database, customer: NotedCustomer) {
  const isTheirs = isBoughtBy(customer)
  const [bought, open, tickets, owning, lines] = await database.read([
    build.select({ id: orders.id }).from(orders).where(isTheirs).limit(1),
    openOrders(build, isTheirs),
    openTickets(isGuestOf(customer)),
    owners(build, customer.factoryId),
    linesWithOptions(build, isTheirs),
  ])
  const isLastOwner = owning.length === 1 && owning[0]?.userId === customer.userId
  return {
    isThere: bought.length > 0,
    openOrderNo: open[0]?.number ?? tickets[0]?.number,
    isLastOwner,
    lines,
  }
}

interface ErasingCustomer {
  customer: NotedCustomer
  /** Any of their orders: the log names the customer by it, and by nothing that was theirs. */
  orderId: string
  lines: readonly BlankedLine[]
  /** What tells an account's person that it is done. */
  told: readonly Statement[]
}

/**
 * Erases a customer in one batch: their account, what they ordered with and without it, messages, notes. What the law wants stays, for
 * five years (bokføringsloven § 13), without a name. An order that was placed meanwhile has the guard refuse all of it.
 */
export async function eraseCustomer(ctx: Ctx, erasing: ErasingCustomer): Promise<void> {
  const { customer, orderId, lines, told } = erasing
  const { userId, email } = customer
  const isTheirs = isBoughtBy(customer)
  const now = ctx.now()
  await ctx.database.write([
    guard(mayLeave(customer)),
    auditedBy(ctx, { action: 'customer_erased', entity: 'order', entityId: orderId }),
    ...blankedMails(build, {
      isTheirs,
      isToThem: or(
        sql`lower(${outbox.recipient}) = ${email}`,
        userId ? isAboutAccount(userId) : undefined,
        isReceiptOf(isGuestOf(customer)),
        isMailOfQuote(isAskedBy(customer)),
      ),
    }),
    ...blankedGuests(isGuestOf(customer)),
    ...blankedQuotes(isAskedBy(customer)),
    ...removedConversations(isWrittenBy(customer)),
    leftSellers(customer),
    ...removedApplications(isAppliedBy(customer)),
    ...removedSubscriptions(isSubscribedBy(customer)),
    ...removedGuestCarts(isTheirs),
    ...blankedOrders(build, { isTheirs, userId, lines, now }),
    statementOf(build.delete(customerNotes).where(isNoteAbout(customer))),
    ...(userId ? [...removedThings(build, userId), blankedPerson(build, { userId, now })] : []),
    raisedRevision(ctx, allLanguages),
    ...told,
  ])
}

/** What somebody left in the carts that they ordered from as a guest, as the words on a gift card. */
function removedGuestCarts(isTheirs: SQL | undefined): Statement[] {
  const hashes = build.select({ hash: orders.guestHash }).from(orders).where(isTheirs)
  const theirCarts = build
    .select({ id: carts.id })
    .from(carts)
    .where(sql`${carts.guestHash} in ${hashes}`)
  return [
    statementOf(build.delete(cartItems).where(sql`${cartItems.cartId} in ${theirCarts}`)),
    statementOf(build.delete(carts).where(sql`${carts.guestHash} in ${hashes}`)),
  ]
}

function isBoughtBy(customer: NotedCustomer): SQL | undefined {
  return and(eq(orders.factoryId, customer.factoryId), isOrderedBy(customer))
}

function mayLeave(customer: NotedCustomer): SQL {
  const { factoryId, userId } = customer
  const isTheirs = isBoughtBy(customer)
  const isThere = sql`exists ${build.select({ id: orders.id }).from(orders).where(isTheirs)}`
  const isOpen = sql`(exists ${openOrders(build, isTheirs)} or exists ${openTickets(isGuestOf(customer))})`
  if (!userId) return sql`${isThere} and not ${isOpen}`
  const owning = owners(build, factoryId)
  const isLastOwner = sql`(${userId} in ${owning} and (select count(*) from ${owning}) = 1)`
  return sql`${isThere} and not ${isOpen} and not ${isLastOwner}`
}
