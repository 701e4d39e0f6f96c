import { and, asc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import {
  events,
  orderLines,
  outbox,
  quoteFiles,
  quoteLines,
  quoteMessages,
  quoteOffers,
  quotes,
} from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { quoteEntity } from './quote-steps.queries.ts'

interface Asker {
  factoryId: string
  userId: string | undefined
  email: string
}

/** Whose quotes: those of an account, and those that somebody asked for with an address and without one. */
export function isAskedBy({ factoryId, userId, email }: Asker): SQL | undefined {
  const asGuest = and(
    sql`${quotes.userId} is null and ${quotes.email} <> ''`,
    sql`lower(${quotes.email}) = ${email}`,
  )
  return and(
    eq(quotes.factoryId, factoryId),
    userId ? or(eq(quotes.userId, userId), asGuest) : asGuest,
  )
}

/** Quotes that came to nothing, and that nobody has touched since an instant. */
export function isLongQuiet(before: number): SQL | undefined {
  return and(lt(quotes.updatedAt, before), ne(quotes.status, 'accepted'), ne(quotes.contact, ''))
}

/** The mails about these quotes among the messages. */
export function isMailOfQuote(which: SQL | undefined): SQL {
  return sql`${outbox.payload} ->> 'entityId' in ${idsOf(which)}`
}

/**
 * The statements that take a person out of their quotes: what they are called, how they are reached, what they wrote and sent along. Their
 * link leads nowhere any more, and what was open is withdrawn. Goods, prices and sums stay, with the order that they became.
 */
export function blankedQuotes(which: SQL | undefined): Statement[] {
  const ids = idsOf(which)
  return [
    statementOf(
      build
        .update(quoteLines)
        .set({
          note: '',
          title: sql`case when ${quoteLines.productId} is null then '–' else ${quoteLines.title} end`,
        })
        .where(inArray(quoteLines.quoteId, ids)),
    ),
    statementOf(
      build
        .update(quoteOffers)
        .set({
          message: '',
          lines: sql`(select json_group_array(json_set(it.value, '$.note', '', '$.title',
            case when it.value ->> 'productId' is null then '–' else it.value ->> 'title' end))
            from json_each(${quoteOffers.lines}) as it)`,
        })
        .where(inArray(quoteOffers.quoteId, ids)),
    ),
    // A sales document names its goods (bokføringsforskriften § 5-1-1): what was noted of them goes, their names stay.
    statementOf(
      build
        .update(orderLines)
        .set({ options: [] })
        .where(
          sql`${orderLines.orderId} in (select it.order_id from ${quotes} as it where it.id in ${ids})`,
        ),
    ),
    statementOf(build.delete(quoteMessages).where(inArray(quoteMessages.quoteId, ids))),
    statementOf(build.delete(quoteFiles).where(inArray(quoteFiles.quoteId, ids))),
    statementOf(
      build
        .update(events)
        .set({ reason: null, actorId: null })
        .where(and(eq(events.entity, quoteEntity), inArray(events.entityId, ids))),
    ),
    // Last: it is what the statements above find them by.
    statementOf(
      build
        .update(quotes)
        .set({
          ...{ contact: '', email: '', phone: '', message: '', street: '', searchText: '' },
          ...{ userId: null, guestHash: null, dueAt: null, draft: null, outcomeNote: '' },
          publicToken: sql`'erased ' || ${quotes.id}`,
          status: sql`case when ${quotes.status} in ('accepted', 'declined', 'rejected', 'expired')
            then ${quotes.status} else 'withdrawn' end`,
          rev: sql`${quotes.rev} + 1`,
        })
        .where(which),
    ),
  ]
}

/** What is kept of somebody's quotes, as it is kept. */
export function askedQuotes(which: SQL | undefined) {
  const { number, status, company, orgNo, contact, email, phone } = quotes
  const { delivery, street, postcode, city, wantedOn, frequency, message, createdAt } = quotes
  return build
    .select({
      ...{ number, status, company, orgNo, contact, email, phone },
      ...{ delivery, street, postcode, city, wantedOn, frequency, message, createdAt },
      lines:
        listOf(sql`select json_group_array(json_object('title', line.title, 'quantity', line.quantity,
        'unit', line.unit, 'note', line.note)) from ${quoteLines} as line where line.quote_id = ${quotes}.id`),
      messages:
        listOf(sql`select json_group_array(json_object('author', it.author, 'name', it.author_name,
        'text', it.text, 'at', it.created_at)) from ${quoteMessages} as it
        where it.quote_id = ${quotes}.id and it.is_internal = 0`),
      files: listOf(sql`select json_group_array(json_object('name', file.name, 'bytes', file.bytes))
        from ${quoteFiles} as file where file.quote_id = ${quotes}.id`),
    })
    .from(quotes)
    .where(which)
    .orderBy(asc(createdAt))
}

function listOf(query: SQL) {
  return sql<unknown>`(${query})`.mapWith((text: string) => JSON.parse(text) as unknown)
}

function idsOf(which: SQL | undefined) {
  return build.select({ id: quotes.id }).from(quotes).where(which)
}
