import { expect, test } from 'vitest'
import type { CartView } from '#domain/cart.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { cartOf, firstId, useCarts } from '#tests/support/carts.ts'

const api = useApi()
const { idOf, added } = useCarts(api)

test('a changed price is shown and stored once it was seen', async () => {
  const visitor = api.visitor()
  await added(visitor, 'cloudberry-jam')
  await api.database.execute(
    `update products set shop_price_ore = 15000 where key = 'cloudberry-jam'`,
  )
  const cart = await cartOf(visitor)
  expect(cart.subtotal).toBe(15_000)
  expect(cart.items[0]?.priceChanged).toMatchObject({ from: 13_900, to: 15_000 })
  expect(cart.items[0]?.priceChanged?.message.replaceAll(/[\u2066-\u2069\u00a0]/gu, ' ')).toMatch(
    /^The price of .+ changed from  139,00 kr  to  150,00 kr \. Please check before you continue\.$/u,
  )
  const seen = (unitPriceOre: number) =>
    visitor.send('PUT', '/api/cart/prices', { lines: [{ id: firstId(cart), unitPriceOre }] })
  const wrong = (await (await seen(14_000)).json()) as CartView
  expect(wrong.items[0]?.priceChanged).toBeDefined()
  const right = (await (await seen(15_000)).json()) as CartView
  expect(right.items[0]?.priceChanged).toBeUndefined()
  const { rows } = await api.database.execute({
    sql: `select unit_price_ore, json_extract(selected_attributes, '$.pricing_breakdown.total_price') as total
      from cart_items where id = ?`,
    args: [firstId(cart)],
  })
  expect(rows[0]).toMatchObject({ unit_price_ore: 15_000, total: 15_000 })
})

test('a line that cannot be ordered any more says why', async () => {
  const visitor = api.visitor()
  await added(visitor, 'peeled-shrimp', { quantity: 3 })
  await api.database.execute(
    `update stock_levels set on_hand = 0 where product_id = '${await idOf('peeled-shrimp')}'`,
  )
  expect((await cartOf(visitor)).items[0]).toMatchObject({
    maxQty: 0,
    issue: { code: 'sold_out', message: expect.stringContaining('is sold out.') },
  })
})

test('[C10] a product without a price stands at 0 and says so', async () => {
  await api.database.execute(
    `update products set shop_price_ore = null where key = 'potato-crisps'`,
  )
  const cart = await added(api.visitor(), 'potato-crisps', { quantity: 2 })
  expect(cart).toMatchObject({ subtotal: 0, items: [{ issue: { code: 'price_missing' } }] })
})

test('[C14] the picture is the processed one, else the original, else the product’s own', async () => {
  const visitor = api.visitor()
  await added(visitor, 'flatbread')
  const image = async () => (await cartOf(visitor)).items[0]?.image?.url
  const at = `where product_id = '${await idOf('flatbread')}'`
  expect(await image()).toBe('/pictures/flatbread-640.webp')
  await api.database.execute(`update product_images set processed_url = null ${at}`)
  expect(await image()).toBe('/pictures/flatbread-1200.webp')
  await api.database.execute(`delete from product_images ${at}`)
  expect(await image()).toBe('/pictures/flatbread-640.webp')
})
