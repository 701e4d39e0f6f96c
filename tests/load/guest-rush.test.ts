import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { checkoutOf, fillCart, oneOfMany, orderFor } from '#tests/support/shopping.ts'

const api = useApi()
const { place, rows, stockOf } = usePlacing(api)

test('[39] two hundred buyers behind one network, each with an address of their own, are asked for nothing', async () => {
  await rows('update shipping_slots set capacity = 1000')
  const crowd = Array.from({ length: 200 }, (_, number) => ({
    number,
    visitor: api.visitor({ network: '10.6.6.6' }),
  }))
  for (const { visitor } of crowd) await fillCart(api.database, visitor, { 'cultured-butter': 3 })
  const statuses: number[] = []
  async function buyOn(): Promise<void> {
    for (let next = crowd.pop(); next; next = crowd.pop()) {
      const { visitor, number } = next
      const body = orderFor(await checkoutOf(visitor), oneOfMany(number))
      statuses.push((await place(visitor, body)).status)
    }
  }
  await Promise.all(Array.from({ length: 10 }, buyOn))
  expect(statuses.filter((status) => status === 201)).toHaveLength(200)
  expect((await stockOf('cultured-butter')).reserved).toBe(600)
  expect((await rows(`select 1 from outbox where kind = 'A11'`)).length).toBe(0)
})
