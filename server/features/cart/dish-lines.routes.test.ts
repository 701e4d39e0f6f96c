import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { cartOf, refusal, useCarts } from '#tests/support/carts.ts'
import { useMerging } from '#tests/support/merging.ts'
import { useOrdering } from '#tests/support/ordering.ts'

const api = useApi()
const { add } = useCarts(api)
const { addDish, dishOf, guest, one } = useOrdering(api)
const { merged, newBrowser } = useMerging(api)

const cheese = { group: 'extras', option: 'cheese', quantity: 1, side: 'left' }
const wheat = { group: 'base', option: 'wheat', quantity: 1 }

async function halves() {
  const ids = await Promise.all(
    ['kvernhuset-potato-thyme', 'kvernhuset-margherita'].map((key) => dishOf(key)),
  )
  return ids.map(({ productId }) => ({ product_id: productId }))
}

async function halved(more: object = {}) {
  const size = { size: 'small' }
  return {
    ...size,
    is_half_and_half: true,
    halves: await halves(),
    options: [wheat, cheese],
    ...more,
  }
}

test('[D3] half and half costs what the worked example says, whatever the browser says, and the line keeps why', async () => {
  const lie = { pricing_breakdown: { rows: [], total_price: 1 } }
  const { cart } = await guest('kvernhuset-half-and-half', await halved(lie))
  expect(cart.items[0]).toMatchObject({ unitPriceOre: 22_900, dish: 'kvernhuset-half-and-half' })
  expect(cart).toMatchObject({
    subtotal: 22_900,
    restaurant: { slug: 'kvernhuset', name: 'Kvernhuset' },
  })
  const row = await one(
    `select selected_attributes ->> '$.pricing_breakdown.total_price' as total,
      selected_attributes ->> '$.pricing_breakdown.rule' as rule from cart_items where id = ?`,
    cart.items[0]?.id ?? '',
  )
  expect(row).toMatchObject({ total: 22_900, rule: 'highest' })
})

test('[C08] a dish of another restaurant is refused and nothing is changed, also where both come at once', async () => {
  const { visitor, cart } = await guest()
  expect(await refusal(await addDish(visitor, 'bryggen-brown-cheese-ice'))).toMatchObject({
    status: 409,
    code: 'restaurants_mixed',
    message: 'Cannot mix items from different restaurants',
  })
  expect((await cartOf(visitor)).items.map(({ id }) => id)).toEqual(cart.items.map(({ id }) => id))
  await visitor.send('DELETE', '/api/cart/lines')
  const [mine, other] = ['kvernhuset-beet-salad', 'bryggen-brown-cheese-ice'] as const
  await Promise.all([mine, other, mine, other].map((key) => addDish(visitor, key)))
  const lines = (await cartOf(visitor)).items.map(({ dish }) => dish)
  expect(lines).toHaveLength(1)
})

test('[C08] goods of the shop stand beside the dishes of one restaurant', async () => {
  const { visitor } = await guest()
  expect((await add(visitor, 'cultured-butter', { quantity: 6 })).status).toBe(200)
  const cart = await cartOf(visitor)
  expect(cart.items.map(({ dish }) => dish)).toEqual(['kvernhuset-beet-salad', undefined])
  expect(cart.restaurant_id).toBe((await dishOf('kvernhuset-beet-salad')).restaurantId)
  const checkout = (await (await visitor.get('/api/checkout')).json()) as { lines: unknown[] }
  expect(checkout.lines).toHaveLength(1)
})

test('[C07] the same choice in another order is one line; another note to the kitchen is another line', async () => {
  const { visitor } = await guest()
  await addDish(visitor, 'kvernhuset-beet-salad', { comment: '' })
  await addDish(visitor, 'kvernhuset-beet-salad', { allergy_note: 'no nuts' })
  const { items } = await cartOf(visitor)
  expect(items.map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(items[1]?.options).toEqual([{ label: 'Allergy', value: 'no nuts' }])
})

test.each([
  ['no size', { options: [wheat] }, 422, 'size_missing'],
  ['a size that is none', { size: 'giant', options: [wheat] }, 422, 'option_unknown'],
  ['an option that is none', { options: [{ ...wheat, option: 'gold' }] }, 422, 'option_unknown'],
  ['a base left out', { options: [] }, 422, 'group_missing'],
  ['two bases', { options: [wheat, { ...wheat, option: 'gluten-free' }] }, 422, 'group_count'],
  ['the same twice', { options: [wheat, wheat] }, 422, 'option_unknown'],
  ['three of what is chosen once', { options: [{ ...wheat, quantity: 3 }] }, 422, 'option_unknown'],
  ['a half of what is whole', { options: [wheat, cheese] }, 422, 'option_unknown'],
])('[C09] of a pizza, %s is refused', async (_, chosen, status, code) => {
  const visitor = api.visitor()
  const sized = code === 'size_missing' ? {} : { size: 'small' }
  const answer = await refusal(
    await addDish(visitor, 'kvernhuset-margherita', { ...sized, ...chosen }),
  )
  expect([answer.status, answer.code]).toEqual([status, code])
  expect((await cartOf(visitor)).items).toEqual([])
})

test.each(['comment', 'allergy_note'])(
  '[C09] a note to the kitchen that is too long says so at its own field: %s',
  async (note) => {
    const chosen = { [note]: 'x'.repeat(141) }
    expect(await refusal(await addDish(api.visitor(), 'kvernhuset-beet-salad', chosen))).toEqual(
      expect.objectContaining({
        ...{ status: 422, code: 'kitchen_note_long', field: `selectedAttributes.${note}` },
        message: 'That is at most 140 characters.',
      }),
    )
  },
)

test('[D4] a pizza of a half that is sold out is refused, and that half is named', async () => {
  const [, margherita] = await halves()
  await api.database.execute({
    sql: 'update dishes set sold_out_until = 9e15 where product_id = ?',
    args: [margherita?.product_id ?? ''],
  })
  const answer = await addDish(api.visitor(), 'kvernhuset-half-and-half', await halved())
  expect(await refusal(answer)).toMatchObject({
    ...{ status: 409, code: 'dish_sold_out' },
    message: expect.stringContaining('Margherita') as string,
  })
})

test('[D4] what is sold out is refused, and a line of it says so in the cart', async () => {
  const { visitor } = await guest()
  await api.database.execute('update dishes set sold_out_until = 9e15')
  expect(await refusal(await addDish(api.visitor(), 'kvernhuset-beet-salad'))).toMatchObject({
    ...{ status: 409, code: 'dish_sold_out' },
  })
  expect((await cartOf(visitor)).items[0]?.issue).toMatchObject({ code: 'dish_sold_out' })
})

test('[C08] who signs in keeps what they ordered last: dishes of another restaurant, which were left behind, go', async () => {
  const { visitor, signIn, signOut } = await newBrowser()
  signIn()
  await addDish(visitor, 'bryggen-brown-cheese-ice')
  await add(visitor, 'cultured-butter', { quantity: 6 })
  signOut()
  await addDish(visitor, 'kvernhuset-beet-salad')
  signIn()
  expect(await merged(visitor)).toEqual({ success: true, merged_items: 1 })
  const { items } = await cartOf(visitor)
  expect(items.map(({ dish }) => dish)).toEqual([undefined, 'kvernhuset-beet-salad'])
})
