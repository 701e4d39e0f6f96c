import { expect, test } from 'vitest'
import { sourcesIn } from './sources.ts'

test('[T04] a page is read anew before its form is free again: a second save would name the number of before', () => {
  const routes = sourcesIn('app/routes')
  const readings = routes.flatMap(({ path, text }) =>
    [...text.matchAll(/\bon[A-Z]\w+(?:=\{|: )\(\) => router\.invalidate\((?<how>[^)]*)\)/gu)].map(
      (reading) => ({ path, how: reading.groups?.['how'] ?? '' }),
    ),
  )
  expect(readings.length).toBeGreaterThan(10)
  const early = readings.filter(({ how }) => how !== '{ sync: true }')
  expect(early.map(({ path }) => path)).toEqual([])
})
