import { and, eq } from 'drizzle-orm'
import { quoteOffers, quotes } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'

/** The days to pay of the offer that became an order, as they were accepted; of another order there is no row. */
export function acceptedDays(orderId: string) {
  return build
    .select({ paymentDays: quoteOffers.paymentDays })
    .from(quotes)
    .innerJoin(
      quoteOffers,
      and(eq(quoteOffers.quoteId, quotes.id), eq(quoteOffers.version, quotes.offerVersion)),
    )
    .where(eq(quotes.orderId, orderId))
}
