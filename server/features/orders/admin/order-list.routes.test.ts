import { expect, test } from 'vitest'
import type { AdminOrders, OrderQueue } from '#domain/admin-orders.schema.ts'
import {
  listOf,
  onInvoice,
  orderOf,
  ordersPath,
  step,
  useAdminOrders,
} from '#tests/support/admin-orders.ts'
import { useApi } from '#tests/support/api.ts'
import { lineOf, workOn } from '#tests/support/fulfilment.ts'
import { callerOf } from '#tests/support/people.ts'
import { plain, usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { buyer, rows } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

const dayMs = 24 * 3600 * 1000
const van = {
  shippingKind: 'own_van',
  postcode: '5003',
  city: 'Bergen',
  street: 'Torget 1',
} as const

test('[O06] [P04] an order is found by its number, name, company, address, phone and goods, however they are typed', async () => {
  const reader = await callerOf(api, 'viewer')
  const person = { name: 'Bjørn Åsen', email: 'bjorn.a@kafe.example', phone: '911 22 333' }
  const id = await boughtBy(await buyer({ 'elk-salami': 2 }), { ...onInvoice, ...person })
  const { number, goods } = await orderOf(reader, id)
  for (const typed of [
    ...[number, number.toLowerCase(), number.slice(-6), 'bjørn', 'BJOERN asen', 'kafe fjord'],
    ...['bjorn.a@kafe.example', '911 22 333', '+47 91122333', '٩١١٢٢٣٣٣', goods[0]?.title ?? ''],
  ]) {
    const found = await listOf(reader, `?q=${encodeURIComponent(typed)}`)
    expect([typed, found.orders.map((order) => order.id)]).toEqual([typed, [id]])
    expect(found.total).toBe(1)
  }
  for (const typed of ['bjørn hansen', '@@@', 'PF-99-000001', '%', '333 22 911'])
    expect((await listOf(reader, `?q=${encodeURIComponent(typed)}`)).total).toBe(0)
})

test('[O06] a row says what there is to know, in the reader’s language', async () => {
  const reader = await callerOf(api, 'viewer')
  const id = await boughtBy(await buyer(), { ...van, note: 'Ring the bell.' })
  const [row] = (await listOf(reader)).orders
  expect(row).toMatchObject({
    ...{ id, status: 'placed', statusText: 'Received', paymentStatus: 'pending' },
    ...{ paymentText: 'Not paid', name: 'Ingrid Solheim', companyName: null, city: 'Bergen' },
    ...{ shippingKind: 'own_van', isLate: false, hasNote: true, lines: 1 },
  })
  expect(plain(row?.whenText)).toMatch(/November, \d+–\d+$/u)
  const arabic = await reader.get(ordersPath, { headers: { 'x-language': 'ar' } })
  const { orders } = (await arabic.json()) as AdminOrders
  expect(orders[0]).toMatchObject({ statusText: 'تم استلام الطلب', paymentText: 'غير مدفوع' })
})

test('[O06] every queue counts what waits in it, and shows just that', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const empty = (await listOf(worker)).queues as Record<OrderQueue, number>
  const approve = await boughtBy(await buyer(), onInvoice)
  const pack = await boughtBy(await buyer())
  await step(worker, pack, { step: 'confirm' })
  const register = await boughtBy(await buyer())
  for (const each of ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const)
    await step(worker, register, { step: each })
  const unpaid = await boughtBy(await buyer(), { ...onInvoice, ...van })
  for (const each of ['confirm', 'start_picking', 'ship'] as const)
    await step(worker, unpaid, { step: each })
  const ready = await boughtBy(await buyer())
  for (const each of ['confirm', 'start_picking', 'pack_ready'] as const)
    await step(worker, ready, { step: each })
  const sentInPart = await boughtBy(await buyer(), van)
  const partly = workOn(worker, sentInPart)
  const { id: lineId } = lineOf(await partly.packing())
  await partly.ship({ lines: [{ lineId, quantity: 1 }] })
  const counted = (await listOf(worker)).queues
  expect(counted).toEqual({
    to_confirm: empty.to_confirm,
    to_approve: empty.to_approve + 1,
    to_pack: empty.to_pack + 2,
    late: empty.late,
    unpaid: empty.unpaid + 1,
    to_register: empty.to_register + 1,
    to_answer: empty.to_answer,
  })
  const own = { to_approve: approve, to_pack: sentInPart, unpaid, to_register: register }
  for (const [queue, id] of Object.entries(own)) {
    const list = await listOf(worker, `?queue=${queue}`)
    expect(list.total).toBe(counted[queue as keyof typeof own])
    expect(list.orders[0]?.id).toBe(id)
    expect(list.queues).toEqual(counted)
  }
  // A month later what nobody has packed is late; what waits to be picked up or has been sent is not.
  const now = api.platform.now()
  api.platform.now = () => now + 30 * dayMs
  const late = await listOf(worker, '?queue=late')
  const ids = late.orders.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([approve, pack]))
  for (const other of [ready, unpaid, register]) expect(ids).not.toContain(other)
  expect(late.orders.every(({ isLate }) => isLate)).toBe(true)
  expect(late.queues.late).toBe(late.total)
})

test('[O06] [P04] filters and days of Oslo narrow the list, and an order of just before midnight is of its own day', async () => {
  const reader = await callerOf(api, 'viewer')
  const id = await boughtBy(await buyer(), { ...onInvoice, ...van })
  await rows(
    'update orders set created_at = ? where id = ?',
    String(Date.parse('2025-03-04T22:59:59Z')),
    id,
  )
  const isIn = async (query: string) =>
    (await listOf(reader, query)).orders.some((order) => order.id === id)
  for (const query of [
    ...['?from=2025-03-04&to=2025-03-04', '?to=2025-03-04', '?status=placed&to=2025-12-31'],
    ...['?payment=pending&to=2025-12-31', '?delivery=own_van&to=2025-12-31'],
  ])
    expect([query, await isIn(query)]).toEqual([query, true])
  for (const query of [
    ...['?from=2025-03-05&to=2025-03-05', '?to=2025-03-03', '?status=confirmed&to=2025-12-31'],
    ...['?payment=captured&to=2025-12-31', '?delivery=pickup&to=2025-12-31'],
  ])
    expect([query, await isIn(query)]).toEqual([query, false])
  // What makes no sense is left out.
  const whole = await listOf(reader)
  expect(await listOf(reader, '?status=lost&queue=x&from=soon&sort=name&page=0')).toEqual(whole)
})

test('[O06] [P04] pages of fifty, sorted as asked, show every order once', async () => {
  const reader = await callerOf(api, 'viewer')
  const id = await boughtBy(await buyer())
  await rows(
    `insert into orders (id, factory_id, number, public_token, idempotency_key, channel, status, payment_method,
      payment_status, buyer_kind, email, name, phone, language_code, shipping_method_id, shipping_kind, shipping_name,
      promised_date, items_ore, shipping_ore, total_ore, vat, terms_accepted_at, created_at, updated_at)
    select 'copy-' || value, factory_id, number || '-' || value, 'copy-' || value, 'copy-' || value, channel, 'completed',
      payment_method, 'captured', buyer_kind, email, name, phone, language_code, shipping_method_id, shipping_kind,
      shipping_name, date(promised_date, '-' || value || ' days'), items_ore + value % 7, shipping_ore,
      total_ore + value % 7, vat, terms_accepted_at, created_at - value, updated_at
    from orders, generate_series(1, 120) where id = ?`,
    id,
  )
  for (const sort of ['', 'placed', '-placed', 'total', '-total', 'promised', '-promised']) {
    const first = await listOf(reader, `?sort=${sort}`)
    const pages = Math.ceil(first.total / 50)
    const all = [...first.orders]
    for (let page = 2; page <= pages; page += 1)
      all.push(...(await listOf(reader, `?sort=${sort}&page=${page}`)).orders)
    expect(new Set(all.map((order) => order.id)).size).toBe(first.total)
    if (sort === '' || sort === '-placed')
      expect(all.map(({ placedAt }) => placedAt)).toEqual(
        all.map(({ placedAt }) => placedAt).toSorted((a, b) => b - a),
      )
    if (sort === 'total')
      expect(all.map(({ totalOre }) => totalOre)).toEqual(
        all.map(({ totalOre }) => totalOre).toSorted((a, b) => a - b),
      )
    expect(await listOf(reader, `?sort=${sort}&page=9999`)).toMatchObject({ page: pages })
  }
})
