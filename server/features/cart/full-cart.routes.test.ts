import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { useMerging } from '#tests/support/merging.ts'
import { cartOf, useCarts } from '#tests/support/carts.ts'

const api = useApi()
const carts = useCarts(api)
const butter = 'cultured-butter'
const jam = 'blueberry-jam'
const cheese = 'aged-farm-cheese'
const { newBrowser, merged, quantities, change } = useMerging(api)

test('[C03] the sum stops at the most that one order may hold, on a step', async () => {
  const { visitor, signIn, signOut } = await newBrowser()
  const id = await carts.idOf(butter)
  await change('update products set min_qty = 2, step_qty = 3, max_qty = 12 where id = ?', [id])
  signIn()
  await carts.added(visitor, butter, { quantity: 8 })
  signOut()
  await carts.added(visitor, butter, { quantity: 8 })
  signIn()
  expect(await merged(visitor)).toEqual({ success: true, merged_items: 3 })
  expect(quantities(await cartOf(visitor))).toEqual([11])
  await change('update products set min_qty = 1, step_qty = 1, max_qty = 20 where id = ?', [id])
})

test('[C03] lines with other options share the most that one order may hold', async () => {
  const { visitor, signIn, signOut } = await newBrowser()
  const [small, large] = [{ size: 'wedge' }, { size: 'whole' }]
  const id = await carts.idOf(cheese)
  await change('update products set max_qty = 6 where id = ?', [id])
  signIn()
  await carts.added(visitor, cheese, { quantity: 4, selectedAttributes: small })
  signOut()
  await carts.added(visitor, cheese, { quantity: 4, selectedAttributes: large })
  signIn()
  expect(await merged(visitor)).toEqual({ success: true, merged_items: 2 })
  expect(quantities(await cartOf(visitor))).toEqual([4, 2])
  await change('update products set max_qty = 20 where id = ?', [id])
})

test('[D5] what a full cart cannot take stays with the guest', async () => {
  const { visitor, person, signIn, signOut } = await newBrowser()
  signIn()
  await carts.added(visitor, butter)
  await change(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 98)
      insert into cart_items select 'full-' || i, carts.id, product_id, 'k' || i, '{}', 1, 1, 't', null, 0
      from n, carts join cart_items on cart_items.cart_id = carts.id where user_id = ?`,
    [person.id],
  )
  signOut()
  await carts.added(visitor, 'apple-juice')
  await carts.added(visitor, jam)
  signIn()
  expect(await merged(visitor)).toEqual({ success: true, merged_items: 1 })
  signOut()
  const left = await cartOf(visitor)
  expect(left.items.map(({ productId }) => productId)).toEqual([await carts.idOf(jam)])
})

test('[D5] a line that a full cart cannot take stays as it is, whatever the person has of its product', async () => {
  const { visitor, person, signIn, signOut } = await newBrowser()
  const id = await carts.idOf(cheese)
  await change('update products set max_qty = 6 where id = ?', [id])
  signIn()
  await carts.added(visitor, cheese, { quantity: 4, selectedAttributes: { size: 'wedge' } })
  await change(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 99)
      insert into cart_items select 'whole-' || i, carts.id, ?, 'k' || i, '{}', 1, 1, 't', null, 0
      from n, carts where user_id = ?`,
    [await carts.idOf(butter), person.id],
  )
  signOut()
  await carts.added(visitor, cheese, { quantity: 4, selectedAttributes: { size: 'whole' } })
  signIn()
  expect(await merged(visitor)).toEqual({ success: true, merged_items: 0 })
  signOut()
  expect(quantities(await cartOf(visitor))).toEqual([4])
  await change('update products set max_qty = 20 where id = ?', [id])
})
