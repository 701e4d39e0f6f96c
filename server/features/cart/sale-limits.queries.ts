import { type SQL, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import { products, stockLevels } from '#db/schema/index.ts'

// The rules of domain/cart.ts once more, for the moment of writing: others may write at the same time.

/** The product can be bought here at all. */
export function isOnSale(): SQL {
  return sql`${products.isActive} = 1 and ${products.availability} = 'sale'`
}

/** How many of the product one order may hold: its limit, the shop's, and what is left of it. */
export function mostAllowed(): SQL {
  return sql`min(${products.maxQty}, ${appConfig.limits.maxLineQuantity},
    case when ${products.stockPolicy} = 'tracked'
      then coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)
      else ${appConfig.limits.maxLineQuantity} end)`
}

/** The quantity is the smallest one or some steps above it. */
export function isOnStep(quantity: SQL): SQL {
  return sql`${quantity} >= ${products.minQty}
    and (${quantity} - ${products.minQty}) % ${products.stepQty} = 0`
}
