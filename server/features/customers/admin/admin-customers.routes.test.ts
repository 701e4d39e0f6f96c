import { expect, test } from 'vitest'
import type { AdminCustomer, AdminCustomers } from '#domain/admin-customers.schema.ts'
import { onInvoice, useAdminOrders } from '#tests/support/admin-orders.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { buyer, rows } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

const path = '/api/admin/customers'

async function listOf(reader: Visitor, query = '') {
  return (await (await reader.get(`${path}${query}`)).json()) as AdminCustomers
}

async function customerOf(reader: Visitor, id: string) {
  const response = await reader.get(`${path}/${id}`)
  if (!response.ok) throw new Error(`the customer answered ${response.status}`)
  return (await response.json()) as AdminCustomer
}

/** Copies an order so many times, each a little older than the one before. */
function copied(id: string, count: number, email: string) {
  return rows(
    `insert into orders (id, factory_id, number, public_token, idempotency_key, channel, status, payment_method,
      payment_status, buyer_kind, email, name, phone, language_code, shipping_method_id, shipping_kind, shipping_name,
      items_ore, shipping_ore, total_ore, vat, terms_accepted_at, created_at, updated_at, search_text)
    select 'copy-' || value || ?2, factory_id, number || '-' || value || ?2, 'copy-' || value || ?2, 'copy-' || value || ?2,
      channel, 'completed', payment_method, 'captured', buyer_kind, replace(?2, '#', value), name, phone, language_code,
      shipping_method_id, shipping_kind, shipping_name, items_ore + value % 7, shipping_ore, total_ore + value % 7, vat,
      terms_accepted_at, created_at - value, updated_at, search_text
    from orders, generate_series(1, ${count}) where id = ?1`,
    id,
    email,
  )
}

test('[C14] everyone who has ordered has one row: what they ordered, without what was cancelled, and how they were called last', async () => {
  const reader = await callerOf(api, 'viewer')
  const email = 'hanna@guest.example'
  const first = await boughtBy(await buyer(), { email, name: 'Hanna B' })
  const cancelled = await boughtBy(await buyer(), { email })
  await rows(`update orders set status = 'cancelled' where id = ?`, cancelled)
  await boughtBy(await buyer({ 'cultured-butter': 4 }), {
    ...onInvoice,
    ...{ email, name: 'Hanna Berg', phone: '911 22 333' },
  })
  const [row, next] = (await listOf(reader)).customers
  expect(row).toEqual({
    ...{ id: first, email, name: 'Hanna Berg', companyName: 'Kafé Fjord AS' },
    ...{ phone: '+4791122333', hasAccount: false, orderCount: 3, sumOre: 7 * 6400 },
    lastOrderAt: api.platform.now(),
  })
  expect(next?.email).not.toBe(email)
})

test('[C14] an account has its orders under its address, with those that it placed as a guest', async () => {
  const reader = await callerOf(api, 'sales')
  const person = await callerOf(api, 'customer', { email: 'Nora@Account.example' })
  const asGuest = await boughtBy(await buyer(), { email: 'nora@account.example' })
  const other = await boughtBy(await buyer(), { email: 'typed@elsewhere.example' })
  await rows('update orders set user_id = ? where id = ?', person.person?.id ?? '', other)
  const list = await listOf(reader, '?q=nora@account.example')
  expect(list.customers).toMatchObject([
    { id: asGuest, email: 'nora@account.example', hasAccount: true, orderCount: 2 },
  ])
  expect((await listOf(reader, '?q=typed@elsewhere.example')).customers).toEqual(list.customers)
  for (const id of [asGuest, other])
    expect((await customerOf(reader, id)).orders.map((order) => order.id)).toEqual([other, asGuest])
  const emails = async (query: string) =>
    (await listOf(reader, query)).customers.map((each) => each.email)
  expect(await emails('?kind=account')).toContain('nora@account.example')
  expect(await emails('?kind=guest')).not.toContain('nora@account.example')
  const [all, accounts, guests] = await Promise.all(
    ['', '?kind=account', '?kind=guest'].map((query) => listOf(reader, query)),
  )
  expect(all?.total).toBe((accounts?.total ?? 0) + (guests?.total ?? 0))
})

test('[C14] a customer is found by name, company, address and phone however they are typed, and not by what they bought', async () => {
  const reader = await callerOf(api, 'fulfilment')
  const person = { name: 'Bjørn Åsen', email: 'bjorn.a@kafe.example', phone: '922 33 444' }
  const company = { ...onInvoice, companyName: 'Låven Mat AS' }
  await boughtBy(await buyer({ 'elk-salami': 2 }), { ...company, ...person })
  await boughtBy(await buyer(), { email: person.email })
  for (const typed of [
    ...['bjørn', 'BJOERN asen', 'laven mat', 'bjorn.a@kafe.example', '922 33 444'],
    ...['+47 92233444', '٩٢٢٣٣٤٤٤', 'asen kafe.example'],
  ]) {
    const { customers, total } = await listOf(reader, `?q=${encodeURIComponent(typed)}`)
    expect([typed, total, customers[0]?.email]).toEqual([typed, 1, person.email])
    // All of their orders count, not those alone that hold the words.
    expect(customers[0]?.orderCount).toBe(2)
  }
  for (const typed of ['salami', 'bjørn hansen', '@@@', '%'])
    expect([typed, (await listOf(reader, `?q=${encodeURIComponent(typed)}`)).total]).toEqual([
      typed,
      0,
    ])
})

test('[C14] a sheet says what an account agreed to, in which language they read, and their last twenty orders', async () => {
  const reader = await callerOf(api, 'viewer')
  const person = await callerOf(api, 'customer')
  const email = person.person?.email ?? ''
  const id = await boughtBy(await buyer(), { email })
  const before = await customerOf(reader, id)
  expect(before).toMatchObject({ hasAccount: true, languageCode: 'nb', orderCount: 1 })
  expect(before.consents).toEqual([
    {
      ...{ purpose: 'product_news', isGiven: false, changedAt: null },
      wording: expect.stringContaining('You may send me news'),
    },
  ])
  for (const [at, isGiven] of [1, 0].entries())
    await rows(
      `insert into consents values (?, ?, 'product_news', ${isGiven}, ?, ${at + 5})`,
      ...[crypto.randomUUID(), person.person?.id ?? '', `As it was asked ${at}`],
    )
  await copied(id, 30, email)
  const after = await customerOf(reader, id)
  expect(after.consents).toEqual([
    { purpose: 'product_news', isGiven: false, changedAt: 6, wording: 'As it was asked 1' },
  ])
  expect(after.orderCount).toBe(31)
  expect(after.orders).toHaveLength(20)
  expect(after.orders[0]).toMatchObject({ id, status: 'placed', statusText: 'Received' })
  const guest = await boughtBy(await buyer())
  expect(await customerOf(reader, guest)).toMatchObject({ hasAccount: false, consents: [] })
})

test('[C14] who was erased is in no row and behind no link', async () => {
  const reader = await callerOf(api, 'viewer')
  const id = await boughtBy(await buyer(), { email: 'gone@guest.example' })
  const { total } = await listOf(reader)
  await rows(
    `update orders set email = '', name = '', phone = '', search_text = '' where id = ?`,
    id,
  )
  const list = await listOf(reader)
  expect(list.total).toBe(total - 1)
  expect(list.customers.every(({ email }) => email !== '')).toBe(true)
  for (const gone of [id, crypto.randomUUID(), 'x'])
    expect([gone, (await reader.get(`${path}/${gone}`)).status]).toEqual([gone, 404])
})

test('[C14] pages of fifty, sorted as asked, show every customer once; a page behind the last is the last', async () => {
  const reader = await callerOf(api, 'viewer')
  await copied(await boughtBy(await buyer()), 120, 'many-#@guest.example')
  const figures = { last: 'lastOrderAt', sum: 'sumOre', orders: 'orderCount' } as const
  for (const sort of ['last', '-last', 'sum', '-sum', 'orders', '-orders'] as const) {
    const { total, pageSize, customers } = await listOf(reader, `?sort=${sort}`)
    expect(pageSize).toBe(50)
    const all = [...customers]
    for (let page = 2; page <= Math.ceil(total / 50); page += 1)
      all.push(...(await listOf(reader, `?sort=${sort}&page=${page}`)).customers)
    expect(new Set(all.map(({ email }) => email)).size).toBe(total)
    const figure = figures[sort.replace('-', '') as keyof typeof figures]
    const values = all.map((each) => each[figure])
    const way = sort.startsWith('-') ? -1 : 1
    expect(values).toEqual(values.toSorted((a, b) => way * (a - b)))
  }
  const whole = await listOf(reader)
  const lastPage = Math.ceil(whole.total / 50)
  expect((await listOf(reader, '?page=999')).page).toBe(lastPage)
  expect(await listOf(reader, '?kind=x&sort=name&page=0')).toEqual(whole)
  expect(await listOf(reader, '?page=3&q=nobody-here')).toMatchObject({ total: 0, page: 1 })
})

const note = (reader: Visitor, id: string, text: string, key: string = crypto.randomUUID()) =>
  reader.send('POST', `${path}/${id}/notes`, { text }, { 'idempotency-key': key })

const erase = (owner: Visitor, id: string, email: string) =>
  owner.send('POST', `${path}/${id}/erase`, { email })

test('[C14] a note stands with its customer, once per call, whichever of their orders it is read by', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const email = 'noted@guest.example'
  const first = await boughtBy(await buyer(), { email })
  const second = await boughtBy(await buyer(), { email })
  const key = crypto.randomUUID()
  const sent = [0, 1].map(async () => note(worker, first, ' Rings twice ', key))
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 201])
  expect((await note(worker, first, 'Other', key)).status).toBe(409)
  expect((await note(worker, first, ' ')).status).toBe(422)
  expect((await note(worker, crypto.randomUUID(), 'Nobody')).status).toBe(404)
  expect((await customerOf(worker, second)).notes).toMatchObject([
    { text: 'Rings twice', by: 'Kari Prøve' },
  ])
  const other = await boughtBy(await buyer())
  expect((await customerOf(worker, other)).notes).toEqual([])
})

test('[C14] a guest’s data is theirs alone, notes too; once erased, sums and VAT stay without a name, and the log says who did it', async () => {
  const owner = await callerOf(api, 'owner')
  const email = 'leaving@guest.example'
  const id = await boughtBy(await buyer(), { email, name: 'Lea Ving', note: 'The blue door' })
  const other = await boughtBy(await buyer(), { email: 'staying@guest.example', name: 'Stay Ing' })
  await note(owner, id, 'Keeps bees')
  await note(owner, other, 'Never rings')
  const data = await (await owner.send('POST', `${path}/${id}/data`, {})).text()
  for (const word of ['Lea Ving', 'The blue door', 'Keeps bees', email])
    expect(data).toContain(word)
  for (const word of ['Stay Ing', 'Never rings']) expect(data).not.toContain(word)

  const wrong = await erase(owner, id, 'staying@guest.example')
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { code: 'address_differs', field: 'email' },
  ])
  const open = await erase(owner, id, email)
  expect([open.status, await open.json()]).toMatchObject([409, { code: 'customer_open_order' }])
  const sums = () => rows('select number, total_ore, vat from orders where id = ?', id)
  const before = await sums()
  await rows(`update orders set status = 'completed' where id = ?`, id)
  const both = await Promise.all([0, 1].map(async () => erase(owner, id, 'LEAVING@guest.example')))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await erase(owner, id, email)).status).toBe(200)
  expect(await sums()).toEqual(before)
  for (const [table, columns] of Object.entries({
    orders: 'email || name || phone || note || search_text',
    outbox: 'recipient || payload',
    customer_notes: `coalesce(email, '') || text`,
    order_notes: 'text',
  }))
    for (const word of ['leaving@', 'Lea', 'Ving', 'blue door', 'Keeps bees'])
      expect([
        table,
        word,
        (await rows(`select 1 from ${table} where instr(${columns}, '${word}') > 0`)).length,
      ]).toEqual([table, word, 0])
  expect((await customerOf(owner, other)).notes).toHaveLength(1)
  expect((await owner.get(`${path}/${id}`)).status).toBe(404)
  const log = await rows(
    `select action, actor_id from audit_log where entity_id = ? order by rowid`,
    id,
  )
  expect(log).toEqual([
    { action: 'customer_exported', actor_id: owner.person?.id },
    { action: 'customer_erased', actor_id: owner.person?.id },
  ])
})

test('[C14] an account that is erased on request goes with what it ordered as a guest, and is told at the address that is forgotten', async () => {
  const owner = await callerOf(api, 'owner')
  const person = await callerOf(api, 'customer', { email: 'Whole@account.example' })
  const asGuest = await boughtBy(await buyer(), { email: 'whole@account.example' })
  await note(owner, asGuest, 'Has a dog')
  await rows(`update orders set status = 'completed' where id = ?`, asGuest)
  expect((await erase(owner, asGuest, 'whole@account.example')).status).toBe(200)
  const [user] = await rows('select status, email from users where id = ?', person.person?.id ?? '')
  expect(user).toMatchObject({ status: 'erased', email: '' })
  expect(await rows('select 1 from sessions where user_id = ?', person.person?.id ?? '')).toEqual(
    [],
  )
  expect(await rows(`select kind from outbox where recipient = 'whole@account.example'`)).toEqual([
    { kind: 'A7' },
  ])
  expect(await rows(`select 1 from customer_notes where text = 'Has a dog'`)).toEqual([])
})

test('[C14] an order that is placed while its guest is erased is never left half a name', async () => {
  const owner = await callerOf(api, 'owner')
  const email = 'racing@guest.example'
  const id = await boughtBy(await buyer(), { email })
  await rows(`update orders set status = 'completed' where id = ?`, id)
  const next = await buyer()
  const [gone] = await Promise.all([erase(owner, id, email), boughtBy(next, { email })])
  const left = await rows(`select email, name from orders where email = '${email}'`)
  // Either the new order came first and stopped it, or it stands alone with its own name.
  expect([200, 409]).toContain(gone.status)
  expect(left).toHaveLength(gone.status === 200 ? 1 : 2)
  expect(left.every(({ name }) => name !== '')).toBe(true)
})
