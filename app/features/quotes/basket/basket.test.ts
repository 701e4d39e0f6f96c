import { expect, test } from 'vitest'
import {
  type BasketLine,
  basketText,
  readBasket,
  without,
  withNotes,
  withOwnWords,
  withProduct,
  withQuantity,
  withUnit,
} from './basket.ts'

const butter = {
  productId: '0192d0c8-7a44-7000-8000-000000000001',
  productName: 'Kinnet smør',
  productImage: '/pictures/butter-640.webp',
}
const now = 1_793_000_000_000
const packing = { unitsPerCarton: 24, cartonsPerPallet: 40 }

function basketOf(...quantities: number[]): BasketLine[] {
  return quantities.reduce<BasketLine[]>(
    (lines, quantity, index) =>
      withProduct(lines, { ...butter, productId: idOf(index) }, now, { quantity }) ?? lines,
    [],
  )
}

const idOf = (index: number) => `0192d0c8-7a44-7000-8000-${String(index + 1).padStart(12, '0')}`
const oneLine = () => basketOf(1)[0] as BasketLine

test('[Q01] a line is named by its product and when it was added, with an empty note', () => {
  expect(withProduct([], butter, now)).toEqual([
    { id: `${butter.productId}-${now}`, ...butter, quantity: 1, notes: '', unit: 'each' },
  ])
})

test('[Q02] a new product starts at 1, one that is there is raised by 1', () => {
  const once = withProduct([], butter, now) ?? []
  const twice = withProduct(once, butter, now + 5) ?? []
  expect(twice).toEqual([{ ...once[0], quantity: 2 }])
})

test('[Q02] it is raised in the unit that it stands in', () => {
  const [line] = withUnit(basketOf(48), oneLine().id, { unit: 'carton', packing })
  expect(line).toMatchObject({ unit: 'carton', quantity: 2 })
  expect(withProduct([line as BasketLine], butter, now)).toMatchObject([
    { unit: 'carton', quantity: 3 },
  ])
})

test.each([0, -1, -99_999])('[Q02] a quantity of %d removes the line', (quantity) => {
  const [first, second] = basketOf(2, 3)
  expect(withQuantity([first, second] as BasketLine[], first?.id ?? '', quantity)).toEqual([second])
})

test('[Q02] lines are removed, and their notes edited', () => {
  const lines = basketOf(2, 3)
  const [first, second] = lines
  expect(without(lines, first?.id ?? '')).toEqual([second])
  expect(withNotes(lines, second?.id ?? '', 'Usaltet')).toEqual([
    first,
    { ...second, notes: 'Usaltet' },
  ])
})

test('[Q03] a basket that is kept and read again is the same', () => {
  const lines = withOwnWords(basketOf(2, 3), 'Lynghonning, spann på 5 kg', now) ?? []
  expect(readBasket(basketText(lines))).toEqual(lines)
})

test('[Q03] of a tampered basket what is good is kept, and the rest dropped', () => {
  const good = oneLine()
  const bad: unknown[] = [
    null,
    'butter',
    [],
    { ...good, id: '' },
    { ...good, id: 'a', productId: '1 or 1=1' },
    { ...good, id: 'b', quantity: 0 },
    { ...good, id: 'c', quantity: 1.5 },
    { ...good, id: 'd', quantity: 100_000 },
    { ...good, id: 'e', quantity: '2' },
    { ...good, id: 'f', unit: 'lorry' },
    { ...good, id: 'g', notes: 'x'.repeat(301) },
    { ...good, id: 'h', productImage: 'javascript:alert(1)' },
    { ...good, id: 'i', productImage: '//elsewhere.example/x.png' },
    { ...good, id: 'j', productName: '' },
    { ...good, id: 'k', productId: null, unit: 'pallet' },
    { ...good },
  ]
  const kept = readBasket(JSON.stringify({ version: 1, lines: [good, ...bad] }))
  expect(kept).toEqual([good])
})

test.each([
  null,
  '',
  'null',
  '[]',
  '{',
  '{"lines":7}',
  '{"version":1,"lines":{"0":{}}}',
  '"__proto__"',
])('[Q03] garbage is an empty basket: %s', (text) => {
  expect(readBasket(text)).toEqual([])
})

test('[Q03] a basket of another version keeps the lines that are still understood', () => {
  const good = oneLine()
  const text = JSON.stringify({ version: 7, lines: [{ ...good, colour: 'blue' }, { sku: 'PF-1' }] })
  expect(readBasket(text)).toEqual([good])
})

test('a basket holds 100 lines, and no line more than 99 999', () => {
  const full = basketOf(...Array.from({ length: 100 }, () => 1))
  expect(full).toHaveLength(100)
  expect(withProduct(full, { ...butter, productId: idOf(200) }, now)).toBeUndefined()
  expect(withOwnWords(full, 'Honning', now)).toBeUndefined()
  // What is there can still be raised.
  expect(withProduct(full, butter, now)?.[0]?.quantity).toBe(2)
  const more = JSON.stringify({ lines: [...full, { ...oneLine(), id: 'another' }] })
  expect(readBasket(more)).toHaveLength(100)
  expect(withQuantity(basketOf(1), oneLine().id, 1e9)[0]?.quantity).toBe(99_999)
})

test.each([
  ['each', 36, 'carton', 2],
  ['each', 48, 'carton', 2],
  ['each', 1, 'pallet', 1],
  ['each', 961, 'pallet', 2],
] as const)('%s × %d is as many of a %s as hold it: %d', (unit, quantity, wanted, expected) => {
  const lines = basketOf(quantity).map((line) => ({ ...line, unit }))
  const [line] = withUnit(lines, lines[0]?.id ?? '', { unit: wanted, packing })
  expect(line).toMatchObject({ unit: wanted, quantity: expected })
})

test('a unit that a product is not packed in changes nothing', () => {
  const lines = basketOf(5)
  const loose = { unitsPerCarton: null, cartonsPerPallet: null }
  expect(withUnit(lines, lines[0]?.id ?? '', { unit: 'carton', packing: loose })).toEqual(lines)
})

test('goods with another note are a line of their own', () => {
  const one = withProduct([], butter, now, { quantity: 2, notes: 'Smak: usaltet' }) ?? []
  const two = withProduct(one, butter, now, { quantity: 3, notes: 'Smak: saltet' }) ?? []
  const again = withProduct(two, butter, now, { quantity: 1, notes: 'Smak: usaltet' }) ?? []
  expect(again.map(({ quantity, notes }) => [quantity, notes])).toEqual([
    [3, 'Smak: usaltet'],
    [3, 'Smak: saltet'],
  ])
  expect(new Set(again.map(({ id }) => id)).size).toBe(2)
})
