import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestQuantity, nearestQuantity } from './quantity.ts'

test.each([
  [999, { min: 6, step: 4, max: 20 }, 18],
  [19, { min: 6, step: 4, max: 20 }, 18],
  [20, { min: 6, step: 4, max: 20 }, 18],
  [18, { min: 6, step: 4, max: 20 }, 18],
  [13, { min: 6, step: 4, max: 20 }, 14],
  [7, { min: 6, step: 4, max: 20 }, 6],
  [-3, { min: 6, step: 4, max: 20 }, 6],
  [Number.NaN, { min: 6, step: 4, max: 20 }, 6],
  [999, { min: 6, step: 4, max: 9 }, 6],
  [999, { min: 1, step: 1, max: 20 }, 20],
  [3, { min: 6, step: 4, max: 0 }, 6],
])('%s of %o becomes %s', (wanted, bounds, quantity) => {
  expect(nearestQuantity(wanted, bounds)).toBe(quantity)
})

test('whatever is wanted, what it becomes can be ordered, and no other number is nearer', () => {
  const number = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(
      fc.integer({ min: -5, max: 200 }),
      number,
      number,
      number,
      (wanted, min, step, more) => {
        const bounds = { min, step, max: min + more }
        const got = nearestQuantity(wanted, bounds)
        expect((got - min) % step).toBe(0)
        expect(got).toBeGreaterThanOrEqual(min)
        expect(got).toBeLessThanOrEqual(highestQuantity(bounds))
        for (let other = min; other <= bounds.max; other += step)
          expect(Math.abs(got - wanted)).toBeLessThanOrEqual(Math.abs(other - wanted))
      },
    ),
  )
})
