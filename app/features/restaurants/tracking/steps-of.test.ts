import { expect, test } from 'vitest'
import type { TrackedStatus } from '#domain/order-tracking.schema.ts'
import { stepsOf } from './steps-of.ts'

const placed: TrackedStatus = {
  ...{ rev: 1, serverTime: 0, status: 'new', placedAt: 1, firstPromisedAt: 60, promisedAt: 60 },
  ...{ acceptedAt: null, startedAt: null, readyAt: null, closedAt: null, movedAt: null },
  ...{ prepMinutes: 10, whyText: '', reasonText: '' },
}

test.each<[string, Partial<TrackedStatus>, string]>([
  ['new', {}, 'placed done, accepted now, made later, ready later, given later'],
  ['accepted', { acceptedAt: 2 }, 'placed done, accepted done, made now, ready later, given later'],
  [
    'preparing',
    { acceptedAt: 2, startedAt: 3 },
    'placed done, accepted done, made now, ready later, given later',
  ],
  [
    'ready',
    { acceptedAt: 2, startedAt: 3, readyAt: 4 },
    'placed done, accepted done, made done, ready now, given later',
  ],
  [
    'completed',
    { acceptedAt: 2, startedAt: 3, readyAt: 4, closedAt: 5 },
    'placed done, accepted done, made done, ready done, given done',
  ],
  ['rejected', { closedAt: 5 }, 'placed done'],
  ['cancelled', { acceptedAt: 2, closedAt: 5 }, 'placed done, accepted done'],
  [
    'no_show',
    { acceptedAt: 2, startedAt: 3, readyAt: 4, closedAt: 9 },
    'placed done, accepted done, made done',
  ],
])('[R03] the way of one that is %s', (status, times, way) => {
  const steps = stepsOf({ ...placed, ...times, status: status as TrackedStatus['status'] })
  expect(steps.map(({ name, state }) => `${name} ${state}`).join(', ')).toBe(way)
})

test('[R03] what was taken without being begun was made when it was ready', () => {
  const steps = stepsOf({ ...placed, status: 'ready', acceptedAt: 2, readyAt: 4 })
  expect(steps.find(({ name }) => name === 'made')).toEqual({ name: 'made', state: 'done', at: 4 })
})
