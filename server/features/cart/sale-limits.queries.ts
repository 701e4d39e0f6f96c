import { type SQL, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import { products, stockLevels } from '#db/schema/index.ts'

// The rules of domain/cart.ts for the moment of writing, since others may write at the same time; that the two say the same is
// proven by sale-limits.routes.test.ts.

/** A line of this quantity may be sold, where all lines of the product come to `inAll`: `quantityProblem` has nothing to say. */
export function maySell({ quantity, inAll }: { quantity: SQL; inAll: SQL }): SQL {
  return sql`${products.isActive} = 1 and ${products.availability} = 'sale'
    and ${inAll} <= ${mostAllowed()} and ${quantity} >= ${products.minQty}
    and (${quantity} - ${products.minQty}) % ${products.stepQty} = 0`
}

/** How many of the product one order may hold: its limit, the shop's, and what is left of it. */
export function mostAllowed(): SQL {
  return sql`min(${products.maxQty}, ${appConfig.limits.maxLineQuantity},
    case when ${products.stockPolicy} = 'tracked'
      then coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)
      else ${appConfig.limits.maxLineQuantity} end)`
}
