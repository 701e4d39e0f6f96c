import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { products } from '#db/schema/index.ts'
import type { ListSort } from '#domain/listed-product.ts'
import type { InScope } from '#server/http/scope.ts'
import { productWords } from './card.queries.ts'

const price = sql`coalesce(${products.priceOre}, ${products.priceFromOre})`
const pricePerUnit = sql`1.0 * ${products.priceOre} / ${products.netQuantity}
  / case ${products.netUnit} when 'piece' then 1000 else 1 end`

/** The id breaks ties, so that no product is shown on two pages. */
export const ordersIn = (scope: InScope): Record<ListSort, SQL[]> => ({
  popular: [desc(products.popularity), asc(products.id)],
  newest: [desc(products.createdAt), desc(products.id)],
  name: [asc(productWords(scope, 'sortName')), asc(products.id)],
  price: [sql`${price} asc nulls last`, asc(products.id)],
  'price-desc': [sql`${price} desc nulls last`, asc(products.id)],
  'unit-price': [sql`${pricePerUnit} asc nulls last`, asc(products.id)],
})
