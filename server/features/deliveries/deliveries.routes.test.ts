import { expect, test } from 'vitest'
import type { EditableDeliveries, EditableDelivery } from '#domain/deliveries.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { checkoutOf, deliveryOf, orderFor, placed } from '#tests/support/shopping.ts'

const api = useApi()
const { buyer, rows } = usePlacing(api)

const path = '/api/admin/deliveries'

async function deliveriesOf(reader: Visitor): Promise<EditableDelivery[]> {
  return ((await (await reader.get(path)).json()) as EditableDeliveries).deliveries
}

async function way(reader: Visitor, kind: EditableDelivery['kind']): Promise<EditableDelivery> {
  const found = (await deliveriesOf(reader)).find((each) => each.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}

async function change(editor: Visitor, delivery: EditableDelivery, wanted: object) {
  const body = { rev: delivery.rev, ...wanted }
  const response = await editor.send('PATCH', `${path}/${delivery.id}`, body)
  return {
    status: response.status,
    body: (await response.json()) as EditableDeliveries & ErrorBody,
  }
}

const noon = { weekday: 4, fromMinute: 720, toMinute: 840, capacity: 3 }

test('[O02] a new way of delivery is made once, hidden, and offered by the next checkout once it is shown', async () => {
  const owner = await callerOf(api, 'owner')
  const before = await deliveriesOf(owner)
  const made = { kind: 'pickup', languageCode: 'nb', name: 'Hent på torget' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = async () => owner.send('POST', path, made, headers)
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const all = await deliveriesOf(owner)
  expect(all).toHaveLength(before.length + 1)
  const fresh = all.at(-1)
  if (!fresh) throw new Error('nothing was made')
  expect(fresh).toMatchObject({
    isActive: false,
    words: { nb: { name: 'Hent på torget' } },
  })
  expect((await owner.send('POST', path, { ...made, name: 'Other' }, headers)).status).toBe(409)

  const visitor = await buyer()
  expect((await checkoutOf(visitor)).deliveries).toHaveLength(before.length)
  const shown = await change(owner, fresh, {
    isActive: true,
    slots: [noon],
    leadDays: 0,
  })
  expect(shown.status).toBe(200)
  const view = (await checkoutOf(visitor)).deliveries.find(({ id }) => id === fresh.id)
  expect(view).toMatchObject({ name: 'Hent på torget' })
  expect(view?.days[0]).toMatchObject({
    date: '2026-11-19',
    slots: [{ text: '12–14' }],
  })

  // The same call again is done, another one of the revision before is told.
  const again = await change(owner, fresh, {
    isActive: true,
    slots: [noon],
    leadDays: 0,
  })
  expect(again.status).toBe(200)
  const late = await change(owner, fresh, { leadDays: 3 })
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { leadDays: 0 } },
  })

  const removed = await owner.send('DELETE', `${path}/${fresh.id}?rev=${fresh.rev + 1}`)
  expect(removed.status).toBe(200)
  expect(await deliveriesOf(owner)).toEqual(before)
  expect((await owner.send('DELETE', `${path}/${fresh.id}?rev=2`)).status).toBe(404)
})

test('[O02] freight, free from and zones count from the next checkout on; what is ordered keeps its own', async () => {
  const owner = await callerOf(api, 'owner')
  const van = await way(owner, 'own_van')
  const visitor = await buyer()
  const to = {
    shippingKind: 'own_van',
    street: 'Vei 1',
    postcode: '5003',
    city: 'Bergen',
  } as const
  const { number } = await placed(visitor, {
    ...to,
    payment: 'pay_on_delivery',
  })
  const zones = [
    { city: 'Bergen', postcodes: '5003-5005', weekdays: [4], priceOre: 12_345 },
    { city: 'Os', postcodes: '5200', weekdays: [2], priceOre: 0 },
  ]
  expect((await change(owner, van, { zones, freeFromOre: null })).status).toBe(200)
  expect((await way(owner, 'own_van')).zones).toEqual(zones)
  const next = await buyer({ 'cultured-butter': 20 })
  const offered = deliveryOf(await checkoutOf(next, '5003'), 'own_van')
  expect(offered).toMatchObject({ priceOre: 12_345 })
  expect(offered.days[0]?.date).toBe('2026-11-26')
  expect(deliveryOf(await checkoutOf(next, '5031'), 'own_van').reason).toBe('area')
  const [order] = await rows('select shipping_ore from orders where number = ?', number)
  expect(order).toMatchObject({ shipping_ore: 8900 })

  const post = await way(owner, 'post')
  const rates = [{ upToG: 1_000_000, priceOre: 5000 }]
  expect((await change(owner, post, { rates })).status).toBe(200)
  const jam = deliveryOf(await checkoutOf(await buyer({ 'blueberry-jam': 1 }), '5003'), 'post')
  expect(jam.priceOre).toBe(5000)
  expect((await change(owner, await way(owner, 'own_van'), { zones: van.zones })).status).toBe(200)
})

test('[O02] an open checkout whose way or time has gone is told, and nothing is ordered', async () => {
  const owner = await callerOf(api, 'owner')
  const pickup = await way(owner, 'pickup')
  const visitor = await buyer()
  const order = orderFor(await checkoutOf(visitor))
  const place = async () =>
    (await (await visitor.send('POST', '/api/orders', order)).json()) as ErrorBody
  const slots = pickup.slots.filter(({ fromMinute }) => fromMinute !== order.form.fromMinute)
  await change(owner, pickup, { slots })
  expect(await place()).toMatchObject({
    code: 'slot_taken',
    field: 'form.date',
  })
  await change(owner, await way(owner, 'pickup'), {
    slots: pickup.slots,
    isActive: false,
  })
  expect(await place()).toMatchObject({
    code: 'method_unavailable',
    field: 'form.methodId',
  })
  await change(owner, await way(owner, 'pickup'), { isActive: true })
  expect(await place()).toMatchObject({ number: expect.any(String) })
})

test('[O02] a time cannot have less room than it has orders; it can be taken out, and its orders keep it', async () => {
  const owner = await callerOf(api, 'owner')
  const { number } = await placed(await buyer())
  await placed(await buyer())
  const [booked] = await rows(
    'select promised_date as date, promised_from_minute as minute from orders where number = ?',
    number,
  )
  const pickup = await way(owner, 'pickup')
  const at = pickup.slots.findIndex(
    ({ weekday, fromMinute }) =>
      fromMinute === booked?.['minute'] && weekday === new Date(String(booked['date'])).getUTCDay(),
  )
  const withRoom = (capacity: number) =>
    pickup.slots.map((slot, index) => (index === at ? { ...slot, capacity } : slot))
  const [taken] = await rows(
    'select taken from slot_bookings where method_id = ? and date = ? and from_minute = ?',
    ...[pickup.id, String(booked?.['date']), String(booked?.['minute'])],
  )
  const count = Number(taken?.['taken'])
  const refused = await change(owner, pickup, { slots: withRoom(count - 1) })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'slot_booked', field: `slots.${at}.capacity` },
  })
  expect(refused.body.message).toContain(String(count))
  expect(await way(owner, 'pickup')).toEqual(pickup)
  expect((await change(owner, pickup, { slots: withRoom(count) })).status).toBe(200)
  const without = pickup.slots.filter((_, index) => index !== at)
  expect((await change(owner, await way(owner, 'pickup'), { slots: without })).status).toBe(200)
  const [after] = await rows('select promised_date as date from orders where number = ?', number)
  expect(after).toMatchObject({ date: booked?.['date'] })
  expect((await way(owner, 'pickup')).booked).toBe(pickup.booked)
  await change(owner, await way(owner, 'pickup'), { slots: pickup.slots })
})

test('[O02] an order and a smaller room at once: never more orders than room', async () => {
  const owner = await callerOf(api, 'owner')
  for (let round = 0; round < 5; round += 1) {
    await rows('delete from slot_bookings')
    const pickup = await way(owner, 'pickup')
    const slots = pickup.slots.map((slot) => ({ ...slot, capacity: 0 }))
    const visitor = await buyer()
    const order = orderFor(await checkoutOf(visitor))
    const [saved] = await Promise.all([
      change(owner, pickup, { slots }),
      visitor.send('POST', '/api/orders', order),
    ])
    const over =
      await rows(`select 1 from slot_bookings join shipping_slots using (method_id, from_minute)
      where weekday = cast(strftime('%w', date) as integer) and taken > shipping_slots.capacity`)
    expect([round, saved.status, over.length]).toEqual([round, saved.status, 0])
    await change(owner, await way(owner, 'pickup'), { slots: pickup.slots })
  }
})

test('[O02] a way that was ordered with stays; one that two people change is told to the second', async () => {
  const owner = await callerOf(api, 'owner')
  await placed(await buyer())
  const pickup = await way(owner, 'pickup')
  const response = await owner.send('DELETE', `${path}/${pickup.id}?rev=${pickup.rev}`)
  expect([response.status, await response.json()]).toMatchObject([409, { code: 'delivery_used' }])
  const both = await Promise.all([
    change(owner, pickup, { leadDays: 2 }),
    change(owner, pickup, { leadDays: 3 }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await change(owner, await way(owner, 'pickup'), {
    leadDays: pickup.leadDays,
  })
})

test('[O02] words are saved in each language, and the order of the ways is the checkout’s', async () => {
  const owner = await callerOf(api, 'owner')
  const pickup = await way(owner, 'pickup')
  const url = `${path}/${pickup.id}/languages`
  const words = { name: 'Pick it up', description: '  At\tthe door ' }
  const save = async (code: string, rev: number, body: object = words) =>
    owner.send('PUT', `${url}/${code}`, { ...body, rev })
  expect((await save('en', pickup.rev)).status).toBe(200)
  expect((await save('en', pickup.rev)).status).toBe(200)
  expect((await save('xx', pickup.rev + 1)).status).toBe(404)
  expect(await (await save('en', pickup.rev + 1, { ...words, name: ' ' })).json()).toMatchObject({
    ...{ code: 'delivery_name_missing', field: 'name' },
  })
  const visitor = await buyer()
  expect((await checkoutOf(visitor)).deliveries[0]).toMatchObject({
    name: 'Pick it up',
    description: 'At the door',
  })
  const seen = (await deliveriesOf(owner)).map(({ id }) => id)
  const ids = seen.toReversed()
  expect((await owner.send('PUT', `${path}/order`, { ids, seen })).status).toBe(200)
  expect((await checkoutOf(visitor)).deliveries.map(({ id }) => id)).toEqual(ids)
  const stale = await owner.send('PUT', `${path}/order`, {
    ids: seen.toSorted(),
    seen,
  })
  expect(stale.status).toBe(409)
  await owner.send('PUT', `${path}/order`, { ids: seen, seen: ids })
})

const slotAt = (fromMinute: number, toMinute: number) => ({
  ...noon,
  fromMinute,
  toMinute,
})
const zone = { city: 'Os', postcodes: '5200', weekdays: [1], priceOre: 100 }

test.each([
  [{ temperatures: [] }, 'temperature_missing', 'temperatures'],
  [{ freeFromOre: -1 }, 'amount_invalid', 'freeFromOre'],
  [{ cutOffHour: 25 }, 'hour_invalid', 'cutOffHour'],
  [{ leadDays: 1.5 }, 'days_invalid', 'leadDays'],
  [{ rates: [{ upToG: 0, priceOre: 1 }] }, 'weight_invalid', 'rates.0.upToG'],
  [{ rates: [1, 1].map((upToG) => ({ upToG, priceOre: 1 })) }, 'weight_twice', 'rates.1.upToG'],
  [{ rates: [{ upToG: 1, priceOre: null }] }, 'amount_invalid', 'rates.0.priceOre'],
  [{ zones: [{ ...zone, postcodes: '52' }] }, 'postcodes_invalid', 'zones.0.postcodes'],
  [{ zones: [zone, { ...zone, city: 'Å' }] }, 'postcode_twice', 'zones.1.postcodes'],
  [{ zones: [{ ...zone, weekdays: [] }] }, 'weekday_missing', 'zones.0.weekdays'],
  [{ zones: [{ ...zone, city: '' }] }, 'city_missing', 'zones.0.city'],
  [{ slots: [slotAt(600, 600)] }, 'times_crossed', 'slots.0.toMinute'],
  [{ slots: [slotAt(600, 700), slotAt(650, 720)] }, 'slots_overlap', 'slots.1.fromMinute'],
  [{ slots: [{ ...noon, capacity: -1 }] }, 'capacity_invalid', 'slots.0.capacity'],
  [{ slots: [{ ...noon, fromMinute: null }] }, 'clock_invalid', 'slots.0.fromMinute'],
])('%j is refused at its field, and nothing is written', async (wanted, code, field) => {
  const owner = await callerOf(api, 'owner')
  const before = await deliveriesOf(owner)
  const answer = await change(owner, await way(owner, 'own_van'), wanted)
  expect(answer).toMatchObject({ status: 422, body: { code, field } })
  expect(await deliveriesOf(owner)).toEqual(before)
})

test('[P03] the log tells what was changed, and by whom', async () => {
  const owner = await callerOf(api, 'owner')
  await change(owner, await way(owner, 'post'), { freeFromOre: 50_000 })
  const [entry] = await rows(
    `select action, actor_id, data from audit_log where entity = 'delivery' order by rowid desc limit 1`,
  )
  expect(entry).toMatchObject({
    action: 'delivery_changed',
    actor_id: owner.person?.id,
  })
  expect(JSON.parse(String(entry?.['data']))).toMatchObject({
    changes: [{ field: 'freeFromOre', after: 50_000 }],
  })
})

test('[O01] a way of paying that is not offered is shown to nobody, and taken from nobody', async () => {
  const owner = await callerOf(api, 'owner')
  const settings = '/api/admin/settings'
  const ordering = async () =>
    (
      (await (await owner.get(settings)).json()) as {
        ordering: { rev: number }
      }
    ).ordering
  const save = async (paymentMethods: string[]) =>
    owner.send('PUT', `${settings}/ordering`, {
      ...(await ordering()),
      paymentMethods,
    })
  const visitor = await buyer()
  const order = orderFor(await checkoutOf(visitor))
  expect((await save(['invoice'])).status).toBe(200)
  const view = await checkoutOf(visitor)
  expect(deliveryOf(view, 'pickup').payments).toEqual({
    private: [],
    business: ['invoice'],
  })
  expect(await (await visitor.send('POST', '/api/orders', order)).json()).toMatchObject({
    ...{ code: 'payment_unavailable', field: 'form.payment' },
  })
  expect((await save(['pay_on_pickup'])).status).toBe(200)
  expect((await checkoutOf(visitor)).deliveries.every(({ kind }) => kind === 'pickup')).toBe(true)
  expect(await (await save([])).json()).toMatchObject({
    ...{ code: 'payment_missing', field: 'paymentMethods' },
  })
  expect((await save(['pay_on_pickup', 'pay_on_delivery', 'invoice'])).status).toBe(200)
})
