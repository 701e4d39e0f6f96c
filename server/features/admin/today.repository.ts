import { and, count, eq, isNull, min, ne, sql } from 'drizzle-orm'
import {
  admins,
  conversations,
  languages,
  orders,
  outbox,
  pageContents,
  pageContentTranslations,
  passkeys,
  paymentOperations,
  payments,
  quotes,
  sellerApplications,
  users,
} from '#db/schema/index.ts'
import type { ProductQuery } from '#domain/admin-products.schema.ts'
import type { OrderQueue } from '#domain/admin-orders.schema.ts'
import { isSharedText } from '#server/features/content/shared-texts.queries.ts'
import { queues } from '#server/features/orders/admin/order-list.queries.ts'
import { queues as conversationQueues } from '#server/features/conversations/admin/conversation-list.queries.ts'
import { queues as quoteQueues } from '#server/features/quotes/admin/quote-list.queries.ts'
import { applicationQueue } from '#server/features/sellers/admin/sellers-list.queries.ts'
import { totalQuery as productCountQuery } from '#server/features/products/product-list.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

const nothingAsked: ProductQuery = {
  ...{ q: '', page: 1, category: undefined, state: undefined },
  ...{ missing: undefined, stock: undefined, sort: undefined },
}

/** Everything in one round trip; of products and orders by the very filters of their lists, to which the page leads. */
export function readNeeds(database: Database, scope: Scope, now: number) {
  const products = (filter: Partial<Pick<ProductQuery, 'stock' | 'missing'>>) =>
    productCountQuery({ scope, query: { ...nothingAsked, ...filter } })
  return database.read([
    refusedPaymentsQuery(scope),
    failedMailsQuery(scope),
    ordersQuery(scope, now, 'late'),
    ordersQuery(scope, now, 'to_confirm'),
    ordersQuery(scope, now, 'to_approve'),
    ordersQuery(scope, now, 'to_register'),
    quotesQuery(scope, now, 'late'),
    quotesQuery(scope, now, 'open'),
    applicationsQuery(scope),
    messagesQuery(scope),
    products({ stock: 'low' }),
    products({ missing: 'food' }),
    products({ missing: 'languages' }),
    lonePasswordsQuery(scope),
    missingTextsQuery(scope),
  ])
}

/** What providers have refused to do with money or no longer hold, and the oldest of it. */
function refusedPaymentsQuery({ factoryId }: Scope) {
  return (
    build
      .select({ count: count(), since: min(paymentOperations.createdAt) })
      .from(paymentOperations)
      .innerJoin(payments, eq(payments.id, paymentOperations.paymentId))
      // In these very words: the index holds these alone.
      .where(and(eq(payments.factoryId, factoryId), sql`${paymentOperations}.state = 'failed'`))
  )
}

/** Messages that were given up, and the oldest of them. Those to people who have left are nobody's to send. */
function failedMailsQuery({ factoryId }: Scope) {
  return build
    .select({ count: count(), since: min(outbox.createdAt) })
    .from(outbox)
    .where(
      and(eq(outbox.factoryId, factoryId), eq(outbox.state, 'failed'), ne(outbox.recipient, '')),
    )
}

/** Orders that wait in a queue, and the oldest of them. */
function ordersQuery({ factoryId }: Scope, now: number, queue: OrderQueue) {
  return build
    .select({ count: count(), since: min(orders.createdAt) })
    .from(orders)
    .where(and(eq(orders.factoryId, factoryId), queues(now)[queue]))
}

/** Quotes that wait for an answer of sales, all of them or those that are past their time, and the oldest of them. */
function quotesQuery({ factoryId }: Scope, now: number, queue: 'open' | 'late') {
  return build
    .select({ count: count(), since: min(queue === 'late' ? quotes.dueAt : quotes.createdAt) })
    .from(quotes)
    .where(and(eq(quotes.factoryId, factoryId), quoteQueues({ userId: '', now })[queue]))
}

/** Applications to become a seller that wait for the factory, and the oldest of them. */
function applicationsQuery({ factoryId }: Scope) {
  return build
    .select({ count: count(), since: min(sellerApplications.submittedAt) })
    .from(sellerApplications)
    .where(
      and(eq(sellerApplications.factoryId, factoryId), applicationQueue({ userId: '' }).waiting),
    )
}

/** Messages that nobody has answered, and the one that has waited longest. */
function messagesQuery({ factoryId }: Scope) {
  return build
    .select({ count: count(), since: min(conversations.lastAt) })
    .from(conversations)
    .where(and(eq(conversations.factoryId, factoryId), conversationQueues('').open))
}

/** Active admins who sign in by their password alone. */
function lonePasswordsQuery({ factoryId }: Scope) {
  const hasPasskey = sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})`
  return build
    .select({ count: count() })
    .from(admins)
    .innerJoin(users, eq(users.id, admins.userId))
    .where(
      and(
        eq(admins.factoryId, factoryId),
        eq(admins.isActive, true),
        isNull(users.totpConfirmedAt),
        sql`not ${hasPasskey}`,
      ),
    )
}

/** How many texts of pages have words in the default language and none in another one that is active. */
function missingTextsQuery({ factoryId, defaultCode }: Scope) {
  const wordsIn = (code: typeof languages.code | string) =>
    sql`exists (select 1 from ${pageContentTranslations}
      where ${pageContentTranslations.pageContentId} = ${pageContents.id}
        and ${pageContentTranslations.languageCode} = ${code}
        and ${pageContentTranslations.contentValue} <> '')`
  return build
    .select({ label: languages.nativeName, count: count() })
    .from(languages)
    .innerJoin(
      pageContents,
      and(
        eq(pageContents.factoryId, factoryId),
        eq(pageContents.isActive, true),
        wordsIn(defaultCode),
        sql`not ${wordsIn(languages.code)}`,
        sql`not ${isSharedText}`,
      ),
    )
    .where(and(eq(languages.isActive, true), eq(languages.isDefault, false)))
    .groupBy(languages.code)
    .orderBy(languages.sortOrder)
}
