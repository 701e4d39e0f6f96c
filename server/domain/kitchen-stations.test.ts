import { expect, test } from 'vitest'
import { isSeenAt, knownStations, openStationsOf } from './kitchen-stations.ts'
import { afterLineSteps, type Ticket } from './restaurant-orders.ts'

test.each([
  ['hot', [], true],
  ['hot', ['hot'], true],
  ['hot', ['cold'], false],
  ['hot', ['cold', 'hot'], true],
  [null, ['cold'], true],
  [null, [], true],
] as const)('a dish of %s is seen at %j: %s', (stationId, at, isSeen) => {
  expect(isSeenAt({ stationId }, at)).toBe(isSeen)
})

test('stations are open while a dish of theirs is to be made, and one without a station opens none', () => {
  const lines = [
    { stationId: 'hot', state: 'waiting' },
    { stationId: 'hot', state: 'cooking' },
    { stationId: 'cold', state: 'done' },
    { stationId: 'oven', state: 'void' },
    { stationId: null, state: 'waiting' },
  ] as const
  expect(openStationsOf(lines)).toEqual(['hot'])
})

test('a station that was removed is none', () => {
  expect(knownStations(['gone', 'hot'], [{ id: 'hot' }, { id: 'cold' }])).toEqual(['hot'])
})

function ticketOf(...states: Ticket['lines'][number]['state'][]): Ticket {
  const lines = states.map((state, at) => ({ id: String(at), state }))
  const status = states.every((state) => state === 'done') ? 'ready' : 'preparing'
  return { status, lines, promisedAt: 9, prepMinutes: 1, readyAt: null, closedAt: null }
}

test('a station’s bump does all of its lines at once; the ticket is ready when the last station’s are', () => {
  const first = afterLineSteps(ticketOf('waiting', 'done', 'waiting'), {
    ...{ lineIds: ['0', '1'], event: 'done', at: 5 },
  })
  expect(first).toMatchObject({ ok: true, value: { status: 'preparing', readyAt: null } })
  if (!first.ok) return
  const last = afterLineSteps(first.value, { lineIds: ['2'], event: 'done', at: 7 })
  expect(last).toMatchObject({ ok: true, value: { status: 'ready', readyAt: 7 } })
})

test('what a station brings back comes back alone', () => {
  const step = { lineIds: ['0'], event: 'reopen', at: 5 } as const
  expect(afterLineSteps(ticketOf('done', 'done'), step)).toMatchObject({
    value: { status: 'preparing', lines: [{ state: 'cooking' }, { state: 'done' }] },
  })
})

test('a bump of lines that are done already, or of one that is not there, is refused', () => {
  const of = (lineIds: string[]) =>
    afterLineSteps(ticketOf('done', 'waiting'), { lineIds, event: 'done', at: 5 })
  expect(of(['0'])).toMatchObject({ problem: { code: 'illegal_transition' } })
  expect(of(['1', '9'])).toMatchObject({ problem: { code: 'line_not_found' } })
})
