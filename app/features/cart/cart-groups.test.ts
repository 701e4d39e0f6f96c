import { expect, test } from 'vitest'
import { emptyCart, type ShownCart, type ShownLine } from './cart-changes.ts'
import { cartGroups } from './cart-groups.ts'

const line = (id: string, more: Partial<ShownLine>) =>
  ({ id, slug: id, lineOre: 1000, ...more }) as ShownLine

const cart: ShownCart = {
  ...emptyCart,
  restaurant_id: 'r1',
  restaurant: { id: 'r1', slug: 'kvernhuset', name: 'Kvernhuset' },
  items: [
    line('butter', {}),
    line('salad', { dish: 'kvernhuset-beet-salad' }),
    line('gone', { dish: '' }),
  ],
}

test('[C08] dishes are ordered at their restaurant, goods in the shop, each with a sum of its own', () => {
  const [goods, dishes] = cartGroups(cart)
  expect(goods).toMatchObject({ key: 'goods', subtotalOre: 1000, checkoutPath: '/checkout' })
  expect(dishes).toMatchObject({
    ...{ key: 'dishes', name: 'Kvernhuset', subtotalOre: 2000 },
    checkoutPath: '/restaurant-checkout/r1',
  })
})

test('each line leads to where it is shown; a dish that has left the menu leads to the menu', () => {
  const paths = cartGroups(cart).flatMap(({ lines, pathOf }) => lines.map(pathOf))
  expect(paths).toEqual([
    '/products/butter',
    '/restaurant-menu/kvernhuset?dish=kvernhuset-beet-salad',
    '/restaurant-menu/kvernhuset',
  ])
})

test('a cart of one kind is one group, an empty one none', () => {
  expect(cartGroups({ ...cart, items: [line('butter', {})] }).map(({ key }) => key)).toEqual([
    'goods',
  ])
  expect(cartGroups(emptyCart)).toEqual([])
})
