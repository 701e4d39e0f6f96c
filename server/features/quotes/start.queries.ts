import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { addresses, factories, orders, quotes, shippingMethods, users } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

/** Where the factory is, and which ways its goods go. */
export async function findWays(database: Database, factoryId: string) {
  const [place, methods] = await database.read([
    build
      .select({ address: factories.address })
      .from(factories)
      .where(eq(factories.id, factoryId))
      .limit(1),
    build
      .select({ kind: shippingMethods.kind })
      .from(shippingMethods)
      .where(and(eq(shippingMethods.factoryId, factoryId), eq(shippingMethods.isActive, true))),
  ])
  return { address: place[0]?.address ?? '', kinds: methods.map(({ kind }) => kind) }
}

/** What is known of a person for a request: themselves, their default address, and the company that they last asked or ordered for. */
export async function findKnownBuyer(
  database: Database,
  { factoryId, userId }: { factoryId: string; userId: string },
) {
  const [people, homes, asked, ordered] = await database.read([
    build
      .select({ name: users.name, phone: users.phone, email: users.email })
      .from(users)
      .where(eq(users.id, userId)),
    build
      .select({ street: addresses.street, postcode: addresses.postcode })
      .from(addresses)
      .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
      .limit(1),
    build
      .select({ company: quotes.company, orgNo: quotes.orgNo, at: quotes.createdAt })
      .from(quotes)
      .where(and(eq(quotes.factoryId, factoryId), eq(quotes.userId, userId)))
      .orderBy(desc(quotes.createdAt))
      .limit(1),
    build
      .select({ company: orders.companyName, orgNo: orders.orgNo, at: orders.createdAt })
      .from(orders)
      .where(
        and(eq(orders.factoryId, factoryId), eq(orders.userId, userId), isNotNull(orders.orgNo)),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1),
  ])
  const companies = [...asked, ...ordered].toSorted((one, other) => other.at - one.at)
  return { person: people[0], home: homes[0], company: companies[0] }
}
