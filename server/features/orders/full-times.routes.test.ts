import { beforeEach, expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { checkoutOf, deliveryOf, orderFor } from '#tests/support/shopping.ts'

const api = useApi()
const { buyer, counts, place, rows } = usePlacing(api)

beforeEach(() => rows('update shipping_slots set weekday = weekday - 10 where weekday >= 10'))

test.each([
  ['every time is taken', 'update shipping_slots set capacity = 0'],
  ['no time is to come', 'update shipping_slots set weekday = weekday + 10'],
])('[O01] where %s nothing is free to choose, and no day is promised', async (_, sql) => {
  const visitor = await buyer()
  await rows(sql)
  const view = await checkoutOf(visitor, '5003')
  for (const kind of ['pickup', 'own_van'] as const)
    expect(deliveryOf(view, kind)).toMatchObject({
      reason: 'full',
      priceOre: null,
      days: [],
      note: 'No times are free at the moment.',
    })
})

test('[O01] an order for a time of a way that is full by now is refused, and says what to do', async () => {
  const visitor = await buyer()
  const body = orderFor(await checkoutOf(visitor))
  await rows('update shipping_slots set capacity = 0')
  const before = await counts()
  expect(await place(visitor, body)).toMatchObject({
    status: 409,
    code: 'times_full',
    field: 'form.date',
    message:
      'No times are free at the moment. Choose another way of delivery or another place, or contact us.',
  })
  expect(await counts()).toEqual(before)
})
