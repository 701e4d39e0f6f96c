import { expect, test } from 'vitest'
import { pickList, type ShelfGoods } from './pick-list.ts'

const jam = {
  ...{ key: 'jam {}', title: 'Jam', packageSize: '300 g', options: [], sku: 'J' },
  ...{ temperature: 'ambient', quantity: 2, number: 'PF-26-000001' },
} as const satisfies ShelfGoods

test('[O06] the same goods of several orders are fetched at once, the cold ones last', () => {
  const list = pickList([
    { ...jam, key: 'ice {}', title: 'Ice', temperature: 'frozen', quantity: 1 },
    jam,
    { ...jam, key: 'bread {}', title: 'Bread', quantity: 1 },
    { ...jam, number: 'PF-26-000002', quantity: 3 },
  ])
  expect(
    list.map(({ temperature, goods }) => [temperature, goods.map(({ title }) => title)]),
  ).toEqual([
    ['ambient', ['Bread', 'Jam']],
    ['frozen', ['Ice']],
  ])
  expect(list[0]?.goods[1]).toMatchObject({
    quantity: 5,
    orders: [
      { number: 'PF-26-000001', quantity: 2 },
      { number: 'PF-26-000002', quantity: 3 },
    ],
  })
})

test('[O06] nothing to fetch is an empty list', () => {
  expect(pickList([])).toEqual([])
})
