import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { checkoutOf, oneOfMany, orderFor } from '#tests/support/shopping.ts'

const api = useApi()
const { manyBuyers, place, rows, setStock, stockOf } = usePlacing(api)

test('[O04] 200 parallel checkouts for a stock of 50 make 50 orders, numbered without a gap', async () => {
  await setStock('cultured-butter', 150)
  await rows('update shipping_slots set capacity = 1000')
  const buyers = await manyBuyers(200)
  const [first] = buyers
  if (!first) throw new Error('no buyer')
  const body = orderFor(await checkoutOf(first))
  const bodies: unknown[] = []
  for (const [index, visitor] of buyers.entries())
    bodies.push({
      ...body,
      form: { ...body.form, ...oneOfMany(index) },
      cartKey: (await checkoutOf(visitor)).cartKey,
    })
  const [last] = await rows(`select last from counters`)
  const answers = await Promise.all(
    buyers.map(async (visitor, index) => {
      const key = crypto.randomUUID()
      let answer = await place(visitor, bodies[index], key)
      while (answer.status === 503) answer = await place(visitor, bodies[index], key)
      return answer
    }),
  )
  const orders = answers.filter(({ status }) => status === 201)
  expect(orders).toHaveLength(50)
  expect(answers.filter(({ status }) => status !== 201).map(({ code }) => code)).toEqual(
    Array.from({ length: 150 }, () => 'sold_out'),
  )
  const start = Number(last?.['last'] ?? 0)
  const numbers = orders.map(({ number }) => Number(number.slice(6))).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => start + 1 + index))
  expect(await stockOf('cultured-butter')).toEqual({ onHand: 150, reserved: 150 })
})
