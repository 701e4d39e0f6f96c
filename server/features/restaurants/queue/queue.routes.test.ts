import { expect, test } from 'vitest'
import type { Queue } from '#domain/queue.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { acted, pairedScreen, restaurantIdOf } from '#tests/support/kitchens.ts'
import { makeTicket } from '#tests/support/restaurant-orders.ts'

const api = useApi()
const minuteMs = 60_000

async function queueOf(restaurant = 'kvernhuset'): Promise<Queue> {
  const id = await restaurantIdOf(api, restaurant)
  const answer = await api.visitor().get(`/api/queue/${id}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Queue
}

test('[R05] it shows what is being made by its promised time, and what is called, the latest first', async () => {
  const now = Date.now()
  const later = await makeTicket(api.database, {
    status: 'accepted',
    promisedAt: now + 40 * minuteMs,
  })
  const sooner = await makeTicket(api.database, {
    status: 'preparing',
    promisedAt: now + 9 * minuteMs,
  })
  const first = await makeTicket(api.database, { status: 'ready', readyAt: now - 9 * minuteMs })
  const second = await makeTicket(api.database, { status: 'ready', readyAt: now - minuteMs })
  for (const status of ['new', 'rejected', 'expired', 'cancelled', 'no_show', 'completed'] as const)
    await makeTicket(api.database, { status })
  // Nobody waits at the counter for Friday's dinner, nor for what was called a quarter of an hour ago.
  await makeTicket(api.database, { status: 'accepted', promisedAt: now + 48 * 60 * minuteMs })
  await makeTicket(api.database, { status: 'ready', readyAt: now - 16 * minuteMs })
  const { preparing, ready } = await queueOf()
  expect(preparing).toEqual([sooner.ticket, later.ticket])
  expect(ready.map(({ ticket }) => ticket)).toEqual([second.ticket, first.ticket])
})

test('[R05] no more numbers are being made than can be read', async () => {
  for (let more = 0; more < 25; more += 1)
    await makeTicket(api.database, { status: 'preparing', dishes: ['margherita'] })
  expect((await queueOf()).preparing).toHaveLength(20)
})

test('[12] it holds numbers and times, and nothing else of who ordered', async () => {
  await makeTicket(api.database, {
    status: 'ready',
    readyAt: Date.now(),
    name: 'Ingeborg Solveig',
    email: 'ingeborg@example.no',
    comment: 'uten løk',
    allergyNote: 'hasselnøtt',
    tableName: 'Bord 12',
  })
  const queue = await queueOf()
  expect(Object.keys(queue).toSorted()).toEqual([
    ...['freshUntil', 'names', 'opening', 'preparing', 'ready', 'rev', 'serverTime'],
  ])
  expect(queue.ready.map((one) => Object.keys(one).toSorted())).toContainEqual(['at', 'ticket'])
  const text = JSON.stringify(queue)
  for (const secret of ['Ingeborg', 'example.no', 'løk', 'hasselnøtt', 'Bord 12', '40000000'])
    expect(text).not.toContain(secret)
})

test('[R06] where nothing has changed the answer is a bare 304, and the next change is told', async () => {
  const { screen, address, restaurantId } = await pairedScreen(api)
  const made = await makeTicket(api.database, { status: 'preparing', dishes: ['fish-soup'] })
  const path = `/api/queue/${restaurantId}`
  const wall = api.visitor()
  const before = await wall.get(path)
  const tag = before.headers.get('etag') ?? ''
  expect(before.headers.get('cache-control')).toBe('public, max-age=2')
  for (const seen of [tag, `W/${tag}`]) {
    const same = await wall.get(path, { headers: { 'if-none-match': seen } })
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', tag])
    expect(same.headers.get('cache-control')).toBe('public, max-age=2')
  }
  const done = await acted(screen, address, { kind: 'finish', ticketId: made.id, rev: 1 })
  expect(done.status).toBe(200)
  const after = await wall.get(path, { headers: { 'if-none-match': tag } })
  expect(after.status).toBe(200)
  const { ready } = (await after.json()) as Queue
  expect(ready[0]?.ticket).toBe(made.ticket)
  await acted(screen, address, { kind: 'hand_over', ticketId: made.id, rev: 2 })
  const { ready: left } = await queueOf()
  expect(left.some(({ ticket, at }) => ticket === made.ticket && at === ready[0]?.at)).toBe(false)
})

test('[R05] a restaurant says whether it is open, and until or from when; the answer is kept no longer', async () => {
  const { opening, serverTime, freshUntil, names } = await queueOf()
  expect(Object.keys(names)).toContain('ar')
  expect(opening.at).toBeGreaterThan(serverTime)
  expect(freshUntil).toBeGreaterThan(serverTime)
  expect(freshUntil).toBeLessThanOrEqual(
    Math.min(opening.at ?? Number.MAX_SAFE_INTEGER, serverTime + 10 * minuteMs),
  )
})

test('[R05] of an unknown restaurant, and of one that guests do not see, there is no queue', async () => {
  const visitor = api.visitor()
  for (const id of ['nowhere', crypto.randomUUID(), 'x'.repeat(500)])
    expect((await visitor.get(`/api/queue/${id}`)).status).toBe(404)
  const id = await restaurantIdOf(api, 'kvernhuset')
  await api.database.execute(`update restaurants set status = 'hidden' where slug = 'kvernhuset'`)
  const hidden = await visitor.get(`/api/queue/${id}`)
  await api.database.execute(`update restaurants set status = 'open' where slug = 'kvernhuset'`)
  expect(hidden.status).toBe(404)
})
