import { eq, sql } from 'drizzle-orm'
import { quoteMessages, quotes } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType } from '#domain/orders.ts'
import type { DeclineReason } from '#domain/quotes.ts'
import { countedWithin, type Limit } from '#server/features/tries/tries.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'
import { type QuoteRow, quoteStep } from './quote-steps.queries.ts'
import { queuedForSales } from './sales-mail.queries.ts'

interface Taken {
  quote: QuoteRow
  actorType: ActorType
  actorId: string | null
  at: number
}

/** The offer is declined, with the mail to sales. Throws `isOvertaken` where the quote is not as it was read. */
export async function writeDeclined(
  database: Database,
  taken: Taken,
  { reason, note }: { reason: DeclineReason; note: string },
): Promise<void> {
  const set = { outcomeReason: reason, outcomeNote: note }
  await database.write([
    ...quoteStep({ ...taken, to: 'declined', event: 'decline', reason: note || undefined, set }),
    queuedForSales(taken.quote, 'Q7', taken),
  ])
}

/** The request is taken back, with the mail to sales. Throws `isOvertaken` where the quote is not as it was read. */
export async function writeWithdrawn(database: Database, taken: Taken): Promise<void> {
  await database.write([
    ...quoteStep({ ...taken, to: 'withdrawn', event: 'withdraw' }),
    queuedForSales(taken.quote, 'Q7-withdrawn', taken),
  ])
}

export interface BuyersMessage {
  taken: Taken
  text: string
  lineIds: readonly string[]
  limits: readonly Limit[]
  call: Call
}

/** The message that a call with this key has written. */
export async function findWritten(database: Database, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/** A message of the buyer; undefined where the quote is in another status than was read. Throws `isOverLimit`. */
export async function writeMessage(ctx: Ctx, message: BuyersMessage): Promise<string | undefined> {
  const { id, status } = message.taken.quote
  const messageId = newId()
  const now = build.select({ status: quotes.status }).from(quotes).where(eq(quotes.id, id))
  const also = [...(await messageStatements(messageId, message)), mailOf(message, messageId)]
  return (await saveWhere(ctx, sql`(${now}) = ${status}`, { also })) ? messageId : undefined
}

/** The buyer's answer to a question, with which the clock goes on. Throws `isOvertaken` and `isOverLimit`. */
export async function writeAnswer(database: Database, message: BuyersMessage): Promise<string> {
  const id = newId()
  await database.write([
    ...quoteStep({ ...message.taken, to: 'in_review', event: 'answer' }),
    ...(await messageStatements(id, message)),
    mailOf(message, id),
  ])
  return id
}

/** The buyer wants another offer than this, and why. Throws `isOvertaken` and `isOverLimit`. */
export async function writeRevision(database: Database, message: BuyersMessage): Promise<string> {
  const { taken } = message
  const id = newId()
  await database.write([
    ...quoteStep({ ...taken, to: 'revision_requested', event: 'request_revision' }),
    ...(await messageStatements(id, message)),
    queuedForSales(taken.quote, 'Q5', { at: taken.at, about: String(taken.quote.offerVersion) }),
  ])
  return id
}

/** The message with its key, and what it is counted against. */
async function messageStatements(
  id: string,
  { taken: { quote, actorType, actorId, at }, text, lineIds, limits, call }: BuyersMessage,
): Promise<Statement[]> {
  return [
    statementOf(
      build.insert(quoteMessages).values({
        id,
        quoteId: quote.id,
        author: 'buyer',
        authorName: quote.contact,
        userId: actorType === 'customer' ? actorId : null,
        text,
        lineIds: [...lineIds],
        isInternal: false,
        createdAt: at,
      }),
    ),
    spentKey(build, call, id),
    ...(await countedWithin(limits, at)),
  ]
}

function mailOf({ taken: { quote, at } }: BuyersMessage, about: string): Statement {
  return queuedForSales(quote, 'Q3-answer', { at, about })
}
