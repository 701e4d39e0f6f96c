import { expect, test } from 'vitest'
import type { KitchenLine, KitchenTicket } from '#domain/kitchen.schema.ts'
import { allDay, columnsOf, emptyBoard, groupedLines, slackOf, withFeed } from './board.ts'

const minuteMs = 60_000
const now = 1_000_000_000

function lineOf(more: Partial<KitchenLine> = {}): KitchenLine {
  return {
    ...{ id: crypto.randomUUID(), state: 'waiting', stateAt: now, qty: 1, title: 'Margherita' },
    ...{ options: [], allergens: [], stationId: null, comment: '', allergyNote: '' },
    ...more,
  }
}

function ticketOf(more: Partial<KitchenTicket> = {}): KitchenTicket {
  return {
    ...{ id: crypto.randomUUID(), rev: 1, ticket: 1, mode: 'pickup', tableName: null },
    ...{ status: 'preparing', name: '', phone: '', languageCode: 'nb', hasCutlery: false },
    ...{ comment: '', allergyNote: '', isAsap: true, promisedAt: now, acceptBy: 0 },
    ...{ prepMinutes: 10, isPriority: false, isUnseen: false, isPaid: false, placedAt: now },
    ...{ readyAt: null, closedAt: null, reason: null, reasonText: null, updatedAt: now },
    ...{ lines: [lineOf()], ...more },
  }
}

test.each([
  [20, 'ok'],
  [16, 'ok'],
  [15, 'soon'],
  [10, 'soon'],
  [9, 'late'],
  [-1, 'late'],
] as const)('promised in %i min with 10 to cook, a ticket is %s', (minutes, pace) => {
  expect(slackOf(ticketOf({ promisedAt: now + minutes * minuteMs }), now).pace).toBe(pace)
})

test('what is done takes no more time', () => {
  const ticket = ticketOf({ promisedAt: now + 6 * minuteMs, lines: [lineOf({ state: 'done' })] })
  expect(slackOf(ticket, now)).toEqual({ pace: 'ok', slackMs: 6 * minuteMs })
})

test('what is for later is not on the board, what goes first stands first, and what was cancelled stays until it is seen', () => {
  const later = ticketOf({ status: 'accepted', promisedAt: now + 120 * minuteMs })
  const soon = ticketOf({ promisedAt: now + 5 * minuteMs })
  const first = ticketOf({ promisedAt: now + 50 * minuteMs, isPriority: true })
  const dead = ticketOf({ status: 'cancelled', isUnseen: true, promisedAt: now + 60 * minuteMs })
  const asap = ticketOf({ status: 'accepted', promisedAt: now + 40 * minuteMs })
  expect(columnsOf([asap, { ...asap, isAsap: false }], now)).toMatchObject({
    making: [asap],
    later: [{ isAsap: false }],
  })
  const columns = columnsOf([later, soon, dead, first], now)
  expect(columns.making).toEqual([first, soon, dead])
  expect(columns.later).toEqual([later])
})

test('all-day counts what is still to be made, now and later, dish by dish and extra by extra', () => {
  const cheese = [{ title: 'Cheese', quantity: 2 }]
  const tickets = [
    ticketOf({ lines: [lineOf({ qty: 2, options: cheese }), lineOf({ state: 'done' })] }),
    ticketOf({ status: 'new' }),
    ticketOf({ status: 'accepted', promisedAt: now + 120 * minuteMs }),
    ticketOf({ status: 'ready' }),
    ticketOf({ status: 'cancelled', isUnseen: true }),
  ]
  expect(allDay(tickets, now)).toEqual({
    dishes: [{ title: 'Margherita', now: 3, later: 1 }],
    options: [{ title: 'Cheese', now: 4, later: 0 }],
  })
})

test('identical dishes are one, and another wish or allergy is another', () => {
  const lines = [lineOf(), lineOf(), lineOf({ allergyNote: 'nuts' }), lineOf({ state: 'done' })]
  expect(groupedLines(lines).map((group) => group.length)).toEqual([2, 1, 1])
})

test('a feed adds, changes and removes; what an action has answered meanwhile is not set back', () => {
  const [kept, changed, gone] = [ticketOf(), ticketOf({ rev: 3 }), ticketOf()]
  const board = { ...emptyBoard, rev: 5, tickets: [kept, changed, gone] }
  const feed = {
    ...{ rev: 6, isWhole: false, serverTime: now + 180_000, removed: [gone.id] },
    ...{ tickets: [{ ...changed, rev: 2 }], overrides: {}, soldOut: [] },
    ...{ stations: [{ id: 'cold', name: 'Cold' }], isExpoStrict: true },
  }
  const next = withFeed(board, feed, now)
  expect(next?.tickets).toEqual([kept, changed])
  // A screen whose clock is three minutes behind knows it.
  expect(next?.aheadMs).toBe(180_000)
  expect(withFeed(board, { ...feed, rev: 2 }, now)).toBeUndefined()
})
