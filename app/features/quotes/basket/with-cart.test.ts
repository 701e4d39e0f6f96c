import { expect, test } from 'vitest'
import { withQuantity } from './basket.ts'
import { type CartGoods, withCart } from './with-cart.ts'

const now = 1_793_000_000_000
const goods: CartGoods[] = [
  {
    productId: '0192d0c8-7a44-7000-8000-000000000001',
    title: 'Gavekurv',
    image: { url: '/pictures/basket-640.webp' },
    quantity: 6,
    options: [
      { label: 'Størrelse', value: 'Stor' },
      { label: 'Kort', value: 'God jul' },
    ],
  },
  {
    productId: '0192d0c8-7a44-7000-8000-000000000002',
    title: 'Smør',
    image: null,
    quantity: 12,
    options: [],
  },
]

test('the cart’s goods come along with their quantities, their options as words', () => {
  expect(withCart([], goods, now)).toMatchObject([
    { productName: 'Gavekurv', quantity: 6, notes: 'Størrelse: Stor, Kort: God jul', unit: 'each' },
    { productName: 'Smør', quantity: 12, notes: '', productImage: null },
  ])
})

test('taken twice they are asked for once, and no less than before', () => {
  const once = withCart([], goods, now)
  expect(withCart(once, goods, now + 9)).toEqual(once)
  const more = withQuantity(once, once[0]?.id ?? '', 20)
  expect(withCart(more, goods, now)[0]?.quantity).toBe(20)
  const fewer = withQuantity(once, once[0]?.id ?? '', 2)
  expect(withCart(fewer, goods, now)[0]?.quantity).toBe(6)
})

test('a choice that is too long for a note is cut, and still one line', () => {
  const long = goods.slice(0, 1).map((each) => ({
    ...each,
    options: [{ label: 'Kort', value: 'x'.repeat(500) }],
  }))
  const once = withCart([], long, now)
  expect(once[0]?.notes).toHaveLength(300)
  expect(withCart(once, long, now)).toEqual(once)
})
