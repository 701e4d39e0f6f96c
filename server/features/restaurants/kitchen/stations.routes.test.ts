import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Kitchen, KitchenTeam, KitchenTicket, StartedShift } from '#domain/kitchen.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { acted, codeFor, feedOf, restaurantIdOf } from '#tests/support/kitchens.ts'
import { callerOf } from '#tests/support/people.ts'
import { makeTicket, type MadeTicket } from '#tests/support/restaurant-orders.ts'

const api = useApi()

let owner: Visitor
let kvernhuset = ''
let kitchen = ''
let hot: Visitor
let cold: Visitor
let expo: Visitor

type Team = KitchenTeam['restaurants'][number]

beforeAll(async () => {
  owner = await callerOf(api, 'owner')
  kvernhuset = await restaurantIdOf(api, 'kvernhuset')
  kitchen = `/api/kitchen/${kvernhuset}`
  ;[hot, cold, expo] = [await screenOf('Hot'), await screenOf('Cold'), await screenOf('Expo')]
  await standAt(hot, 'Pizza')
  await standAt(cold, 'Kjøkken')
  await standAt(expo)
})

beforeEach(async () => {
  await api.database.execute('delete from restaurant_orders')
  await api.database.execute('update restaurants set is_expo_strict = 0')
})

async function screenOf(name: string): Promise<Visitor> {
  const code = await codeFor(owner, { restaurantId: kvernhuset, name })
  const screen = api.visitor({ language: 'en' })
  await screen.send('POST', '/api/kitchen/devices', { code })
  return screen
}

async function standAt(screen: Visitor, ...names: string[]): Promise<StartedShift> {
  const { stations } = await teamOf()
  const stationIds = names.map((name) => stations.find((each) => each.name === name)?.id ?? name)
  return (await screen.send('POST', `${kitchen}/shift`, { stationIds })).json()
}

async function teamOf(id = kvernhuset): Promise<Team> {
  const teams = (await (await owner.get('/api/admin/kitchens')).json()) as KitchenTeam
  const team = teams.restaurants.find((each) => each.id === id)
  if (!team) throw new Error('no such kitchen')
  return team
}

const admin = (path: string, id = kvernhuset) => `/api/admin/kitchens/${id}${path}`

async function codeIn(answer: Response): Promise<string> {
  return ((await answer.json()) as { code: string }).code
}

const added = (name: string, key: string = crypto.randomUUID()) =>
  owner.send('POST', admin('/stations'), { name }, { 'idempotency-key': key })

async function stateOf({ id }: MadeTicket) {
  const { rows } = await api.database.execute({
    sql: `select status, (select group_concat(state) from (
        select state from restaurant_order_lines where order_id = restaurant_orders.id order by sort_order)) as lines
      from restaurant_orders where id = ?`,
    args: [id],
  })
  return [rows[0]?.['status'], rows[0]?.['lines']]
}

/** How often a ticket has become ready. */
async function finishesOf({ id }: MadeTicket): Promise<number> {
  const { rows } = await api.database.execute({
    sql: `select count(*) as n from events where entity_id = ? and to_state = 'ready' and from_state <> 'ready'`,
    args: [id],
  })
  return Number(rows[0]?.['n'])
}

const bumpLines = (screen: Visitor, { id }: MadeTicket, lineIds: unknown, rev = 1) =>
  acted(screen, kitchen, { kind: 'lines_done', ticketId: id, rev, lineIds })
const finish = (screen: Visitor, { id }: MadeTicket, rev = 1) =>
  acted(screen, kitchen, { kind: 'finish', ticketId: id, rev })

test('[R04] the demo has stations, its dishes belong to them, and what is drunk to none', async () => {
  const { stations, sections } = await teamOf()
  expect(stations.map(({ name }) => name)).toEqual(['Pizza', 'Kjøkken'])
  const placed = new Map(
    sections.map(({ title, dishes }) => [
      title,
      new Set(
        dishes.map(({ stationId }) => stations.find(({ id }) => id === stationId)?.name ?? null),
      ),
    ]),
  )
  expect([...placed.values()].map((names) => [...names])).toEqual([
    ...[['Pizza'], ['Pizza'], ['Kjøkken'], ['Kjøkken'], [null]],
  ])
})

test('[R04] a screen keeps where it stands, and a station that is gone by then is none', async () => {
  const screen = await screenOf('Third')
  expect((await standAt(screen, 'Pizza', 'nowhere')).stationIds).toHaveLength(1)
  const read = async () => (await (await screen.get(kitchen)).json()) as Kitchen
  const { stations, stationIds } = await read()
  expect(stations.filter(({ id }) => stationIds.includes(id)).map(({ name }) => name)).toEqual([
    'Pizza',
  ])
  await screen.send('DELETE', `${kitchen}/shift`)
  expect((await read()).stationIds).toEqual(stationIds)
})

test('[R04] a station’s bump does its dishes; the order is ready when the last station is', async () => {
  const made = await makeTicket(api.database, {
    status: 'preparing',
    dishes: ['margherita', 'fish-soup', 'margherita'],
  })
  const { tickets, stations } = await feedOf(hot, kitchen)
  const [ticket] = tickets
  const nameOf = (id: string | null) => stations.find((station) => station.id === id)?.name
  expect(ticket?.lines.map(({ stationId }) => nameOf(stationId))).toEqual([
    ...['Pizza', 'Kjøkken', 'Pizza'],
  ])
  const [first, soup, third] = made.lineIds
  const bumped = await bumpLines(hot, made, [first, third])
  const { ticket: after } = (await bumped.json()) as { ticket: KitchenTicket }
  expect(await stateOf(made)).toEqual(['preparing', 'done,waiting,done'])
  expect((await bumpLines(cold, made, [soup])).status).toBe(200)
  expect(await stateOf(made)).toEqual(['ready', 'done,done,done'])
  // What a station brings back is its own; expo brings it back to all of them.
  const reopen = { kind: 'lines_reopen', ticketId: made.id, rev: after.rev + 1, lineIds: [soup] }
  expect((await acted(cold, kitchen, reopen)).status).toBe(200)
  expect(await stateOf(made)).toEqual(['preparing', 'done,cooking,done'])
  expect((await finish(expo, made, after.rev + 2)).status).toBe(200)
  const recall = { kind: 'recall', ticketId: made.id, rev: after.rev + 3 }
  expect((await acted(expo, kitchen, recall)).status).toBe(200)
  expect(await stateOf(made)).toEqual(['preparing', 'waiting,waiting,waiting'])
})

test('[R04] two stations bump the last dishes of a ticket at once: it is ready once, fifty times of fifty', async () => {
  for (let round = 0; round < 50; round += 1) {
    const made = await makeTicket(api.database, {
      ...{ status: 'preparing', dishes: ['margherita', 'fish-soup'], email: 'guest@example.no' },
    })
    const [pizza, soup] = made.lineIds
    const both = await Promise.all([bumpLines(hot, made, [pizza]), bumpLines(cold, made, [soup])])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect([await stateOf(made), await finishesOf(made)]).toEqual([['ready', 'done,done'], 1])
  }
  const mails = await api.database.execute(`select count(*) as n from outbox where kind = 'R5'`)
  expect(Number(mails.rows[0]?.['n'])).toBe(50)
})

test('[R04] a bump that is sent twice is done once, and one that comes too late learns who was first', async () => {
  const made = await makeTicket(api.database, {
    ...{ status: 'preparing', dishes: ['margherita', 'fish-soup'] },
  })
  const [pizza] = made.lineIds
  const action = {
    ...{ kind: 'lines_done', ticketId: made.id, rev: 1, lineIds: [pizza] },
    clientEventId: crypto.randomUUID(),
  }
  const twice = await Promise.all([acted(hot, kitchen, action), acted(hot, kitchen, action)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const late = await bumpLines(expo, made, [pizza])
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ code: 'ticket_moved', current: { by: 'Hot' } })
  const unknown = await bumpLines(hot, made, ['nobody'])
  expect(await codeIn(unknown)).toBe('line_not_found')
  expect(await codeIn(await bumpLines(hot, made, []))).toBe('invalid_input')
})

test('[R04] a strict expo waits for its stations, and is told for which, in words', async () => {
  const { rev } = await teamOf()
  expect((await owner.send('PATCH', admin(''), { rev, isExpoStrict: true })).status).toBe(200)
  expect((await feedOf(expo, kitchen)).isExpoStrict).toBe(true)
  const made = await makeTicket(api.database, {
    ...{ status: 'preparing', dishes: ['margherita', 'fish-soup', 'coffee'] },
  })
  const [pizza, soup] = made.lineIds
  const refused = await finish(expo, made)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'stations_open',
    message: 'Not done yet: Pizza, Kjøkken. A ticket is ready once all of its stations are.',
  })
  await bumpLines(hot, made, [pizza])
  expect(await (await finish(expo, made)).json()).toMatchObject({
    message: expect.stringContaining('Not done yet: Kjøkken.'),
  })
  await bumpLines(cold, made, [soup])
  // The coffee is nobody’s: expo pours it.
  expect((await finish(expo, made, 3)).status).toBe(200)
  expect(await stateOf(made)).toEqual(['ready', 'done,done,done'])
})

test('[R04] expo that need not wait bumps whole tickets', async () => {
  const made = await makeTicket(api.database, {
    ...{ status: 'preparing', dishes: ['margherita', 'fish-soup'] },
  })
  expect((await finish(expo, made)).status).toBe(200)
  expect(await stateOf(made)).toEqual(['ready', 'done,done'])
  expect(await codeIn(await bumpLines(hot, made, [made.lineIds[0]]))).toBe('ticket_moved')
})

test('[R04] a dish that moves to another station is sent anew with the tickets that are open', async () => {
  const made = await makeTicket(api.database, { status: 'preparing' })
  const before = await feedOf(hot, kitchen)
  const { stations, sections } = await teamOf()
  const dish = sections[0]?.dishes.find(({ title }) => title === 'Margherita')
  const other = stations[1]?.id ?? ''
  const path = admin(`/dishes/${dish?.id}/station`)
  const move = { stationId: other, seen: dish?.stationId ?? null }
  expect((await owner.send('PUT', path, move)).status).toBe(200)
  // Sent again it is done already; seen as it was before, it is another’s change.
  expect((await owner.send('PUT', path, move)).status).toBe(200)
  const late = await owner.send('PUT', path, { ...move, stationId: null })
  expect([late.status, await codeIn(late)]).toEqual([409, 'stale'])
  const after = await feedOf(hot, kitchen, before.rev)
  expect(after.tickets.map(({ id, lines }) => [id, lines[0]?.stationId])).toEqual([
    [made.id, other],
  ])
  const back = { stationId: dish?.stationId ?? null, seen: other }
  expect((await owner.send('PUT', path, back)).status).toBe(200)
})

test('[R04] stations are added once, renamed, put in order, and refuse a name twice', async () => {
  const key = crypto.randomUUID()
  const twice = await Promise.all([added('Bar', key), added('Bar', key)])
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  const taken = await added('Bar')
  expect(await taken.json()).toMatchObject({ code: 'station_name_taken', field: 'name' })
  expect(await codeIn(await added('  '))).toBe('worker_name_missing')
  expect(await codeIn(await added('x'.repeat(41)))).toBe('worker_name_long')
  const { stations } = await teamOf()
  expect(stations.map(({ name }) => name)).toEqual(['Pizza', 'Kjøkken', 'Bar'])
  const bar = stations[2]
  const path = admin(`/stations/${bar?.id}`)
  const rename = (name: string, rev = bar?.rev) => owner.send('PATCH', path, { rev, name })
  expect(await codeIn(await rename('Pizza'))).toBe('station_name_taken')
  expect((await rename('Bakeri')).status).toBe(200)
  expect((await rename('Bakeri')).status).toBe(200)
  expect(await codeIn(await rename('Kiosk'))).toBe('stale')
  const seen = stations.map(({ id }) => id)
  const ids = seen.toReversed()
  const order = admin('/stations/order')
  expect((await owner.send('PUT', order, { ids, seen })).status).toBe(200)
  expect((await owner.send('PUT', order, { ids, seen })).status).toBe(200)
  const other = [seen[1], seen[0], seen[2]]
  expect(await codeIn(await owner.send('PUT', order, { ids: other, seen }))).toBe('stale')
  expect((await teamOf()).stations.map(({ name }) => name)).toEqual(['Bakeri', 'Kjøkken', 'Pizza'])
  // The order of one kitchen is none of another’s.
  const bryggen = await teamOf(await restaurantIdOf(api, 'bryggen'))
  expect(bryggen.stations.map(({ name }) => name)).toEqual(['Varm', 'Kald'])
})

test('[R04] a kitchen has twenty stations and no more', async () => {
  const { stations } = await teamOf()
  for (let at = stations.length; at < 20; at += 1) expect((await added(`S ${at}`)).status).toBe(201)
  const more = await added('One more')
  expect(await more.json()).toMatchObject({
    code: 'too_many_stations',
    message: 'A kitchen has at most 20 stations.',
  })
  await api.database.execute(`delete from kitchen_stations where name like 'S %'`)
})

test('[R04] the dishes of a station that is removed are everybody’s, and its screen is expo', async () => {
  await added('Grill')
  const station = (await teamOf()).stations.find(({ name }) => name === 'Grill')
  const [section] = (await teamOf()).sections
  const dish = section?.dishes[0]
  await owner.send('PUT', admin(`/dishes/${dish?.id}/station`), {
    ...{ stationId: station?.id, seen: dish?.stationId },
  })
  const screen = await screenOf('Grill')
  await standAt(screen, 'Grill')
  const before = await feedOf(screen, kitchen)
  const path = admin(`/stations/${station?.id}`)
  expect(await codeIn(await owner.send('DELETE', `${path}?rev=7`))).toBe('stale')
  const both = await Promise.all([1, 2].map(() => owner.send('DELETE', `${path}?rev=1`)))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  const after = await teamOf()
  expect(after.sections[0]?.dishes[0]?.stationId).toBeNull()
  expect(((await (await screen.get(kitchen)).json()) as Kitchen).stationIds).toEqual([])
  const feed = await feedOf(screen, kitchen, before.rev)
  expect(feed.stations.map(({ name }) => name)).not.toContain('Grill')
  await owner.send('PUT', admin(`/dishes/${dish?.id}/station`), {
    ...{ stationId: dish?.stationId, seen: null },
  })
})

test('[R04] nobody touches the stations of another kitchen, nor puts a dish at them', async () => {
  const bryggen = await restaurantIdOf(api, 'bryggen')
  const foreign = (await teamOf(bryggen)).stations[0]
  const dish = (await teamOf()).sections[0]?.dishes[0]
  const answers = [
    await owner.send('PATCH', admin(`/stations/${foreign?.id}`), { rev: 1, name: 'Mine' }),
    await owner.send('DELETE', admin(`/stations/${foreign?.id}?rev=1`)),
    await owner.send('PUT', admin(`/dishes/${dish?.id}/station`), {
      ...{ stationId: foreign?.id, seen: dish?.stationId },
    }),
    await owner.send('PUT', admin(`/dishes/${dish?.id}/station`, bryggen), {
      ...{ stationId: foreign?.id, seen: dish?.stationId },
    }),
    await owner.send('PUT', admin('/stations/order'), { ids: [foreign?.id], seen: [foreign?.id] }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

test('[12] who only looks changes no station, and a customer sees none', async () => {
  const viewer = await callerOf(api, 'viewer')
  const seen = (await (await viewer.get('/api/admin/kitchens')).json()) as KitchenTeam
  expect(seen.mayEdit).toBe(false)
  const key = { 'idempotency-key': crypto.randomUUID() }
  for (const caller of [viewer, await callerOf(api, 'customer'), await callerOf(api, 'editor')]) {
    const answer = await caller.send('POST', admin('/stations'), { name: 'Mine' }, key)
    expect(answer.status).toBe(403)
  }
})
