import { expect, test } from 'vitest'
import { pointOf, viewOf } from './map-view.ts'

const oslo = { latitude: 59.91, longitude: 10.75 }
const tromso = { latitude: 69.65, longitude: 18.96 }

test('one place is shown with the country around it', () => {
  const view = viewOf([pointOf(oslo)])
  const { x, y } = pointOf(oslo)
  expect(view.height).toBe(900)
  expect(x - view.x).toBeGreaterThan(0)
  expect(x - view.x).toBeLessThan(view.width)
  expect(y - view.y).toBeLessThan(view.height)
})

test('places far from each other are all in view', () => {
  const points = [oslo, tromso].map(pointOf)
  const view = viewOf(points)
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(view.x)
    expect(x).toBeLessThan(view.x + view.width)
    expect(y).toBeGreaterThan(view.y)
    expect(y).toBeLessThan(view.y + view.height)
  }
})

test('the view never leaves the map', () => {
  const view = viewOf([{ x: 99_999, y: -99_999 }])
  expect(view).toMatchObject({ x: 2350 - view.width, y: 0 })
})
