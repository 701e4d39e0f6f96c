import { expect, test } from 'vitest'
import type { KitchenLine, KitchenTicket } from '#domain/kitchen.schema.ts'
import { allDay, columnsOf } from './board.ts'
import { placeName, ticketsAt, waitsFor } from './station-board.ts'

const now = 1_000_000_000
const stations = [
  { id: 'hot', name: 'Varm' },
  { id: 'cold', name: 'Kald' },
]

function lineOf(title: string, stationId: string | null, more: Partial<KitchenLine> = {}) {
  return {
    ...{ id: title, state: 'waiting' as const, stateAt: now, qty: 1, title, stationId },
    ...{ options: [], allergens: [], comment: '', allergyNote: '' },
    ...more,
  }
}

function ticketOf(id: string, lines: KitchenLine[], more: Partial<KitchenTicket> = {}) {
  return {
    ...{ id, rev: 1, ticket: 1, mode: 'pickup' as const, tableName: null },
    ...{ status: 'preparing' as const, name: '', phone: '', languageCode: 'nb' },
    ...{ hasCutlery: false, comment: '', allergyNote: '', isAsap: true, promisedAt: now },
    ...{ acceptBy: 0, prepMinutes: 10, isPriority: false, isUnseen: false, isPaid: false },
    ...{ placedAt: now, readyAt: null, closedAt: null, reason: null, reasonText: null },
    ...{ updatedAt: now, lines, ...more },
  }
}

const soup = lineOf('Soup', 'hot')
const salad = lineOf('Salad', 'cold')
const juice = lineOf('Juice', null)
const both = ticketOf('both', [soup, salad, juice])
const hotOnly = ticketOf('hot only', [soup])

test('a station sees its dishes and those without a station, and no ticket without either', () => {
  const seen = ticketsAt([both, hotOnly], { stationIds: ['cold'] })
  expect(seen.map(({ id, lines }) => [id, lines.map(({ title }) => title)])).toEqual([
    ['both', ['Salad', 'Juice']],
  ])
  expect(ticketsAt([both, hotOnly], { stationIds: [] })).toEqual([both, hotOnly])
})

test('all-day counts what is the station’s', () => {
  const { dishes } = allDay(ticketsAt([both, hotOnly], { stationIds: ['hot'] }), now)
  expect(dishes.map(({ title, now: count }) => [title, count])).toEqual([
    ['Soup', 2],
    ['Juice', 1],
  ])
})

test('a ticket whose dishes are done here leaves what is made, and waits among what is ready', () => {
  const done = ticketOf('done', [{ ...soup, state: 'done' }, salad])
  const atHot = columnsOf(ticketsAt([done], { stationIds: ['hot'] }), now)
  expect([atHot.making.length, atHot.ready.map(({ id }) => id)]).toEqual([0, ['done']])
  const atExpo = columnsOf(ticketsAt([done], { stationIds: [] }), now)
  expect([atExpo.making.map(({ id }) => id), atExpo.ready.length]).toEqual([['done'], 0])
})

test('a screen says where it stands, and for whom a ticket waits', () => {
  expect(placeName({ stations, stationIds: ['cold', 'hot'] })).toBe('Varm · Kald')
  expect(placeName({ stations, stationIds: [] })).toBe('')
  expect(waitsFor(both, { stations, stationIds: ['hot'] })).toEqual(['Kald'])
  expect(waitsFor(both, { stations, stationIds: [] })).toEqual(['Varm', 'Kald'])
})
