import { expect, test } from 'vitest'
import { mapFiles } from '#scripts/map-data.ts'
import { memoryFiles } from '#server/platform/static-files.fake.ts'
import { isInNorway, placeNamed, placeOf } from './places.service.ts'

const said: string[] = []
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (event: string) => said.push(event),
}
const ctx = { files: memoryFiles(mapFiles), log } as unknown as Parameters<typeof placeOf>[0]

test.each([
  ['5003', 'Bergen', 60.39, 5.32],
  ['0001', 'Oslo', 59.91, 10.75],
  ['4610', 'Kristiansand', 58.15, 8],
  ['9170', 'Longyearbyen', 78.22, 15.65],
  ['8622', 'Mo i Rana', 66.31, 14.14],
])('the postcode %s is %s', async (postcode, city, lat, lng) => {
  const place = await placeOf(ctx, postcode)
  expect(place?.city).toBe(city)
  expect(place?.lat).toBeCloseTo(lat, 1)
  expect(place?.lng).toBeCloseTo(lng, 1)
})

test('a place whose name no list has stands between its neighbours by number', async () => {
  // Lofthus in Hardanger is at 60.33, 6.66.
  const place = await placeOf(ctx, '5781')
  expect(place?.city).toBe('Lofthus')
  expect(Math.abs((place?.lat ?? 0) - 60.33)).toBeLessThan(0.5)
  expect(Math.abs((place?.lng ?? 0) - 6.66)).toBeLessThan(0.6)
})

test.each(['5003 Bergen', 'bergen', '  BERGEN ', '5003'])('the text %j is Bergen', async (text) => {
  expect((await placeNamed(ctx, text))?.city).toBe('Bergen')
})

test.each(['', '0000', 'ost', '99999', '9'.repeat(1000)])(
  'the text %j is no place',
  async (text) => {
    expect(await placeNamed(ctx, text)).toBeUndefined()
  },
)

test.each([
  ['Geilo', 60.53, 8.2, true],
  ['the quay of Bergen', 60.397, 5.318, true],
  ['Longyearbyen', 78.22, 15.65, true],
  ['the middle of the Norwegian Sea', 66, 2, false],
  ['Stockholm', 59.33, 18.07, false],
  ['a place that is none', 0, 0, false],
])('%s is in Norway or not', async (_, lat, lng, isIn) => {
  expect(await isInNorway(ctx, lat, lng)).toBe(isIn)
})

test('without its files nobody is refused, and the log says it', async () => {
  const bare = { ...ctx, files: memoryFiles({}) }
  expect(await placeOf(bare, '5003')).toBeUndefined()
  expect(await isInNorway(bare, 0, 0)).toBe(true)
  expect(said).toContain('map_file_missing')
})
