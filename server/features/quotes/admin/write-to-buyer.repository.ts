import { eq, sql } from 'drizzle-orm'
import { quoteMessages, quotes } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'
import { personOf } from '#server/session/person.ts'
import { toBuyer } from '#server/features/quotes/quote-mails.queries.ts'
import { type QuoteRow, quoteStep } from '#server/features/quotes/quote-steps.queries.ts'
import { takenBySales } from './staff-steps.repository.ts'

export interface SalesMessage {
  quote: QuoteRow
  text: string
  lineIds: readonly string[]
  call: Call
}

/** The message that a call with this key has written. */
export async function findWritten({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/** A note for those who work here. */
export async function writeNote(ctx: Ctx, note: SalesMessage): Promise<string> {
  const id = newId()
  await ctx.database.write(statements(ctx, id, note, true))
  return id
}

/** A message to the buyer, with its mail; undefined where the quote is in another status than was read. */
export async function writeMessage(ctx: Ctx, message: SalesMessage): Promise<string | undefined> {
  const { quote } = message
  const id = newId()
  const status = build.select({ status: quotes.status }).from(quotes).where(eq(quotes.id, quote.id))
  const also = [...statements(ctx, id, message, false), mailOf(ctx, quote, id)]
  return (await saveWhere(ctx, sql`(${status}) = ${quote.status}`, { also })) ? id : undefined
}

/** A question to the buyer, with its mail: the clock stops until they have answered. Throws `isOvertaken`. */
export async function writeQuestion(ctx: Ctx, message: SalesMessage): Promise<string> {
  const { quote } = message
  const id = newId()
  await ctx.database.write([
    ...quoteStep({ ...takenBySales(ctx, quote), to: 'needs_info', event: 'ask' }),
    ...statements(ctx, id, message, false),
    mailOf(ctx, quote, id),
  ])
  return id
}

function statements(
  ctx: Ctx,
  id: string,
  { quote, text, lineIds, call }: SalesMessage,
  isInternal: boolean,
): Statement[] {
  return [
    statementOf(
      build.insert(quoteMessages).values({
        ...{ id, quoteId: quote.id, author: 'staff', authorName: ctx.user?.name ?? '' },
        ...{ userId: personOf(ctx).userId, text, lineIds: [...lineIds], isInternal },
        createdAt: ctx.now(),
      }),
    ),
    spentKey(build, call, id),
  ]
}

function mailOf(ctx: Ctx, quote: QuoteRow, about: string): Statement {
  return toBuyer(quote, 'Q3', { at: ctx.now(), about })
}
