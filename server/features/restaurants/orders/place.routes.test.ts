import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { cartOf, refusal, useCarts } from '#tests/support/carts.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import {
  dishCheckoutOf,
  dishOrderFor,
  orderDishes,
  thursdayEvening,
  useOrdering,
} from '#tests/support/ordering.ts'
import { makeTicket } from '#tests/support/restaurant-orders.ts'
import { plain } from '#tests/support/placing.ts'

const api = useApi()
const { add } = useCarts(api)
const { addDish, guest, one } = useOrdering(api)
const minute = 60_000

async function counts() {
  return one(`select (select count(*) from restaurant_orders) as orders, (select count(*) from restaurant_order_lines) as lines,
    (select count(*) from events where entity = 'restaurant_order') as events, (select count(*) from outbox) as mails,
    (select coalesce(sum(points), 0) from slot_points) as points`)
}

async function placed(change: Parameters<typeof dishOrderFor>[1] = {}, key?: string) {
  const { visitor, restaurantId } = await guest()
  const view = await dishCheckoutOf(visitor, restaurantId, `?mode=${change.mode ?? 'pickup'}`)
  const answer = await orderDishes(visitor, restaurantId, dishOrderFor(view, change), key)
  return { visitor, restaurantId, view, answer }
}

test('[R02] an order is written whole: number, lines, VAT of taking away, slot, event, receipt, and the cart keeps its goods', async () => {
  const before = await counts()
  const { visitor, restaurantId } = await guest('kvernhuset-margherita', {
    size: 'small',
    options: [{ group: 'base', option: 'wheat', quantity: 1 }],
    allergy_note: 'no nuts',
  })
  await add(visitor, 'cultured-butter', { quantity: 6 })
  const view = await dishCheckoutOf(visitor, restaurantId)
  expect(view).toMatchObject({
    mode: 'pickup',
    totalOre: 18_900,
    asapAt: thursdayEvening + 30 * minute,
  })
  expect(view.vat).toEqual([{ rateBp: 1500, netOre: 16_435, vatOre: 2465 }])
  const answer = await orderDishes(visitor, restaurantId, dishOrderFor(view, { comment: 'Ring!' }))
  expect(answer).toMatchObject({ status: 201, ticket: 1 })
  const row = await one('select * from restaurant_orders where public_token = ?', answer.token)
  expect(row).toMatchObject({
    ...{ day: '2027-03-11', sequence: 1, ticket: 1, status: 'new', mode: 'pickup', is_asap: 1 },
    ...{ slot_at: view.asapAt, promised_at: view.asapAt, accept_by: thursdayEvening + 10 * minute },
    ...{
      total_ore: 18_900,
      points: 2,
      prep_minutes: 10,
      comment: 'Ring!',
      payment_status: 'pending',
    },
  })
  const line = await one(
    'select * from restaurant_order_lines where order_id = ?',
    String(row['id']),
  )
  expect(line).toMatchObject({
    qty: 1,
    unit_ore: 18_900,
    vat_bp: 1500,
    allergy_note: 'no nuts',
    state: 'waiting',
  })
  expect(JSON.parse(String(line['words']))).toMatchObject({
    title: { nb: 'Margherita' },
    size: { ar: expect.any(String) as string },
    options: [{ title: { nb: 'Steinbakt hvete' }, quantity: 1 }],
  })
  expect(JSON.parse(String(line['breakdown']))).toMatchObject({ total_price: 18_900 })
  expect(await counts()).toMatchObject({
    ...{
      orders: 1,
      lines: 1,
      events: Number(before['events']) + 1,
      mails: Number(before['mails']) + 1,
      points: 2,
    },
  })
  expect((await cartOf(visitor)).items.map(({ dish }) => dish)).toEqual([undefined])
})

test('[R02] eaten here, the same price holds the VAT of serving', async () => {
  const { view, answer } = await placed({ mode: 'eat_in', phone: '', email: '' })
  expect(view.vat).toEqual([{ rateBp: 2500, netOre: 12_720, vatOre: 3180 }])
  expect(answer.status).toBe(201)
})

test('[O03] sent twice, or twenty times at once, it is one order; with another content it is refused', async () => {
  const { visitor, restaurantId } = await guest()
  const body = dishOrderFor(await dishCheckoutOf(visitor, restaurantId))
  const key = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => orderDishes(visitor, restaurantId, body, key)),
  )
  expect(new Set(answers.map(({ status, token }) => `${status} ${token}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect(await counts()).toMatchObject({ orders: 1, lines: 1 })
  const other = { ...body, form: { ...body.form, name: 'Somebody else' } }
  expect(await orderDishes(visitor, restaurantId, other, key)).toMatchObject({ code: 'key_reused' })
})

test('[R02] a table’s code puts the order there; one that was tampered with, or is another restaurant’s, is refused', async () => {
  const row =
    await one(`select token, name, restaurant_id from restaurant_tables join restaurants on restaurants.id = restaurant_id
    where slug = 'kvernhuset' and name = '7'`)
  const token = String(row['token'])
  const table = await api.visitor().get(`/api/tables/${token}`)
  expect(await table.json()).toMatchObject({ name: '7', restaurant: { slug: 'kvernhuset' } })
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  expect((await api.visitor().get(`/api/tables/${wrong}`)).status).toBe(404)
  const eatIn = { mode: 'eat_in', phone: '', email: '' } as const
  const elsewhere =
    await one(`select token from restaurant_tables join restaurants on restaurants.id = restaurant_id
    where slug = 'bryggen' limit 1`)
  for (const bad of [wrong, String(elsewhere['token'])])
    expect((await placed({ ...eatIn, table: bad })).answer).toMatchObject({
      status: 422,
      code: 'table_unknown',
    })
  const { answer } = await placed({ ...eatIn, table: token })
  expect(answer.status).toBe(201)
  expect(await one('select table_name from restaurant_orders')).toMatchObject({ table_name: '7' })
})

test('[D3] with another total, or another cart, than the guest saw nothing is taken', async () => {
  const { visitor, restaurantId } = await guest()
  const body = dishOrderFor(await dishCheckoutOf(visitor, restaurantId))
  const cheap = { ...body, expectedTotalOre: 100 }
  expect(await orderDishes(visitor, restaurantId, cheap)).toMatchObject({
    status: 409,
    code: 'cart_changed',
  })
  await addDish(visitor, 'kvernhuset-apple-cake')
  expect(await orderDishes(visitor, restaurantId, body)).toMatchObject({ code: 'cart_changed' })
  await api.database.execute(
    `update products set shop_price_ore = 16900 where key = 'kvernhuset-beet-salad'`,
  )
  const now = await dishCheckoutOf(visitor, restaurantId)
  const old = { ...dishOrderFor(now), cartKey: body.cartKey }
  const refused = await orderDishes(visitor, restaurantId, old)
  await api.database.execute(
    `update products set shop_price_ore = 15900 where key = 'kvernhuset-beet-salad'`,
  )
  expect(refused).toMatchObject({ code: 'cart_changed' })
  expect(refused.fields?.map(({ code }) => code)).toContain('price_changed')
  expect(await counts()).toMatchObject({ orders: 0 })
})

test('[R01] a dish that was sold out between cart and order is named, and nothing is taken', async () => {
  const { visitor, restaurantId } = await guest()
  const body = dishOrderFor(await dishCheckoutOf(visitor, restaurantId))
  await api.database.execute('update dishes set sold_out_until = 9e15')
  const answer = await orderDishes(visitor, restaurantId, body)
  expect(answer).toMatchObject({ status: 409, code: 'dish_sold_out' })
  expect(plain(answer.message)).toBe('Beetroot salad is sold out today.')
})

test('[R02] closed, after the last slot and in a pause: refused with when it opens, and what can be had then is offered', async () => {
  const { visitor, restaurantId } = await guest()
  const body = dishOrderFor(await dishCheckoutOf(visitor, restaurantId))
  api.platform.now = () => Date.parse('2027-03-11T20:50:00Z')
  const late = await dishCheckoutOf(visitor, restaurantId)
  expect(late.closed).toBeUndefined()
  expect(late.asapAt).toBe(Date.parse('2027-03-12T10:00:00Z'))
  const closing = { ...body, form: { ...body.form, slotAt: Date.parse('2027-03-11T21:00:00Z') } }
  const afterLast = await orderDishes(visitor, restaurantId, closing)
  expect(afterLast).toMatchObject({ status: 409, code: 'slot_full' })
  expect(plain(afterLast.message)).toBe(
    'We take no more orders for 22:00. Next free: Friday 12 March, 11:00.',
  )
  api.platform.now = () => Date.parse('2027-03-11T22:00:00Z')
  const closed = await dishCheckoutOf(visitor, restaurantId)
  expect(plain(closed.closed?.message)).toBe(
    'Kvernhuset is closed then. Next opening: Friday 12 March, 11:00.',
  )
  const now = { ...body, form: { ...body.form, slotAt: Date.parse('2027-03-11T22:15:00Z') } }
  expect(await orderDishes(visitor, restaurantId, now)).toMatchObject({
    status: 409,
    code: 'restaurant_closed',
  })
  api.platform.now = () => thursdayEvening
  await api.database.execute({
    sql: `insert into restaurant_overrides values (?, 'pause', ?, 0, 0, 'Kari')`,
    args: [restaurantId, thursdayEvening + 60 * minute],
  })
  const paused = await orderDishes(visitor, restaurantId, body)
  expect(paused).toMatchObject({ code: 'restaurant_paused' })
  expect(plain(paused.message)).toBe('Orders are paused until 19:00.')
  expect((await dishCheckoutOf(visitor, restaurantId)).asapAt).toBe(thursdayEvening + 60 * minute)
})

test('[R02] a rush makes everything later by its minutes', async () => {
  const { visitor, restaurantId } = await guest()
  await api.database.execute({
    sql: `insert into restaurant_overrides values (?, 'rush', 9e15, 30, 0, 'Kari')`,
    args: [restaurantId],
  })
  expect((await dishCheckoutOf(visitor, restaurantId)).asapAt).toBe(thursdayEvening + 60 * minute)
})

test('[R02] a time that is held is nobody else’s for ten minutes, and its own guest’s to order', async () => {
  await api.database.execute('update restaurants set slot_points = 1')
  const first = await guest()
  const { restaurantId } = first
  const slotAt = thursdayEvening + 30 * minute
  const hold = async (visitor: typeof first.visitor) =>
    visitor.send('PUT', `/api/restaurants/${restaurantId}/slot`, { mode: 'pickup', slotAt })
  expect(await (await hold(first.visitor)).json()).toEqual({
    slotAt,
    until: thursdayEvening + 10 * minute,
  })
  const second = await guest()
  expect(await refusal(await hold(second.visitor))).toMatchObject({
    status: 409,
    code: 'slot_full',
  })
  expect((await dishCheckoutOf(second.visitor, restaurantId)).asapAt).toBe(slotAt + 15 * minute)
  expect((await hold(first.visitor)).status).toBe(200)
  const mine = await dishCheckoutOf(first.visitor, restaurantId)
  const chosen = dishOrderFor(mine, { isAsap: false, slotAt })
  expect((await orderDishes(first.visitor, restaurantId, chosen)).status).toBe(201)
  api.platform.now = () => thursdayEvening + 11 * minute
  const taken = dishOrderFor(await dishCheckoutOf(second.visitor, restaurantId), {
    isAsap: false,
    slotAt,
  })
  expect(await orderDishes(second.visitor, restaurantId, taken)).toMatchObject({
    code: 'slot_full',
  })
})

test('[R02] of twenty who want the last place in a slot one gets it; asked as soon as possible nobody slips by more than a slot unasked', async () => {
  await api.database.execute('update restaurants set slot_points = 1')
  const guests = await Promise.all(Array.from({ length: 20 }, () => guest()))
  const bodies = await Promise.all(
    guests.map(async ({ visitor, restaurantId }) =>
      dishOrderFor(await dishCheckoutOf(visitor, restaurantId)),
    ),
  )
  const slotAt = thursdayEvening + 30 * minute
  const answers = await Promise.all(
    guests.map(({ visitor, restaurantId }, index) => {
      const body = bodies[index]
      const form = { ...body?.form, isAsap: index >= 10, slotAt }
      return orderDishes(visitor, restaurantId, { ...body, form })
    }),
  )
  const { rows } = await api.database.execute(
    'select slot_at, sum(points) as points from slot_points group by slot_at',
  )
  expect(rows.every((row) => Number(row['points']) === 1)).toBe(true)
  expect(rows.length).toBeLessThanOrEqual(2)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(rows.length)
  const refused = new Set(answers.filter(({ status }) => status !== 201).map(({ code }) => code))
  expect([...refused].every((code) => code === 'slot_full' || code === 'busy')).toBe(true)
})

test('[R02] 500 orders in a minute are bounded: by what a guest, a phone and a house may send, and by what the kitchen can make', async () => {
  await api.database.execute('update restaurants set slot_points = 1000')
  const network = '10.9.9.9'
  const { visitor, restaurantId } = await guest('kvernhuset-beet-salad', {}, network)
  const send = async (from: typeof visitor) => {
    const view = await dishCheckoutOf(from, restaurantId, '?mode=eat_in')
    return orderDishes(from, restaurantId, dishOrderFor(view, { phone: '', email: '' }))
  }
  const answers = [await send(visitor)]
  while (answers.length < 11) {
    await addDish(visitor, 'kvernhuset-beet-salad')
    answers.push(await send(visitor))
  }
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(answers.at(-1)).toMatchObject({ status: 429, code: 'too_many_orders' })
  // Of all that was counted only the house's number is another guest's as well.
  await api.database.execute('update tries set count = 250')
  const other = await guest('kvernhuset-beet-salad', {}, network)
  expect(await send(other.visitor)).toMatchObject({ code: 'too_many_orders' })
  expect((await send((await guest()).visitor)).status).toBe(201)
  expect(await counts()).toMatchObject({ orders: 11 })
})

test('[R02] an order that is more than a slot takes those before its time', async () => {
  await api.database.execute('update restaurants set slot_points = 2')
  const { visitor, restaurantId } = await guest('kvernhuset-beet-salad')
  await addDish(visitor, 'kvernhuset-beet-salad', {}, { quantity: 4 })
  const view = await dishCheckoutOf(visitor, restaurantId)
  expect((await orderDishes(visitor, restaurantId, dishOrderFor(view))).status).toBe(201)
  const { rows } = await api.database.execute(
    'select points from slot_points order by slot_at desc',
  )
  expect(rows.map((row) => row['points'])).toEqual([2, 2, 1])
})

test('[R02] more than four slots of the kitchen no order takes', async () => {
  await api.database.execute('update restaurants set slot_points = 2')
  const { visitor, restaurantId } = await guest('kvernhuset-beet-salad')
  await addDish(visitor, 'kvernhuset-beet-salad', {}, { quantity: 7 })
  expect((await dishCheckoutOf(visitor, restaurantId)).asapAt).not.toBeNull()
  await addDish(visitor, 'kvernhuset-beet-salad', {}, { quantity: 1 })
  expect((await dishCheckoutOf(visitor, restaurantId)).asapAt).toBeNull()
})

test('[R05] no two open orders have one number, and one for another day counts on that day', async () => {
  const yesterday = thursdayEvening - 24 * 60 * minute
  await makeTicket(api.database, { status: 'accepted', placedAt: yesterday })
  const first = await placed()
  expect(first.answer).toMatchObject({ status: 201, ticket: 2 })
  const slotAt = first.view.days.at(-1)?.slots[0]?.at ?? 0
  const { answer } = await placed({ isAsap: false, slotAt })
  const ahead = await one(
    'select day, sequence from restaurant_orders where public_token = ?',
    answer.token,
  )
  expect(ahead).toEqual({ day: new Date(slotAt).toISOString().slice(0, 10), sequence: 3 })
})

test('[R04] a restaurant that takes orders by itself has accepted, and its history says who', async () => {
  await api.database.execute('update restaurants set is_auto_accepted = 1')
  const { answer } = await placed()
  const row = await one(
    'select id, status, accepted_at from restaurant_orders where public_token = ?',
    answer.token,
  )
  expect(row).toMatchObject({ status: 'accepted', accepted_at: thursdayEvening })
  const { rows } = await api.database.execute({
    sql: 'select event, actor_type from events where entity_id = ? order by id',
    args: [String(row['id'])],
  })
  expect(rows.map((each) => `${String(each['event'])} ${String(each['actor_type'])}`)).toEqual([
    'place guest',
    'accept system',
  ])
})

test.each([
  ['no name', { name: ' ' }, 'name_invalid'],
  ['a name of 41', { name: 'x'.repeat(41) }, 'guest_name_long'],
  ['no phone to take away', { phone: '' }, 'phone_invalid'],
  ['no address to take away', { email: '' }, 'email_invalid'],
  ['a note of 141', { allergyNote: 'x'.repeat(141) }, 'kitchen_note_long'],
  ['terms not accepted', { terms: false }, 'terms_missing'],
])('[O01] %s is said at its field', async (_, change, code) => {
  const { answer } = await placed(change)
  expect(answer).toMatchObject({ status: 422, code })
  expect(answer.field).toBe(`form.${Object.keys(change)[0]}`)
})

test('[O05] the receipt says number, dishes and sum in the guest’s language, and nothing that was typed', async () => {
  const { answer } = await placed({ name: 'Evil http://evil.example', comment: 'Buy now' })
  const mailer = mailServer()
  await deliverDue(jobAt(api, thursdayEvening + minute), { mailer, renderers: mailRenderers })
  const mail = mailer.taken.at(-1)
  expect(plain(mail?.subject)).toBe('Number 1 at Kvernhuset: order received')
  for (const words of ['Beetroot salad', '159,00', `/en/order-tracking/${answer.token}`])
    expect(plain(mail?.text)).toContain(words)
  expect(mail?.text).toMatch(/15 % VAT/u)
  expect(JSON.stringify(mail)).not.toMatch(/evil|Buy now/u)
})
