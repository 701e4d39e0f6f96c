import { expect, test } from 'vitest'
import {
  type CardRow,
  pictureOf,
  priceOf,
  productCardOf,
  sharedAddress,
  printedAddress,
} from './product-card.ts'

const jam: CardRow = {
  id: 'p1',
  key: 'blueberry-jam',
  slug: 'blabaersyltetoy',
  name: 'Blåbærsyltetøy',
  packageSize: '340 g',
  tint: 'berry',
  badge: null,
  priceOre: 7900,
  salePriceOre: null,
  priorPriceOre: null,
  priceFromOre: null,
  priceToOre: null,
  netQuantity: 340,
  netUnit: 'g',
  minQty: 1,
  attributes: [],
  availability: 'sale',
  stockPolicy: 'tracked',
  left: 40,
  restockOn: null,
  processedUrl: '/pictures/jam-640.webp',
  originalUrl: '/pictures/jam-1200.webp',
  imageUrl: '/old.jpg',
  widths: [320, 640, 1200],
}

test('a card holds nothing that it does not show', () => {
  expect(productCardOf(jam)).toEqual({
    id: 'p1',
    slug: 'blabaersyltetoy',
    name: 'Blåbærsyltetøy',
    packageSize: '340 g',
    tint: 'berry',
    state: 'in_stock',
    priceOre: 7900,
    unitOre: 23235,
    unitPer: 'kg',
    image: '/pictures/jam-640.webp',
  })
})

test('[C14] the processed file goes before the original, and both before the product’s own picture', () => {
  expect(pictureOf(jam)?.src).toBe('/pictures/jam-640.webp')
  expect(pictureOf({ ...jam, processedUrl: null })).toEqual({
    src: '/pictures/jam-1200.webp',
    widths: [],
  })
  expect(pictureOf({ ...jam, processedUrl: null, originalUrl: null })?.src).toBe('/old.jpg')
  expect(
    pictureOf({ ...jam, processedUrl: null, originalUrl: null, imageUrl: null }),
  ).toBeUndefined()
})

test('what is shared of a packshot is its JPEG, of any other picture the picture itself', () => {
  expect(sharedAddress('/pictures/jam-640.webp')).toBe('/pictures/jam-1200.jpg')
  expect(sharedAddress('/pictures/jam-1200.webp')).toBe('/pictures/jam-1200.jpg')
  for (const other of [
    '/media/0192/3/640',
    '/pictures/jam-label-640.webp',
    'https://cdn.no/jam-640.webp',
  ])
    for (const address of [sharedAddress, printedAddress]) expect(address(other)).toBe(other)
  expect(printedAddress('/pictures/jam-640.webp')).toBe('/pictures/jam-print.jpg')
})

test('a picture without the usual widths says so, so that none is asked for that does not exist', () => {
  expect(productCardOf({ ...jam, processedUrl: null })).toMatchObject({
    image: '/pictures/jam-1200.webp',
    imageWidths: [],
  })
})

test('a product without a shop price shows its range and no unit price', () => {
  expect(priceOf({ ...jam, priceOre: null, priceFromOre: 3000, priceToOre: 4200 })).toEqual({
    priceOre: 3000,
    priceToOre: 4200,
  })
})

test('one piece has no unit price: it would repeat the price', () => {
  expect(priceOf({ ...jam, netQuantity: 1, netUnit: 'piece' })).toEqual({ priceOre: 7900 })
})

test('the day of return is told only while the product is gone', () => {
  expect(productCardOf({ ...jam, restockOn: '2026-11-28' })).not.toHaveProperty('restockOn')
  expect(productCardOf({ ...jam, left: 0, restockOn: '2026-11-28' })).toMatchObject({
    state: 'sold_out',
    restockOn: '2026-11-28',
  })
})

test('a sale whose cheapest required choice costs something names no price before it: no history knows that choice', () => {
  const sold = { ...jam, priceOre: 7000, salePriceOre: 7000, priorPriceOre: 9000 }
  expect(priceOf(sold)).toMatchObject({ priceOre: 7000, priorOre: 9000 })
  const size = (priceOre: number): CardRow['attributes'] => [
    {
      ...{ key: 'size', type: 'choice', label: { en: 'Size' }, required: true },
      options: [{ value: 'large', label: { en: 'Large' }, priceOre }],
    },
  ]
  expect(priceOf({ ...sold, attributes: size(0) })).toMatchObject({ priorOre: 9000 })
  const dearer = priceOf({ ...sold, attributes: size(500) })
  expect(dearer).toMatchObject({ priceOre: 7500 })
  expect(dearer).not.toHaveProperty('priorOre')
})
