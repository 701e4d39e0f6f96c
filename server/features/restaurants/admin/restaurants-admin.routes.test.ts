import { expect, test } from 'vitest'
import type {
  AdminRestaurant,
  AdminRestaurants,
  TableCards,
} from '#domain/admin-restaurants.schema.ts'
import { newId } from '#domain/ids.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import type { Menu, Restaurants } from '#domain/restaurants.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { kitchenManagerOf, pairedScreen, restaurantIdOf } from '#tests/support/kitchens.ts'
import { callerOf } from '#tests/support/people.ts'
import { makeTicket } from '#tests/support/restaurant-orders.ts'

const api = useApi()
const path = '/api/admin/restaurants'
const today = osloClock(Date.now()).date

const listed = async (caller: Visitor) =>
  (await (await caller.get(path)).json()) as AdminRestaurants

async function called(caller: Visitor, slug: string): Promise<AdminRestaurant> {
  const { restaurants } = await listed(caller)
  const found = restaurants.find((each) => each.slug === slug)
  if (!found) throw new Error(`no restaurant ${slug}`)
  return found
}

const storhuset = {
  languageCode: 'en',
  name: 'Storhuset',
  slug: 'storhuset',
  street: 'Storgata 1',
  postcode: '5003',
  city: 'Bergen',
  phone: '55 00 00 99',
}

async function made(owner: Visitor, slug: string): Promise<AdminRestaurant> {
  const answer = await owner.send('POST', path, { ...storhuset, slug })
  expect(answer.status).toBe(201)
  return called(owner, slug)
}

const seenByGuests = async () => {
  const answer = await api.visitor({ language: 'en' }).get('/api/restaurants')
  return ((await answer.json()) as Restaurants).restaurants.map(({ slug }) => slug)
}
const menuOf = (slug: string) => api.visitor({ language: 'en' }).get(`/api/restaurants/${slug}`)

test('a restaurant is made once, a draft that nobody else sees anywhere', async () => {
  const owner = await callerOf(api, 'owner')
  const key = { 'idempotency-key': newId() }
  const make = () => owner.send('POST', path, storhuset, key)
  expect((await Promise.all([make(), make()])).map(({ status }) => status)).toEqual([201, 201])
  const it = await called(owner, 'storhuset')
  expect(it).toMatchObject({
    status: 'draft',
    phone: '+4755000099',
    words: { en: { name: 'Storhuset' } },
  })
  expect((await listed(owner)).restaurants.filter(({ slug }) => slug === 'storhuset')).toHaveLength(
    1,
  )
  expect(await seenByGuests()).not.toContain('storhuset')
  const guest = api.visitor({ language: 'en' })
  const closed = [
    '/api/restaurants/storhuset',
    `/api/restaurants/${it.id}/checkout`,
    `/api/queue/${it.id}`,
  ]
  for (const address of closed)
    expect([address, (await guest.get(address)).status]).toEqual([address, 404])
  expect(await (await guest.get('/api/search?q=storhuset')).text()).not.toContain('restaurant-menu')
  const { rows } = await api.database.execute({
    sql: 'select key from menu_sections where restaurant_id = ?',
    args: [it.id],
  })
  expect(rows.map((row) => row['key'])).toEqual(['menu'])
})

test('an opened restaurant without dishes, hours or words in the page’s language has its pages', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev } = await made(owner, 'emptyhouse')
  const opened = { rev, status: 'open' }
  expect((await owner.send('PATCH', `${path}/${id}`, opened)).status).toBe(200)
  expect((await owner.send('PATCH', `${path}/${id}`, opened)).status).toBe(200)
  expect(await seenByGuests()).toContain('emptyhouse')
  const menu = (await (
    await api.visitor({ language: 'ar' }).get('/api/restaurants/emptyhouse')
  ).json()) as Menu
  expect(menu).toMatchObject({
    restaurant: { name: 'Storhuset', opening: { isOpen: false } },
    sections: [],
  })
  const guest = api.visitor({ language: 'en' })
  expect((await guest.get(`/api/restaurants/${id}/checkout`)).status).toBe(200)
  expect((await guest.get(`/api/queue/${id}`)).status).toBe(200)
  expect(await (await guest.get('/api/search?q=storhuset')).text()).toContain(
    '/restaurant-menu/emptyhouse',
  )
})

test('an address that changes leads on, and no two restaurants have one', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev } = await made(owner, 'first-name')
  const move = (slug: string, seen: number) =>
    owner.send('PATCH', `${path}/${id}`, { rev: seen, slug })
  expect(await refusal(await move('kvernhuset', rev))).toMatchObject({
    ...{ status: 409, code: 'restaurant_slug_taken', field: 'slug' },
  })
  expect(await refusal(await move('Admin', rev))).toMatchObject({ code: 'slug_reserved' })
  expect(await refusal(await move('a b', rev))).toMatchObject({ code: 'slug_invalid' })
  expect((await move('second-name', rev)).status).toBe(200)
  expect((await move('third-name', rev + 1)).status).toBe(200)
  const { rows } = await api.database.execute(
    `select from_path, to_path from redirects where from_path like '/restaurant-menu/%' order by from_path`,
  )
  expect(rows.map((row) => [row['from_path'], row['to_path']])).toEqual([
    ['/restaurant-menu/first-name', '/restaurant-menu/third-name'],
    ['/restaurant-menu/second-name', '/restaurant-menu/third-name'],
  ])
  const taken = await owner.send('POST', path, { ...storhuset, slug: 'third-name' })
  expect(await refusal(taken)).toMatchObject({ code: 'restaurant_slug_taken', field: 'slug' })
})

test.each([
  [{ street: 'x' }, 'street_invalid'],
  [{ postcode: '12' }, 'postcode_invalid'],
  [{ city: '' }, 'city_missing'],
  [{ phone: '12' }, 'phone_invalid'],
  [{ leadMinutes: 241 }, 'lead_minutes_invalid'],
  [{ slotMinutes: 4 }, 'slot_minutes_invalid'],
  [{ slotPoints: 0 }, 'slot_points_invalid'],
  [{ acceptMinutes: 'soon' }, 'accept_minutes_invalid'],
  [{ daysAhead: 15 }, 'days_ahead_invalid'],
  [{ halfSurchargeOre: -1 }, 'amount_invalid'],
  [{ halfToppingBp: 10_001 }, 'share_invalid'],
  [{ hasEatIn: false, hasPickup: false }, 'service_missing'],
])('%j is refused at its field, and nothing is written', async (change, code) => {
  const owner = await callerOf(api, 'owner')
  const before = await called(owner, 'kvernhuset')
  const answer = await owner.send('PATCH', `${path}/${before.id}`, { rev: before.rev, ...change })
  expect(await refusal(answer)).toMatchObject({ status: 422, code, field: Object.keys(change)[0] })
  expect(await called(owner, 'kvernhuset')).toMatchObject({
    rev: before.rev,
    slotMinutes: before.slotMinutes,
  })
})

test('words are searched as they are written, in their language', async () => {
  const manager = await kitchenManagerOf(api, 'bryggen')
  const { id, rev, words } = await called(manager, 'bryggen')
  const body = { name: 'Kåres Brygge', description: 'Fisk fra Ålesund', rev }
  const save = () => manager.send('PUT', `${path}/${id}/languages/nb`, body)
  expect([(await save()).status, (await save()).status]).toEqual([200, 200])
  const found = await api.visitor({ language: 'nb' }).get('/api/search?q=kares+alesund')
  expect(await found.text()).toContain('/restaurant-menu/bryggen')
  expect((await called(manager, 'bryggen')).words['en']).toEqual(words['en'])
  expect((await manager.send('PUT', `${path}/${id}/languages/xx`, body)).status).toBe(404)
})

const open = (weekday: number, opensMinute: number, closesMinute: number) => ({
  ...{ weekday, opensMinute, closesMinute },
})

test('the hours of a week and its exceptions are one write, and guests meet them at once', async () => {
  const manager = await kitchenManagerOf(api, 'kvernhuset')
  const { id, rev } = await called(manager, 'kvernhuset')
  const always = Array.from({ length: 7 }, (_, weekday) => open(weekday, 0, 24 * 60))
  const hours = { weekly: always, exceptions: [], rev }
  const save = (body: object) => manager.send('PUT', `${path}/${id}/hours`, body)
  expect([(await save(hours)).status, (await save(hours)).status]).toEqual([200, 200])
  expect(((await (await menuOf('kvernhuset')).json()) as Menu).restaurant.opening.isOpen).toBe(true)
  // Until 24:00 is until the next day begins.
  expect((await called(manager, 'kvernhuset')).weekly).toEqual(
    always.map((each) => ({ ...each, closesMinute: 0 })),
  )
  const closed = { date: today, periods: [], reasons: { en: 'Inventory', nb: '' } }
  // The evening of the day before goes on until midnight, and no further.
  const body = { weekly: always, exceptions: [closed], rev: rev + 1 }
  expect((await save(body)).status).toBe(200)
  const menu = (await (await menuOf('kvernhuset')).json()) as Menu
  expect(menu.restaurant.opening).toMatchObject({ isOpen: false, reason: 'Inventory' })
  expect((await called(manager, 'kvernhuset')).exceptions).toEqual([
    { date: today, periods: [], reasons: { en: 'Inventory' } },
  ])
  expect(await refusal(await save({ ...hours, rev: rev + 1 }))).toMatchObject({
    status: 409,
    code: 'stale',
  })
})

test('times that overlap, also over midnight, are refused at their field', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev, weekly } = await called(owner, 'fjellheim')
  const save = (change: object) =>
    owner.send('PUT', `${path}/${id}/hours`, { weekly: [], exceptions: [], rev, ...change })
  const wrong: [object, string, string][] = [
    [{ weekly: [open(1, 600, 900), open(1, 840, 960)] }, 'periods_overlap', 'weekly.1.opensMinute'],
    [{ weekly: [open(6, 1080, 120), open(0, 60, 300)] }, 'periods_overlap', 'weekly.1.opensMinute'],
    [{ weekly: [open(0, 1440, 60)] }, 'clock_invalid', 'weekly.0.opensMinute'],
    [
      { weekly: [{ weekday: 1, opensMinute: null, closesMinute: 60 }] },
      'clock_invalid',
      'weekly.0.opensMinute',
    ],
    [
      {
        exceptions: [
          {
            date: today,
            periods: [
              { opensMinute: 0, closesMinute: 60 },
              { opensMinute: 30, closesMinute: 90 },
            ],
            reasons: {},
          },
        ],
      },
      ...(['periods_overlap', 'exceptions.0.periods.1.opensMinute'] as const),
    ],
    [{ exceptions: [exceptionOn(today), exceptionOn(today)] }, 'date_twice', 'exceptions.1.date'],
    [{ exceptions: [exceptionOn('2026-02-30')] }, 'date_invalid', 'exceptions.0.date'],
    [{ exceptions: [exceptionOn(addDays(today, -9))] }, 'exception_past', 'exceptions.0.date'],
  ]
  for (const [change, code, field] of wrong)
    expect(await refusal(await save(change))).toMatchObject({ code, field })
  // Where one ends the next may begin.
  const touching = { weekly: [open(6, 1080, 120), open(0, 120, 300)] }
  expect(await called(owner, 'fjellheim')).toMatchObject({ rev, weekly })
  expect((await save(touching)).status).toBe(200)
})

function exceptionOn(date: string) {
  return { date, periods: [], reasons: {} }
}

test('what is over stays as it was, however the rest is saved', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev } = await made(owner, 'old-days')
  const gone = addDays(today, -40)
  await api.database.execute({
    sql: `insert into opening_exceptions (id, restaurant_id, date, periods) values (?, ?, ?, '[]')`,
    args: [newId(), id, gone],
  })
  const body = { weekly: [], exceptions: [exceptionOn(gone), exceptionOn(today)], rev }
  expect((await owner.send('PUT', `${path}/${id}/hours`, body)).status).toBe(200)
  const after = await called(owner, 'old-days')
  expect([after.past, after.exceptions].map((days) => days.map(({ date }) => date))).toEqual([
    [gone],
    [today],
  ])
})

test('of two who change one restaurant the second is told, and nothing is overwritten', async () => {
  const [one, other] = [await callerOf(api, 'owner'), await kitchenManagerOf(api, 'bryggen')]
  const { id, rev, words } = await called(one, 'bryggen')
  const answers = await Promise.all([
    one.send('PATCH', `${path}/${id}`, { rev, leadMinutes: 35 }),
    other.send('PUT', `${path}/${id}/languages/en`, { name: 'Quay', description: '', rev }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const now = await called(one, 'bryggen')
  expect(now.rev).toBe(rev + 1)
  expect([now.leadMinutes === 35, now.words['en']?.name !== words['en']?.name]).toContain(false)
})

test('what screens show of a restaurant reaches them with their next question', async () => {
  const { screen, address, manager, restaurantId } = await pairedScreen(api, {
    restaurant: 'bryggen',
  })
  await makeTicket(api.database, { restaurant: 'bryggen', dishes: ['fish-soup'] })
  const feed = (await (await screen.get(`${address}/feed?since=0`)).json()) as { rev: number }
  expect((await screen.get(`${address}/feed?since=${feed.rev}`)).status).toBe(304)
  const { rev } = await called(manager, 'bryggen')
  await manager.send('PATCH', `${path}/${restaurantId}`, { rev, acceptMinutes: 5 })
  expect((await screen.get(`${address}/feed?since=${feed.rev}`)).status).toBe(200)
})

test('a table is added once, renamed, put in order and removed; an order keeps its name', async () => {
  const manager = await kitchenManagerOf(api, 'bryggen')
  const { id } = await called(manager, 'bryggen')
  const tables = async () => (await called(manager, 'bryggen')).tables
  const add = (name: string, headers = {}) =>
    manager.send('POST', `${path}/${id}/tables`, { name }, headers)
  const key = { 'idempotency-key': newId() }
  const both = await Promise.all([add('Terrace', key), add('Terrace', key)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(await refusal(await add('Terrace'))).toMatchObject({
    code: 'table_name_taken',
    field: 'name',
  })
  expect(await refusal(await add('  '))).toMatchObject({
    code: 'table_name_missing',
    field: 'name',
  })
  const terrace = (await tables()).at(-1)
  expect(terrace?.name).toBe('Terrace')
  const at = `${path}/${id}/tables/${terrace?.id}`
  const rename = (name: string, rev: number) => manager.send('PATCH', at, { name, rev })
  expect(await refusal(await rename('1', 1))).toMatchObject({
    status: 409,
    code: 'table_name_taken',
  })
  expect([(await rename('Garden', 1)).status, (await rename('Garden', 1)).status]).toEqual([
    200, 200,
  ])
  expect(await refusal(await rename('Yard', 1))).toMatchObject({ status: 409, code: 'stale' })
  const seen = (await tables()).map((table) => table.id)
  const ids = [seen.at(-1) ?? '', ...seen.slice(0, -1)]
  const order = () => manager.send('PUT', `${path}/${id}/tables/order`, { ids, seen })
  expect([(await order()).status, (await order()).status]).toEqual([200, 200])
  expect((await tables()).map((table) => table.id)).toEqual(ids)
  const ticket = await makeTicket(api.database, { restaurant: 'bryggen', dishes: ['fish-soup'] })
  await api.database.execute({
    sql: 'update restaurant_orders set table_id = ?, table_name = ? where id = ?',
    args: [terrace?.id ?? '', 'Garden', ticket.id],
  })
  expect((await manager.send('DELETE', `${at}?rev=1`)).status).toBe(409)
  expect((await manager.send('DELETE', `${at}?rev=2`)).status).toBe(200)
  expect((await manager.send('DELETE', `${at}?rev=2`)).status).toBe(404)
  const { rows } = await api.database.execute({
    sql: 'select table_id, table_name from restaurant_orders where id = ?',
    args: [ticket.id],
  })
  expect({ ...rows[0] }).toEqual({ table_id: null, table_name: 'Garden' })
})

test('a stolen card leads nowhere once its table has a new code, which is made once', async () => {
  const manager = await kitchenManagerOf(api, 'kvernhuset')
  const { id, tables } = await called(manager, 'kvernhuset')
  const [table] = tables
  if (!table) throw new Error('no table')
  const renew = (rev: number, headers = {}) =>
    manager.send('POST', `${path}/${id}/tables/${table.id}/token`, { rev }, headers)
  const guest = api.visitor()
  expect((await guest.get(`/api/tables/${table.token}`)).status).toBe(200)
  const key = { 'idempotency-key': newId() }
  const both = await Promise.all([renew(table.rev, key), renew(table.rev, key)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await guest.get(`/api/tables/${table.token}`)).status).toBe(404)
  const [now] = (await called(manager, 'kvernhuset')).tables
  expect(now).toMatchObject({ id: table.id, name: table.name, rev: table.rev + 1 })
  expect((await guest.get(`/api/tables/${now?.token}`)).status).toBe(200)
  expect(await refusal(await renew(table.rev))).toMatchObject({ status: 409, code: 'stale' })
  const view = await guest.get(`/api/restaurants/${id}/checkout?table=${table.token}`)
  expect(await view.json()).toMatchObject({
    tableProblem: {
      code: 'table_unknown',
      message: 'This table code is no longer valid. Ask the staff.',
    },
  })
  const { rows } = await api.database.execute(
    `select data from audit_log where action = 'table_token_made'`,
  )
  expect(JSON.stringify(rows)).not.toContain(now?.token)
})

test('cards hold the address of their table, in all languages of the site; one alone where one is asked for', async () => {
  const viewer = await callerOf(api, 'viewer')
  const { id, tables } = await called(viewer, 'kvernhuset')
  const cards = async (query = '') =>
    (await (await viewer.get(`${path}/${id}/cards${query}`)).json()) as TableCards
  const all = await cards()
  expect(all.cards.map(({ name }) => name)).toEqual(tables.map(({ name }) => name))
  expect(all.cards[0]?.address).toBe(`http://matverk.test/t/${tables[0]?.token}`)
  expect(all.cards[0]?.qr.path.length).toBeGreaterThan(500)
  expect(all.sentences.map(({ code }) => code).toSorted()).toEqual(['ar', 'en', 'nb', 'pl', 'uk'])
  expect((await cards(`?table=${tables[2]?.id}`)).cards.map(({ id: its }) => its)).toEqual([
    tables[2]?.id,
  ])
  expect((await viewer.get(`${path}/${id}/cards?table=${newId()}`)).status).toBe(404)
})

test('an order keeps its part of the kitchen where the slots are others from now on', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev } = await made(owner, 'slots')
  const noon = Date.parse(`${addDays(today, 1)}T11:00:00Z`)
  await api.database.execute({
    sql: 'insert into slot_points (restaurant_id, slot_at, holder, points) values (?, ?, ?, 20)',
    args: [id, noon + 15 * 60_000, newId()],
  })
  const weekly = Array.from({ length: 7 }, (_, weekday) => open(weekday, 0, 0))
  await owner.send('PUT', `${path}/${id}/hours`, { weekly, exceptions: [], rev })
  await owner.send('PATCH', `${path}/${id}`, { rev: rev + 1, status: 'open', slotMinutes: 30 })
  const view = await api.visitor().get(`/api/restaurants/${id}/checkout?mode=pickup`)
  const { days } = (await view.json()) as { days: { slots: { at: number; isFree: boolean }[] }[] }
  const slots = days.flatMap((day) => day.slots)
  // 20 of 20 points at 12:15 fill the slot from 12:00 to 12:30.
  expect(slots.find(({ at }) => at === noon)).toMatchObject({ isFree: false })
  expect(slots.find(({ at }) => at === noon + 30 * 60_000)).toBeDefined()
})

test('the order of the restaurants is the owner’s, saved whole over the one that was seen', async () => {
  const owner = await callerOf(api, 'owner')
  const seen = (await listed(owner)).restaurants.map(({ id }) => id)
  const ids = seen.toReversed()
  const order = () => owner.send('PUT', `${path}/order`, { ids, seen })
  expect([(await order()).status, (await order()).status]).toEqual([200, 200])
  const behind = { ids: [seen[1], seen[0], ...seen.slice(2)], seen }
  expect(await refusal(await owner.send('PUT', `${path}/order`, behind))).toMatchObject({
    code: 'stale',
  })
})

test('an owner says who manages a restaurant, and from then on they do', async () => {
  const owner = await callerOf(api, 'owner')
  const manager = await callerOf(api, 'kitchen_manager')
  expect(await listed(manager)).toMatchObject({ restaurants: [], people: [] })
  const { id, rev } = await called(owner, 'fjellheim')
  const people = [manager.person?.id]
  const save = (body: object) => owner.send('PUT', `${path}/${id}/managers`, body)
  expect((await listed(owner)).people.map((person) => person.id)).toContain(people[0])
  expect([(await save({ rev, people })).status, (await save({ rev, people })).status]).toEqual([
    200, 200,
  ])
  expect((await called(owner, 'fjellheim')).managers).toEqual(people)
  expect((await called(manager, 'fjellheim')).managers).toEqual([])
  const editor = await callerOf(api, 'editor')
  expect((await save({ rev: rev + 1, people: [editor.person?.id] })).status).toBe(404)
  expect(
    (await manager.send('PUT', `${path}/${id}/managers`, { rev: rev + 1, people: [] })).status,
  ).toBe(403)
  expect((await save({ rev: rev + 1, people: [] })).status).toBe(200)
  expect((await listed(manager)).restaurants).toEqual([])
  const { rows } = await api.database.execute(
    `select data from audit_log where action = 'restaurant_changed'`,
  )
  expect(JSON.stringify(rows)).not.toContain(people[0])
})

test('a manager of another restaurant finds nothing, whatever they call', async () => {
  const manager = await kitchenManagerOf(api, 'bryggen')
  const own = await restaurantIdOf(api, 'bryggen')
  const { id, rev, tables } = await called(await callerOf(api, 'owner'), 'kvernhuset')
  const table = `${path}/${id}/tables/${tables[0]?.id}`
  const ids = tables.map((each) => each.id)
  const kitchen = `/api/kitchen/${id}`
  const team = `/api/admin/kitchens/${id}`
  const calls: [string, string, object?][] = [
    ['GET', `${path}/${id}/cards`],
    ['PATCH', `${path}/${id}`, { rev, leadMinutes: 1 }],
    ['PUT', `${path}/${id}/languages/en`, { rev, name: 'Mine', description: '' }],
    ['PUT', `${path}/${id}/hours`, { rev, weekly: [], exceptions: [] }],
    ['POST', `${path}/${id}/tables`, { name: 'Mine' }],
    ['PUT', `${path}/${id}/tables/order`, { ids: ids.toReversed(), seen: ids }],
    ['PATCH', table, { rev: tables[0]?.rev, name: 'Mine' }],
    ['POST', `${table}/token`, { rev: tables[0]?.rev }],
    ['DELETE', `${table}?rev=${tables[0]?.rev}`],
    // A table of somebody else's under one's own restaurant is none.
    ['PATCH', `${path}/${own}/tables/${tables[0]?.id}`, { rev: tables[0]?.rev, name: 'Mine' }],
    ['POST', `${team}/codes`, { name: 'Mine' }],
    ['POST', `${team}/staff`, { name: 'Mine', pin: '1234' }],
    ['PATCH', `${team}/staff/${newId()}`, { rev: 1, name: 'Mine' }],
    ['DELETE', `${team}/devices/${newId()}`],
    ['GET', kitchen],
    ['GET', `${kitchen}/feed?since=0`],
    ['GET', `${kitchen}/done`],
    ['POST', `${kitchen}/shift`, {}],
    ['DELETE', `${kitchen}/shift`],
    ['POST', `${kitchen}/actions`, { clientEventId: newId(), kind: 'pause', until: null }],
  ]
  for (const [method, address, body] of calls) {
    const answer = await (method === 'GET'
      ? manager.get(address)
      : manager.send(method, address, body))
    expect([method, address, answer.status]).toEqual([method, address, 404])
  }
  expect((await manager.send('PUT', `${path}/${id}/managers`, { rev, people: [] })).status).toBe(
    403,
  )
  expect((await manager.get(`/api/kitchen/${own}/feed?since=0`)).status).toBe(200)
  for (const list of [path, '/api/admin/kitchens', '/api/kitchen'])
    expect(await (await manager.get(list)).json()).toMatchObject({ restaurants: [{ id: own }] })
})
