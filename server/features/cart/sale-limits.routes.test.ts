import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { products, stockLevels } from '#db/schema/index.ts'
import { mostOf, quantityProblem, type SaleRules } from '#domain/cart.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { maySell } from './sale-limits.queries.ts'

const api = useApi()

const anySale = fc.record({
  isActive: fc.constantFrom(true, true, true, true, false),
  availability: fc.constantFrom('sale', 'sale', 'sale', 'sale', 'sale', 'quote_only', 'coming'),
  stockPolicy: fc.constantFrom('tracked', 'tracked', 'untracked', 'backorder'),
  left: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(5000)),
  minQty: fc.integer({ min: 1, max: 4 }),
  stepQty: fc.integer({ min: 1, max: 3 }),
  maxQty: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(5000)),
  elsewhere: fc.integer({ min: 0, max: 6 }),
  /** The quantity stands around one of the two limits: that is where the two could differ. */
  limit: fc.constantFrom('least', 'most'),
  beside: fc.integer({ min: -2, max: 2 }),
})

test('what the rules say may be sold is what the database lets be written', async () => {
  const { database } = jobAt(api, Date.now())
  const { rows } = await api.database.execute('select product_id as id from stock_levels limit 1')
  const id = String(rows[0]?.['id'])
  const seed = Date.now()
  const outcomes = new Set<boolean>()
  await fc.assert(
    fc.asyncProperty(anySale, async ({ elsewhere, limit, beside, ...sale }) => {
      const rules = { title: '', ...sale } as SaleRules
      const about = limit === 'most' ? mostOf(rules) - elsewhere : rules.minQty
      const quantity = Math.max(1, about + beside)
      await api.database.batch(
        [
          {
            sql: `update products set is_active = ?, availability = ?, stock_policy = ?, min_qty = ?, step_qty = ?, max_qty = ?,
              food_info_confirmed_at = 1 where id = ?`,
            args: [
              ...[Number(sale.isActive), sale.availability, sale.stockPolicy],
              ...[sale.minQty, sale.stepQty, sale.maxQty, id],
            ],
          },
          {
            sql: 'update stock_levels set on_hand = ?, reserved = 2 where product_id = ?',
            args: [sale.left + 2, id],
          },
        ],
        'write',
      )
      const line = { quantity: sql`${quantity}`, inAll: sql`${quantity + elsewhere}` }
      const [found] = await database.read([
        database.build
          .select({ id: products.id })
          .from(products)
          .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
          .where(and(eq(products.id, id), maySell(line))),
      ])
      const isSold = quantityProblem(rules, quantity, elsewhere) === undefined
      outcomes.add(isSold)
      expect(found.length === 1, `seed ${seed}`).toBe(isSold)
    }),
    { seed, numRuns: 500 },
  )
  expect(outcomes, `seed ${seed}`).toEqual(new Set([true, false]))
})
