import { expect, test } from 'vitest'
import { lastWithdrawalDay, whyNotWithdrawn, withdrawalEndsAt, withdrawnOre } from './after-sale.ts'

test.each([
  ['a Tuesday', '2026-11-03T10:00:00Z', '2026-11-17'],
  ['the fourteenth day is a Saturday', '2026-11-07T10:00:00Z', '2026-11-23'],
  ['the fourteenth day is a Sunday', '2026-11-08T10:00:00Z', '2026-11-23'],
  ['late in the evening the day in Oslo counts', '2026-11-03T23:30:00Z', '2026-11-18'],
  [
    'the fourteenth day is Maundy Thursday, and Easter goes on until Monday',
    '2026-03-19T10:00:00Z',
    '2026-04-07',
  ],
  ['the fourteenth day is Easter Monday', '2026-03-23T10:00:00Z', '2026-04-07'],
  ['the first of May is a Friday', '2026-04-17T10:00:00Z', '2026-05-04'],
  ['the seventeenth of May is a Sunday', '2026-05-03T10:00:00Z', '2026-05-18'],
  ['Christmas Day is a Friday', '2026-12-11T10:00:00Z', '2026-12-28'],
  ['Christmas Eve is no holiday', '2026-12-10T10:00:00Z', '2026-12-24'],
  ['New Year’s Day is a Friday', '2026-12-18T10:00:00Z', '2027-01-04'],
])('[O06] the period of withdrawal ends on a working day: %s', (_, received, day) => {
  expect(lastWithdrawalDay(Date.parse(received))).toBe(day)
})

test.each([
  ['winter', '2026-11-03T10:00:00Z', '2026-11-17T23:00:00Z'],
  ['summer', '2026-06-01T10:00:00Z', '2026-06-15T22:00:00Z'],
  [
    'received before the clocks go forward, over after',
    '2026-03-16T10:00:00Z',
    '2026-03-30T22:00:00Z',
  ],
  [
    'received before the clocks go back, over after',
    '2026-10-19T10:00:00Z',
    '2026-11-02T23:00:00Z',
  ],
])('[O06] it ends with that day’s last moment in Oslo: %s', (_, received, end) => {
  expect(new Date(withdrawalEndsAt(Date.parse(received))).toISOString()).toBe(
    end.replace('Z', '.000Z'),
  )
})

const order = {
  status: 'delivered',
  buyerKind: 'private',
  deliveredAt: Date.parse('2026-11-03T10:00:00Z'),
  hasRight: true,
} as const

test('[O06] a private buyer withdraws until the last moment, also before the goods are there', () => {
  const end = withdrawalEndsAt(order.deliveredAt)
  expect(whyNotWithdrawn(order, end - 1)).toBeUndefined()
  expect(whyNotWithdrawn(order, end)).toBe('over')
  for (const status of [
    'placed',
    'confirmed',
    'processing',
    'ready',
    'partly_shipped',
    'shipped',
  ] as const)
    expect(whyNotWithdrawn({ ...order, status, deliveredAt: null }, end * 2)).toBeUndefined()
  for (const status of ['awaiting_payment', 'cancelled'] as const)
    expect(whyNotWithdrawn({ ...order, status, deliveredAt: null }, end)).toBe('not_now')
  expect(whyNotWithdrawn({ ...order, status: 'completed' }, end - 1)).toBe('over')
  expect(whyNotWithdrawn({ ...order, buyerKind: 'business' }, end - 1)).toBe('no_right')
  expect(whyNotWithdrawn({ ...order, hasRight: false }, end - 1)).toBe('no_right')
})

test('[O06] what goes back is paid back by its share, the freight with the whole order alone', () => {
  const lines = [
    { id: 'a', qty: 3, lineOre: 1000 },
    { id: 'b', qty: 1, lineOre: 500 },
  ]
  const back = (...withdrawn: [string, number][]) =>
    withdrawnOre(
      { lines, shippingOre: 99 },
      withdrawn.map(([lineId, quantity]) => ({ lineId, quantity })),
    )
  expect(back(['a', 3], ['b', 1])).toBe(1599)
  expect(back(['a', 3])).toBe(1000)
  expect(back(['a', 1])).toBe(333)
  expect(back(['a', 2], ['b', 1])).toBe(1167)
})
