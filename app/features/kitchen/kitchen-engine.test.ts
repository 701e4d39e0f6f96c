import { expect, test } from 'vitest'
import type { ErrorCode } from '#domain/errors.ts'
import type { KitchenAction, KitchenFeed, KitchenTicket } from '#domain/kitchen.schema.ts'
import type { KitchenAnswer } from './kitchen-api.ts'
import { KitchenEngine } from './kitchen-engine.ts'
import type { KitchenMemory } from './kitchen-memory.ts'
import { type QueuedAction, shownTickets } from './kitchen-state.ts'

/** What happens to a call on its way to the server, and to its answer. */
type Way = (
  path: string,
  answer: () => KitchenAnswer<unknown>,
) => KitchenAnswer<unknown> | Promise<KitchenAnswer<unknown>>

/** A kitchen's server as its screens know it: tickets with their revs, one revision, and a network that may be away. */
function kitchen(tickets: KitchenTicket[]) {
  let isAway = false
  let way: Way = (_path, answer) => answer()
  let rev = 1
  const done: KitchenAction[] = []
  const known = new Set<string>()
  /** What waits, as the browser keeps it for all of its windows. */
  const kept = new Map<string, QueuedAction>()
  const call = <Value>(path: string, { body }: { body?: unknown } = {}) => {
    const answer = () => (isAway ? { kind: 'unreachable' as const } : answerTo(path, body))
    return Promise.resolve(
      way(path, answer) as KitchenAnswer<Value> | Promise<KitchenAnswer<Value>>,
    )
  }
  function answerTo(path: string, body: unknown): KitchenAnswer<unknown> {
    if (!path.endsWith('/actions')) return feedFrom(Number(path.split('since=')[1]))
    const action = body as KitchenAction
    const ticket = tickets.find(({ id }) => 'ticketId' in action && action.ticketId === id)
    if (!ticket || !('rev' in action)) throw new Error('no such ticket')
    if (known.has(action.clientEventId)) return { kind: 'done', value: { ticket: { ...ticket } } }
    if (action.kind === 'seen') return { kind: 'done', value: { ticket: { ...ticket } } }
    if (action.rev !== ticket.rev || (action.kind === 'finish' && ticket.status === 'ready'))
      return overtaken(ticket)
    known.add(action.clientEventId)
    done.push(action)
    ticket.rev += 1
    if (action.kind === 'finish') ticket.status = 'ready'
    if (action.kind === 'recall') ticket.status = 'preparing'
    rev += 1
    return { kind: 'done', value: { ticket: { ...ticket } } }
  }
  function feedFrom(since: number): KitchenAnswer<KitchenFeed> {
    if (since === rev) return { kind: 'unchanged' }
    const value = {
      rev,
      isWhole: since === 0,
      serverTime: 0,
      tickets: tickets.map((each) => ({ ...each })),
    }
    return { kind: 'done', value: { ...value, ...nothingElse } }
  }
  const memory: KitchenMemory = {
    read: () => Promise.resolve({ board: undefined, queue: [...kept.values()] }),
    keepBoard: () => Promise.resolve(),
    keepAction: (queued) => Promise.resolve(void kept.set(queued.action.clientEventId, queued)),
    forgetAction: (id) => Promise.resolve(void kept.delete(id)),
    forget: () => Promise.resolve(kept.clear()),
  }
  const pauses: number[] = []
  const after = (ms: number) => {
    pauses.push(ms)
    return () => undefined
  }
  const openWindow = () =>
    new KitchenEngine('r', {
      ...{ call, memory, after, now: () => 0, isHidden: () => false, random: () => 0.5 },
    })
  const engine = openWindow()
  return {
    ...{ engine, openWindow, done, pauses, kept },
    /** It counts from the start again, as with a database of before. */
    restore: () => {
      rev = 1
    },
    place: (ticket: KitchenTicket) => {
      tickets.push(ticket)
      rev += 1
    },
    /** From now on calls go this way. */
    along: (next: Way) => {
      way = next
    },
    away: (value: boolean) => {
      isAway = value
    },
    overtake: (id: string) => {
      const ticket = tickets.find((each) => each.id === id)
      if (ticket) Object.assign(ticket, { rev: ticket.rev + 1, status: 'ready' })
      rev += 1
    },
  }
}

const nothingElse = { removed: [], overrides: {}, soldOut: [], stations: [], isExpoStrict: false }

function overtaken(ticket: KitchenTicket): KitchenAnswer<unknown> {
  const current = { status: ticket.status, event: 'finish', by: 'Ola', at: 7 }
  const error = { code: 'ticket_moved' as const, message: 'Too late', retryable: false, ref: '' }
  return { kind: 'refused', status: 409, error: { ...error, current } }
}

function refusal(status: number, code: ErrorCode): KitchenAnswer<unknown> {
  return { kind: 'refused', status, error: { code, message: code, retryable: false, ref: '' } }
}

function allSent({ hear, state }: KitchenEngine): Promise<void> {
  return new Promise((resolve) => {
    hear(() => {
      if (state().queue.length === 0) resolve()
    })
  })
}

/** The only ticket of a board. */
function ticketOn({ state }: KitchenEngine): KitchenTicket {
  const [ticket] = state().board.tickets
  if (!ticket) throw new Error('the board is empty')
  return ticket
}

function ticketOf(number: number): KitchenTicket {
  return {
    ...{ id: `t${number}`, rev: 1, ticket: number, mode: 'pickup', tableName: null },
    ...{ status: 'preparing', name: '', phone: '', languageCode: 'nb', hasCutlery: false },
    ...{ comment: '', allergyNote: '', isAsap: true, promisedAt: 0, acceptBy: 0, prepMinutes: 0 },
    ...{ isPriority: false, isUnseen: false, isPaid: false, placedAt: 0, readyAt: null },
    ...{ closedAt: null, reason: null, reasonText: null, updatedAt: 0, lines: [] },
  }
}

function step(kind: 'finish' | 'recall' | 'seen', ticket: KitchenTicket): KitchenAction {
  return { kind, clientEventId: crypto.randomUUID(), ticketId: ticket.id, rev: ticket.rev }
}

test('[R04] twenty bumps without network wait in their order, are sent once, and new orders come with the network', async () => {
  const tickets = Array.from({ length: 20 }, (_, at) => ticketOf(at + 1))
  const { engine, done, away, place, kept } = kitchen(tickets)
  await engine.start()
  away(true)
  for (const ticket of engine.state().board.tickets) engine.act(step('finish', ticket))
  await engine.poll()
  expect([done.length, kept.size, engine.state().isReachable]).toEqual([0, 20, false])
  expect(shownTickets(engine.state()).map(({ status }) => status)).toEqual(
    Array.from({ length: 20 }, () => 'preparing').map(() => 'ready'),
  )
  for (const number of [21, 22, 23, 24, 25]) place(ticketOf(number))
  away(false)
  await engine.poll()
  expect(done.map((action) => 'ticketId' in action && action.ticketId)).toEqual(
    Array.from({ length: 20 }, (_, at) => `t${at + 1}`),
  )
  expect([kept.size, engine.state().board.tickets.length]).toEqual([0, 25])
})

test('[R04] a bump and its recall without network are both done: a screen has seen what it did itself', async () => {
  const { engine, done, away } = kitchen([ticketOf(1)])
  await engine.start()
  const [ticket] = engine.state().board.tickets
  if (!ticket) throw new Error('the board is empty')
  away(true)
  engine.act(step('finish', ticket))
  engine.act(step('recall', ticket))
  await engine.poll()
  away(false)
  await engine.poll()
  expect(done.map(({ kind }) => kind)).toEqual(['finish', 'recall'])
  expect(engine.state().clashes).toEqual([])
})

test('[R04] a tap that lost the race is shown with who was first, and does not stop those behind it', async () => {
  const { engine, done, away, overtake } = kitchen([ticketOf(1), ticketOf(2)])
  await engine.start()
  const tickets = engine.state().board.tickets
  away(true)
  for (const ticket of tickets) engine.act(step('finish', ticket))
  await engine.poll()
  overtake('t1')
  away(false)
  await engine.poll()
  expect(done.map((action) => 'ticketId' in action && action.ticketId)).toEqual(['t2'])
  expect(engine.state().clashes).toMatchObject([
    { ticketId: 't1', conflict: { by: 'Ola', status: 'ready' } },
  ])
  engine.seeClash('t1')
  expect(engine.state().clashes).toEqual([])
})

test('[R06] a screen asks every three seconds, and after errors 1, 2, 5 and 10 s later', async () => {
  const { engine, away, pauses } = kitchen([])
  await engine.start()
  away(true)
  for (let round = 0; round < 5; round += 1) await engine.poll()
  away(false)
  await engine.poll()
  expect(pauses).toEqual([3000, 1000, 2000, 5000, 10_000, 10_000, 3000])
})

test('[R04] what waits can be taken back', async () => {
  const { engine, done, away } = kitchen([ticketOf(1)])
  await engine.start()
  const [ticket] = engine.state().board.tickets
  if (!ticket) throw new Error('the board is empty')
  away(true)
  const bump = step('finish', ticket)
  engine.act(bump)
  await engine.poll()
  expect(engine.takeBack(bump.clientEventId)).toBe(true)
  away(false)
  await engine.poll()
  expect(done).toEqual([])
})

test.each([
  ['needsShift', 409, 'shift_missing'],
  ['isShutOut', 401, 'device_unknown'],
  ['isShutOut', 403, 'second_factor_needed'],
] as const)(
  '[R04] taps wait, and the screen says %s (%i %s), while it may only read, until one is let in',
  async (said, status, code) => {
    const { engine, done, along, kept } = kitchen([ticketOf(1)])
    await engine.start()
    along((path, answer) => (path.endsWith('/actions') ? refusal(status, code) : answer()))
    engine.act(step('finish', ticketOn(engine)))
    await engine.poll()
    expect([engine.state()[said], kept.size, done.length]).toEqual([true, 1, 0])
    along((_path, answer) => answer())
    await engine.poll()
    expect([engine.state()[said], kept.size, done.length]).toEqual([false, 0, 1])
  },
)

test('[R04] a bump on its way is taken back by a recall behind it', async () => {
  const { engine, done, along } = kitchen([ticketOf(1)])
  await engine.start()
  const ticket = ticketOn(engine)
  const arrival = Promise.withResolvers<void>()
  along((path, answer) =>
    path.endsWith('/actions') ? arrival.promise.then(() => answer()) : answer(),
  )
  const bump = step('finish', ticket)
  engine.act(bump)
  expect(engine.takeBack(bump.clientEventId)).toBe(false)
  engine.act(step('recall', ticket))
  arrival.resolve()
  await allSent(engine)
  expect(done.map(({ kind }) => kind)).toEqual(['finish', 'recall'])
  expect(engine.state().clashes).toEqual([])
  expect(engine.takeBack(bump.clientEventId)).toBe(false)
})

test('[R06] an answer that comes after a newer one changes nothing, and never empties the board', async () => {
  const { engine, along, away, place } = kitchen([ticketOf(1)])
  await engine.start()
  place(ticketOf(2))
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  along((_path, answer) => {
    const old = answer()
    asked.resolve()
    return late.promise.then(() => old)
  })
  const first = engine.poll()
  await asked.promise
  place(ticketOf(3))
  along((_path, answer) => answer())
  await engine.poll()
  away(true)
  late.resolve()
  await first
  expect(engine.state().board.tickets.map(({ id }) => id)).toEqual(['t1', 't2', 't3'])
})

test('[R06] where the kitchen counts anew, the board stays until all of the new one has come', async () => {
  const { engine, along, place, restore } = kitchen([ticketOf(1)])
  await engine.start()
  place(ticketOf(2))
  await engine.poll()
  restore()
  along((path, answer) => (path.endsWith('since=0') ? { kind: 'unreachable' } : answer()))
  await engine.poll()
  expect(engine.state().board.tickets.map(({ id }) => id)).toEqual(['t1', 't2'])
  along((_path, answer) => answer())
  await engine.poll()
  expect(engine.state().board).toMatchObject({ rev: 1, tickets: [{ id: 't1' }, { id: 't2' }] })
})

test('[R04] a tap that is sent again does not let those behind it see what others did meanwhile', async () => {
  const { engine, done, along, overtake } = kitchen([ticketOf(1)])
  await engine.start()
  const ticket = ticketOn(engine)
  along((_path, answer) => {
    answer()
    return { kind: 'unreachable' }
  })
  engine.act(step('finish', ticket))
  await engine.poll()
  engine.act(step('recall', ticket))
  await engine.poll()
  overtake('t1')
  along((_path, answer) => answer())
  await engine.poll()
  expect(done.map(({ kind }) => kind)).toEqual(['finish'])
  expect(engine.state().clashes).toMatchObject([{ ticketId: 't1', conflict: { by: 'Ola' } }])
})

test('[R04] who says that a change was seen has not seen what came after it', async () => {
  const { engine, done, away, overtake } = kitchen([ticketOf(1)])
  await engine.start()
  const ticket = ticketOn(engine)
  away(true)
  engine.act(step('seen', ticket))
  engine.act(step('recall', ticket))
  await engine.poll()
  overtake('t1')
  away(false)
  await engine.poll()
  expect(done).toEqual([])
  expect(engine.state().clashes).toMatchObject([{ ticketId: 't1', conflict: { by: 'Ola' } }])
})

test('[R04] what waits in one window is kept, whatever another does', async () => {
  const { engine, openWindow, done, away, kept } = kitchen([ticketOf(1), ticketOf(2)])
  const beside = openWindow()
  await engine.start()
  await beside.start()
  const [first, second] = engine.state().board.tickets
  if (!first || !second) throw new Error('the board is empty')
  away(true)
  engine.act(step('finish', first))
  engine.act(step('recall', first))
  const bump = step('finish', second)
  beside.act(bump)
  await beside.poll()
  beside.takeBack(bump.clientEventId)
  expect([...kept.values()].map(({ action }) => action.kind)).toEqual(['finish', 'recall'])
  // After a reload a window sends what was kept, in its order.
  const reloaded = openWindow()
  away(false)
  await reloaded.start()
  expect(done.map(({ kind }) => kind)).toEqual(['finish', 'recall'])
  expect(kept.size).toBe(0)
})

test.each([
  [401, 'device_unknown', 0],
  [403, 'forbidden', 0],
  // Another day it may be its kitchen's again.
  [404, 'not_found', 1],
] as const)(
  '[R04] a screen that was shut out (%i %s) says so, and keeps %i of its taps',
  async (status, code, left) => {
    const { engine, along, away, kept, pauses } = kitchen([ticketOf(1)])
    await engine.start()
    away(true)
    engine.act(step('finish', ticketOn(engine)))
    await engine.poll()
    expect(kept.size).toBe(1)
    along((path, answer) => (path.endsWith('/actions') ? answer() : refusal(status, code)))
    const asked = pauses.length
    await engine.poll()
    expect([engine.state().isShutOut, kept.size, pauses.length]).toEqual([true, left, asked])
  },
)
