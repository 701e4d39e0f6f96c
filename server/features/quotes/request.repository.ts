import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { quoteRules } from '#domain/quote-rules.ts'
import {
  counters,
  deliveryAreas,
  events,
  quoteFiles,
  quoteLines,
  quotes,
} from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType } from '#domain/orders.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { countedUp } from '#server/features/orders/numbers.queries.ts'
import { countedWithin, type Limit } from '#server/features/tries/tries.queries.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { newRequestMails } from './quote-mails.queries.ts'
import { quoteEntity } from './quote-steps.queries.ts'

export type NewQuote = Omit<typeof quotes.$inferInsert, 'number' | 'status' | 'rev'>
export type NewQuoteLine = Omit<typeof quoteLines.$inferInsert, 'quoteId' | 'sortOrder'>

export interface NewRequest {
  quote: NewQuote
  lines: readonly NewQuoteLine[]
  /** Who uploaded the files, and which of theirs are sent along. */
  files: { holder: string; ids: readonly string[] }
  limits: readonly Limit[]
  actorType: ActorType
}

/** The quote that a call with this key has made. */
export async function findRequested(database: Database, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

export async function findNumber(database: Database, id: string) {
  const [rows] = await database.read([
    build
      .select({ number: quotes.number, dueAt: quotes.dueAt })
      .from(quotes)
      .where(eq(quotes.id, id)),
  ])
  return rows[0]
}

/** The place of a postcode that our van knows; undefined of others. */
export async function findCity(database: Database, postcode: string): Promise<string | undefined> {
  const [rows] = await database.read([
    build
      .select({ city: deliveryAreas.city })
      .from(deliveryAreas)
      .where(eq(deliveryAreas.postcode, postcode))
      .limit(1),
  ])
  return rows[0]?.city
}

/**
 * Writes a request in one batch, all or nothing: its first event, number, lines, files, the key and both mails. Throws `isOvertaken`
 * where a file is not the holder's any more, and `isOverLimit`.
 */
export async function insertRequest(
  database: Database,
  request: NewRequest,
  call: Call,
): Promise<void> {
  await database.write([
    submitted(request),
    ...(await countedWithin(request.limits, call.now)),
    ...requestStatements(request, call),
  ])
}

/** All of it but its event and what it is counted against. */
export function requestStatements({ quote, lines, files }: NewRequest, call?: Call): Statement[] {
  const year = Number(osloClock(quote.createdAt).date.slice(0, 4))
  const scope = `quotes:${quote.factoryId}`
  return [
    countedUp({ scope, year }),
    numbered(quote, { scope, year }),
    ...(call ? [spentKey(build, call, quote.id)] : []),
    ...lines.map((line, sortOrder) =>
      statementOf(build.insert(quoteLines).values({ ...line, quoteId: quote.id, sortOrder })),
    ),
    ...(files.ids.length > 0
      ? [statementOf(build.update(quoteFiles).set({ quoteId: quote.id }).where(areUnsent(files)))]
      : []),
    ...newRequestMails(quote),
  ]
}

function submitted({ quote, files, actorType }: NewRequest): Statement {
  const unsent = build
    .select({ count: sql`count(*)` })
    .from(quoteFiles)
    .where(areUnsent(files))
  const areThere = files.ids.length === 0 ? sql`1` : sql`(${unsent}) = ${files.ids.length}`
  return statementOf(
    build.insert(events).values({
      id: newId(),
      entity: quoteEntity,
      entityId: quote.id,
      fromState: null,
      toState: sql`case when ${areThere} then ${'submitted'} end`,
      event: 'submit',
      actorType,
      actorId: quote.userId ?? quote.guestHash ?? null,
      at: quote.createdAt,
    }),
  )
}

function areUnsent({ holder, ids }: NewRequest['files']) {
  return and(
    inArray(quoteFiles.id, [...ids]),
    eq(quoteFiles.holder, holder),
    isNull(quoteFiles.quoteId),
  )
}

/** The quote's row; its number is made of the counter that the statement before it has raised. */
function numbered(quote: NewQuote, { scope, year }: { scope: string; year: number }): Statement {
  const prefix = `${quoteRules.numberPrefix}-${String(year).slice(2)}-`
  const last = build
    .select({ number: sql`${prefix} || printf('%04d', ${counters.last})` })
    .from(counters)
    .where(and(eq(counters.scope, scope), eq(counters.year, year)))
  return statementOf(
    build.insert(quotes).values({ ...quote, number: sql`(${last})`, status: 'submitted' }),
  )
}
