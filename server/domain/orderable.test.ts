import { expect, test } from 'vitest'
import { type OrderableDish, orderProblems, type OrderWish } from './orderable.ts'

const dish: OrderableDish = { modes: ['eat_in', 'pickup'], servingTimes: [], soldOutUntil: null }
const wish: OrderWish = { openTimes: [{ from: 100, to: 200 }], dish, mode: 'pickup', at: 150 }

test.each([
  ['nothing stands in the way', {}, []],
  ['the last instant is open still', { at: 200 }, []],
  ['it has closed', { at: 201 }, ['closed']],
  ['the kitchen has paused', { pausedUntil: 151 }, ['paused']],
  ['the pause is over', { pausedUntil: 150 }, []],
  ['it opens later', { at: 99 }, ['closed']],
  ['sold out until later', { dish: { ...dish, soldOutUntil: 151 } }, ['sold_out']],
  ['sold out until now', { dish: { ...dish, soldOutUntil: 150 } }, []],
  ['eaten here only', { dish: { ...dish, modes: ['eat_in'] } }, ['not_in_mode']],
  [
    'several at once, those of the dish first',
    {
      at: 90,
      dish: { modes: [], soldOutUntil: 500, servingTimes: [{ weekdays: [] }] },
    },
    ['sold_out', 'not_in_mode', 'not_served', 'closed'],
  ],
] satisfies [string, Partial<OrderWish>, string[]][])('%s', (_, change, problems) => {
  expect(orderProblems({ ...wish, ...change })).toEqual(problems)
})
