import { and, count, eq, isNull, min, sql } from 'drizzle-orm'
import {
  admins,
  languages,
  orders,
  outbox,
  pageContents,
  pageContentTranslations,
  passkeys,
  products,
  stockLevels,
  users,
} from '#db/schema/index.ts'
import { isSharedText } from '#server/features/content/shared-texts.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'

type Build = Database['build']

/** All of it in one round trip. */
export function readNeeds(database: Database, scope: Scope) {
  const { build } = database
  return database.read([
    failedMailsQuery(build, scope),
    placedOrdersQuery(build, scope),
    lonePasswordsQuery(build, scope),
    soldOutQuery(build, scope),
    missingTextsQuery(build, scope),
  ])
}

/** Messages that were given up, and the oldest of them. */
function failedMailsQuery(build: Build, { factoryId }: Scope) {
  return build
    .select({ count: count(), since: min(outbox.createdAt) })
    .from(outbox)
    .where(and(eq(outbox.factoryId, factoryId), eq(outbox.state, 'failed')))
}

/** Orders that nobody has confirmed, and the oldest of them. */
function placedOrdersQuery(build: Build, { factoryId }: Scope) {
  return build
    .select({ count: count(), since: min(orders.createdAt) })
    .from(orders)
    .where(and(eq(orders.factoryId, factoryId), eq(orders.status, 'placed')))
}

/** Active admins who sign in by their password alone. */
function lonePasswordsQuery(build: Build, { factoryId }: Scope) {
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

/** What is offered for sale, is counted, and has none left to sell. */
function soldOutQuery(build: Build, { factoryId }: Scope) {
  return build
    .select({ count: count() })
    .from(products)
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .where(
      and(
        eq(products.factoryId, factoryId),
        eq(products.isActive, true),
        eq(products.availability, 'sale'),
        eq(products.stockPolicy, 'tracked'),
        sql`coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0) < ${products.minQty}`,
      ),
    )
}

/** How many texts of pages have words in the default language and none in another one that is active. */
function missingTextsQuery(build: Build, { factoryId, defaultCode }: Scope) {
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
