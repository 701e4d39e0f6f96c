import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartLine, CartView } from '#domain/cart.schema.ts'
import {
  type Change,
  emptyCart,
  isMadeIn,
  type Wish,
  withChange,
  withChanges,
} from './cart-changes.ts'

const butter: CartLine = {
  id: 'line-1',
  productId: 'butter',
  quantity: 2,
  selectedAttributes: {},
  unitPriceOre: 6400,
  lineOre: 12_800,
  title: 'Butter',
  slug: 'butter',
  packageSize: '250 g',
  tint: 'dairy',
  image: null,
  options: [],
  minQty: 1,
  stepQty: 1,
  maxQty: 20,
}
const saved: CartView = { ...emptyCart, id: 'c', items: [butter], total_items: 2, subtotal: 12_800 }

let keys = 0
function made(wish: Wish): Change {
  keys += 1
  return { ...wish, key: `key-${keys}`, madeAt: 0, madeBy: '' }
}
function adding(id: string, quantity?: number, selectedAttributes = {}): Change {
  return made({
    kind: 'add',
    product: { id, title: id, slug: id },
    quantity,
    selectedAttributes,
  })
}

test('without changes the saved cart is shown as it is', () => {
  expect(withChanges(saved, [])).toBe(saved)
})

test('[C07] adding the same product raises its line at once', () => {
  const shown = withChanges(saved, [adding('butter', 3)])
  expect(shown.items).toMatchObject([{ id: 'line-1', quantity: 5, lineOre: 32_000 }])
  expect(shown).toMatchObject({ total_items: 5, subtotal: 32_000 })
})

test('adding something new shows its name and counts it, at no price yet', () => {
  const shown = withChanges(saved, [adding('honey'), adding('honey', 2)])
  expect(shown.items[1]).toMatchObject({ title: 'honey', quantity: 3, isUnsaved: true })
  expect(shown).toMatchObject({ total_items: 5, subtotal: 12_800 })
})

test('[C07] without a number a new line holds the least that can be ordered, and one that is there a step more', () => {
  const crisps = { id: 'crisps', title: 'crisps', slug: 'crisps', minQty: 6 }
  const add = made({ kind: 'add', product: crisps, selectedAttributes: {}, quantity: undefined })
  expect(withChanges(saved, [add]).items[1]?.quantity).toBe(6)
  const inCart = { ...saved, items: [{ ...butter, productId: 'crisps', quantity: 6, stepQty: 4 }] }
  expect(withChanges(inCart, [add]).items[0]?.quantity).toBe(10)
})

test('other options are another line', () => {
  expect(withChanges(saved, [adding('butter', 1, { size: 'xl' })]).items).toHaveLength(2)
})

test('quantity, removal and clearing show at once', () => {
  const set = made({ kind: 'set', lineId: 'line-1', quantity: 7 })
  const remove = made({ kind: 'remove', lineId: 'line-1' })
  expect(withChanges(saved, [set])).toMatchObject({ total_items: 7, subtotal: 44_800 })
  expect(withChanges(saved, [set, remove])).toMatchObject({
    items: [],
    total_items: 0,
    subtotal: 0,
  })
  expect(withChanges(saved, [adding('honey'), made({ kind: 'clear' })]).items).toEqual([])
})

test('prices that were seen are no longer marked', () => {
  const marked = { ...butter, priceChanged: { from: 1, to: 2, message: 'x' } }
  const cart = { ...saved, items: [marked, { ...marked, id: 'line-2' }] }
  const shown = withChanges(cart, [
    made({ kind: 'accept', lines: [{ id: 'line-1', unitPriceOre: 2 }] }),
  ])
  expect(shown.items.map((line) => 'priceChanged' in line)).toEqual([false, true])
})

test('ten clicks on one line are one write, but never the one under way', () => {
  const clicks = [3, 4, 5].map((quantity) => made({ kind: 'set', lineId: 'line-1', quantity }))
  const other = made({ kind: 'set', lineId: 'line-2', quantity: 1 })
  const [first] = clicks
  const changes = [other, ...clicks].reduce<Change[]>(
    (all, change) => withChange(all, change, first?.key),
    [],
  )
  expect(changes.map((change) => change.kind === 'set' && change.quantity)).toEqual([1, 3, 5])
  const removal = made({ kind: 'remove', lineId: 'line-1' })
  expect(withChange(changes, removal, undefined)).toEqual([other, removal])
})

test('dropping a change shows what was before it', () => {
  const wish = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), id: fc.constantFrom('butter', 'honey') }),
    fc.record({ kind: fc.constant('set' as const), quantity: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ kind: fc.constantFrom('remove' as const, 'clear' as const) }),
  )
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 8 }), (wishes) => {
      const changes = wishes.map((one) => {
        if (one.kind === 'add') return adding(one.id, 1)
        return one.kind === 'set'
          ? made({ kind: 'set', lineId: 'line-1', quantity: one.quantity })
          : made(one.kind === 'clear' ? { kind: 'clear' } : { kind: 'remove', lineId: 'line-1' })
      })
      const before = JSON.stringify(saved)
      const shown = withChanges(saved, changes)
      expect(shown.total_items).toBe(shown.items.reduce((sum, line) => sum + line.quantity, 0))
      expect(shown.subtotal).toBe(shown.items.reduce((sum, line) => sum + line.lineOre, 0))
      expect(JSON.stringify(withChanges(saved, []))).toBe(before)
    }),
  )
})

test('[C11] whether a change was made is seen in the cart: an add by what was there before it', () => {
  const of = (quantity: number) => ({ ...saved, items: [{ ...butter, quantity }] })
  const set = made({ kind: 'set', lineId: 'line-1', quantity: 5 })
  const removal = made({ kind: 'remove', lineId: 'line-1' })
  expect([of(5), of(2)].map((cart) => isMadeIn(cart, set, saved))).toEqual([true, false])
  expect([emptyCart, saved].map((cart) => isMadeIn(cart, removal, saved))).toEqual([true, false])
  const add = adding('butter', 3)
  const after = [of(5), of(6), of(2)].map((cart) => isMadeIn(cart, add, saved))
  expect(after).toEqual([true, true, false])
})
