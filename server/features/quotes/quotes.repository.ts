import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  categories,
  orders,
  products,
  quoteFiles,
  quoteLines,
  quoteMessages,
  quoteOffers,
  quotes,
  users,
} from '#db/schema/index.ts'
import { type Tint, tints } from '#domain/catalog.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

export type FoundQuote = NonNullable<Awaited<ReturnType<typeof findQuote>>>
export type QuoteLineRow = FoundQuote['lines'][number]
export type OfferRow = FoundQuote['offers'][number]

type Wanted = { factoryId: string } & ({ token: string } | { id: string })

/** A quote with what was asked, answered, written and sent along, by its public token or its id; undefined where the factory has none such. */
export async function findQuote(database: Database, wanted: Wanted) {
  const isWanted = and(
    eq(quotes.factoryId, wanted.factoryId),
    'token' in wanted ? eq(quotes.publicToken, wanted.token) : eq(quotes.id, wanted.id),
  )
  const [found, lines, offers, messages, files] = await database.read([
    quoteWith(isWanted),
    linesOf(isWanted),
    offersOf(isWanted),
    messagesOf(isWanted),
    filesOf(isWanted),
  ])
  const [first] = found
  if (!first) return undefined
  const { quote, orderToken, orderNumber, copyToken, copyNumber, assignedName } = first
  return {
    quote,
    assignedName,
    order:
      orderToken === null || orderNumber === null
        ? null
        : { token: orderToken, number: orderNumber },
    copy:
      copyToken === null || copyNumber === null ? null : { token: copyToken, number: copyNumber },
    lines: lines.map(({ line, tint }) => ({ ...line, tint: tintOf(tint) })),
    /** The newest first. */
    offers: offers.map(({ offer, sentByName }) => ({ ...offer, sentByName: sentByName ?? '' })),
    /** The newest first; notes that only those who work here read are among them. */
    messages: messages.map(({ message }) => message),
    files: files.map(({ file }) => file),
  }
}

function tintOf(tint: Tint | null): Tint {
  return tint ?? tints[0]
}

function quoteWith(isWanted: SQL | undefined) {
  const copies = alias(quotes, 'copies')
  return build
    .select({
      quote: quotes,
      assignedName: users.name,
      orderToken: orders.publicToken,
      orderNumber: orders.number,
      copyToken: copies.publicToken,
      copyNumber: copies.number,
    })
    .from(quotes)
    .leftJoin(users, eq(users.id, quotes.assignedTo))
    .leftJoin(orders, eq(orders.id, quotes.orderId))
    .leftJoin(copies, eq(copies.copyOf, quotes.id))
    .where(isWanted)
}

function linesOf(isWanted: SQL | undefined) {
  return build
    .select({ line: quoteLines, tint: categories.tint })
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .leftJoin(products, eq(products.id, quoteLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(isWanted)
    .orderBy(asc(quoteLines.sortOrder))
}

function offersOf(isWanted: SQL | undefined) {
  return build
    .select({ offer: quoteOffers, sentByName: users.name })
    .from(quoteOffers)
    .innerJoin(quotes, eq(quotes.id, quoteOffers.quoteId))
    .leftJoin(users, eq(users.id, quoteOffers.sentBy))
    .where(isWanted)
    .orderBy(desc(quoteOffers.version))
}

function messagesOf(isWanted: SQL | undefined) {
  return build
    .select({ message: quoteMessages })
    .from(quoteMessages)
    .innerJoin(quotes, eq(quotes.id, quoteMessages.quoteId))
    .where(isWanted)
    .orderBy(desc(quoteMessages.createdAt), desc(quoteMessages.id))
}

function filesOf(isWanted: SQL | undefined) {
  return build
    .select({ file: quoteFiles })
    .from(quoteFiles)
    .innerJoin(quotes, eq(quotes.id, quoteFiles.quoteId))
    .where(isWanted)
    .orderBy(asc(quoteFiles.createdAt), asc(quoteFiles.id))
}
