import { expect, test } from 'vitest'
import { postcodesOf, readPostcodes, typedPostcodes, zonesOf } from './delivery-zones.ts'

test.each([
  ['5003', ['5003']],
  ['5003-5005, 5031', ['5003', '5004', '5005', '5031']],
  ['0150 – 0152;0150', ['0150', '0151', '0152']],
  ['٥٠٠٣ ، 5004', ['5003', '5004']],
])('%s is read as postcodes', (typed, postcodes) => {
  expect(readPostcodes(typed)).toEqual(postcodes)
})

test.each(['', ' , ', '503', '0000', '5005-5003', '5003-5004-5005', 'Bergen', '5003-', '50031'])(
  '%j is none',
  (typed) => {
    expect(readPostcodes(typed)).toBeUndefined()
  },
)

test('however often all postcodes are typed, they are read once or not at all', () => {
  const typed = Array.from({ length: 80 }, () => '0001-9999').join(',')
  expect(readPostcodes(typed)).toHaveLength(9999)
})

test('neighbours are typed as a range', () => {
  expect(typedPostcodes(['5031', '5003', '5005', '5004', '0150'])).toBe('0150, 5003-5005, 5031')
})

test('postcodes of the same city, days and price are one zone, and come back as they were', () => {
  const zones = [
    {
      city: 'Bergen',
      postcodes: '5003-5005, 5031',
      weekdays: [1, 2],
      priceOre: 8900,
    },
    { city: 'Os', postcodes: '5200', weekdays: [2], priceOre: 12_900 },
    { city: 'Os', postcodes: '5208', weekdays: [2], priceOre: 9900 },
  ]
  expect(postcodesOf(zones)).toHaveLength(6)
  expect(zonesOf(postcodesOf(zones).toReversed())).toEqual(zones)
})
