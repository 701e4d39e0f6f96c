import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { plain, usePlacing } from '#tests/support/placing.ts'
import { checkoutOf, fillCart, oneOfMany, orderFor, placed } from '#tests/support/shopping.ts'

const api = useApi()
const { buyer, counts, manyBuyers, place, rows, setStock, stockOf } = usePlacing(api)

test('[O01] a time with 8 places takes 8 of 20 buyers', async () => {
  const buyers = await manyBuyers(20)
  const answers = await Promise.all(
    buyers.map(async (visitor, index) =>
      place(
        visitor,
        orderFor(await checkoutOf(visitor), {
          ...oneOfMany(index),
          date: '2026-11-21',
          fromMinute: 600,
        }),
        crypto.randomUUID(),
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ status, code, field }) => ({ status, code, field }))).toEqual(
    Array.from({ length: 12 }, () => ({ status: 409, code: 'slot_taken', field: 'form.date' })),
  )
  expect(refused[0]?.message).toBe('This delivery time was just taken. Choose another.')
})

test('[O04] a changed price is told and nothing is taken', async () => {
  const visitor = await buyer()
  const body = orderFor(await checkoutOf(visitor))
  await rows(`update products set shop_price_ore = 7000 where key = 'cultured-butter'`)
  const before = await counts()
  const answer = await place(visitor, body)
  expect(answer).toMatchObject({ status: 409, code: 'cart_changed' })
  expect(answer.fields?.map(({ code }) => code)).toEqual(['cart_changed', 'price_changed'])
  expect(plain(answer.fields?.[1]?.message)).toBe(
    'The price of Cultured butter changed from 64,00 kr to 70,00 kr. Please check before you continue.',
  )
  expect(await counts()).toEqual(before)
  const anew = await checkoutOf(visitor)
  expect(anew.changes).toHaveLength(1)
  expect((await place(visitor, orderFor(anew))).status).toBe(201)
})

test('[O04] fewer left than wanted: the quantity is reduced, told, and taken only after a new yes', async () => {
  const visitor = await buyer({ 'cultured-butter': 5 })
  const body = orderFor(await checkoutOf(visitor))
  await setStock('cultured-butter', 3)
  const answer = await place(visitor, body)
  expect(answer).toMatchObject({ status: 409, code: 'cart_changed' })
  expect(answer.fields?.[1]).toMatchObject({
    code: 'quantity_reduced',
    message: 'Only 3 of Cultured butter left; we changed the quantity.',
  })
  expect(await stockOf('cultured-butter')).toEqual({ onHand: 3, reserved: 0 })
  expect((await place(visitor, orderFor(await checkoutOf(visitor)))).status).toBe(201)
  expect(await stockOf('cultured-butter')).toEqual({ onHand: 3, reserved: 3 })
})

test('[O04] what is sold out stands in the way of the rest until it is removed', async () => {
  const visitor = await buyer({ 'cultured-butter': 3, 'cold-pressed-rapeseed-oil': 1 })
  const body = orderFor(await checkoutOf(visitor))
  await setStock('cultured-butter', 0)
  expect(await place(visitor, body)).toMatchObject({
    status: 409,
    code: 'sold_out',
    message: 'Cultured butter is sold out.',
  })
})

test('[O04] a cart that another tab changed is shown again before anything is taken', async () => {
  const visitor = await buyer({ 'cultured-butter': 3 })
  const body = orderFor(await checkoutOf(visitor))
  await fillCart(api.database, visitor, { 'cultured-butter': 3 }).catch(() => undefined)
  await rows(`update cart_items set quantity = 4`)
  expect(await place(visitor, body)).toMatchObject({ status: 409, code: 'cart_changed' })
})

test('[O04] the shared revision rises when stock turns low or sold out, not with each order', async () => {
  const revision = async () =>
    Number(
      (await rows(`select revision from content_revisions where language_code = '*'`))[0]?.[
        'revision'
      ],
    )
  await setStock('cultured-butter', 100)
  const start = await revision()
  await placed(await buyer())
  expect(await revision()).toBe(start)
  await setStock('cultured-butter', 8)
  await placed(await buyer())
  expect(await revision()).toBe(start + 1)
  await setStock('cultured-butter', 3)
  await placed(await buyer())
  expect(await revision()).toBe(start + 2)
})
