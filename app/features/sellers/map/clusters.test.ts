import { expect, test } from 'vitest'
import { clustersOf, isOnePoint } from './clusters.ts'

const bergen = { slug: 'bergen', lat: 60.393, lng: 5.324 }
const askoy = { slug: 'askoy', lat: 60.4, lng: 5.22 }
const oslo = { slug: 'oslo', lat: 59.913, lng: 10.746 }

test('what is near at a zoom is one mark, and parts with the next ones', () => {
  const names = (zoom: number) =>
    clustersOf([bergen, askoy, oslo], zoom).map(({ members }) =>
      members.map(({ slug }) => slug).join('+'),
    )
  expect(names(3)).toEqual(['bergen+askoy+oslo'])
  expect(names(6)).toEqual(['bergen+askoy', 'oslo'])
  expect(names(11)).toEqual(['bergen', 'askoy', 'oslo'])
})

test('every point is in one mark, however many there are', () => {
  const points = Array.from({ length: 2000 }, (_, at) => ({
    slug: String(at),
    lat: 58 + (at % 130) / 10,
    lng: 5 + (at % 97) / 4,
  }))
  for (const zoom of [3, 5, 8, 12]) {
    const members = clustersOf(points, zoom).flatMap((cluster) => cluster.members)
    expect(new Set(members.map(({ slug }) => slug)).size).toBe(2000)
    expect(members).toHaveLength(2000)
  }
})

test('thirty at one point stay one mark at every zoom', () => {
  const points = Array.from({ length: 30 }, (_, at) => ({ ...bergen, slug: String(at) }))
  expect(clustersOf(points, 15)).toHaveLength(1)
  expect(isOnePoint(points)).toBe(true)
  expect(isOnePoint([bergen, askoy])).toBe(false)
})
