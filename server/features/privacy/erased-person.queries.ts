import { eq, or, type SQL, sql } from 'drizzle-orm'
import {
  accountTokens,
  addresses,
  admins,
  aiDrafts,
  aiJobs,
  aiUses,
  authChallenges,
  cartItems,
  carts,
  consents,
  idempotencyKeys,
  knownBrowsers,
  orders,
  outbox,
  passkeys,
  recoveryCodes,
  savedListItems,
  savedLists,
  sessions,
  users,
} from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

type Build = Database['build']

/**
 * The statements that take a person out of the messages to them: about their orders and their account. One that was not sent yet
 * never is; the raised count of attempts stops a sender that has it in hand from writing its words back. Messages about a guest's
 * order stay, whatever their address.
 */
export function blankedMails(
  build: Build,
  { isTheirs, isToThem }: { isTheirs: SQL | undefined; isToThem: SQL | undefined },
): Statement[] {
  const theirOrders = build.select({ id: orders.id }).from(orders).where(isTheirs)
  const aboutOrder = sql`${outbox.payload} ->> 'entityId' in ${theirOrders}`
  return [
    statementOf(
      build
        .update(outbox)
        .set({
          recipient: '',
          payload: sql`json_object('entityId', ${outbox.payload} ->> 'entityId')`,
          attempts: sql`${outbox.attempts} + 1`,
          state: sql`case when ${outbox.state} = 'sent' then 'sent' else 'failed' end`,
        })
        .where(or(aboutOrder, isToThem)),
    ),
  ]
}

/** The statements that remove what was a person's alone, and every way in. */
export function removedThings(build: Build, userId: string): Statement[] {
  const lists = build
    .select({ id: savedLists.id })
    .from(savedLists)
    .where(eq(savedLists.userId, userId))
  const cart = build.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId))
  return [
    statementOf(build.delete(savedListItems).where(sql`${savedListItems.listId} in ${lists}`)),
    statementOf(build.delete(savedLists).where(eq(savedLists.userId, userId))),
    // Answers that wait for a repeat of their call hold the cart as it was, with what was written on a gift card.
    statementOf(
      build.delete(idempotencyKeys).where(sql`${idempotencyKeys.answer} ->> 'id' in ${cart}`),
    ),
    // The figures of what they let AI do stay, as nobody’s.
    statementOf(build.update(aiUses).set({ userId: null }).where(eq(aiUses.userId, userId))),
    statementOf(
      build.update(aiDrafts).set({ createdBy: null }).where(eq(aiDrafts.createdBy, userId)),
    ),
    statementOf(
      build.update(aiDrafts).set({ acceptedBy: null }).where(eq(aiDrafts.acceptedBy, userId)),
    ),
    statementOf(build.update(aiJobs).set({ startedBy: null }).where(eq(aiJobs.startedBy, userId))),
    statementOf(build.delete(cartItems).where(sql`${cartItems.cartId} in ${cart}`)),
    ...[
      carts,
      addresses,
      consents,
      sessions,
      passkeys,
      recoveryCodes,
      accountTokens,
      authChallenges,
      knownBrowsers,
      admins,
    ].map((table) => statementOf(build.delete(table).where(eq(table.userId, userId)))),
  ]
}

/** The statement that leaves a row without words, so that what points to it stays whole. */
export function blankedPerson(
  build: Build,
  { userId, now }: { userId: string; now: number },
): Statement {
  return statementOf(
    build
      .update(users)
      .set({
        email: '',
        emailKey: `erased ${userId}`,
        emailVerifiedAt: null,
        passwordHash: null,
        name: '',
        phone: '',
        status: 'erased',
        totpSecret: null,
        totpConfirmedAt: null,
        totpLastStep: 0,
        rev: sql`${users.rev} + 1`,
        updatedAt: now,
      })
      .where(eq(users.id, userId)),
  )
}
