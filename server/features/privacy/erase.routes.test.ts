import { beforeEach, expect, test } from 'vitest'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal, useCarts } from '#tests/support/carts.ts'
import { customersPassword, handedOver, useCustomers } from '#tests/support/customers.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/people.ts'
import { makeTicket } from '#tests/support/restaurant-orders.ts'
import { checkoutOf, orderFor, placed } from '#tests/support/shopping.ts'
import { withPassword } from '#tests/support/passwords.ts'

const api = useApi()
const { added } = useCarts(api)
const { customer, bought, settled } = useCustomers(api)

beforeEach(async () => {
  await api.database.execute('delete from tries')
})

const erase = (person: Visitor, body: object = { password: customersPassword }) =>
  person.send('POST', '/api/account/erase', body)

const rows = async (sql: string, ...args: string[]) =>
  (await api.database.execute({ sql, args })).rows

const finish = (number: string) =>
  rows(`update orders set status = 'completed' where number = ? returning id`, number)

/** What those who work here write about an order: its parcel's number, a note, and why it was called off. */
async function written(number: string, text: string) {
  const [order] = await rows(
    'update orders set tracking = ? where number = ? returning id',
    text,
    number,
  )
  const id = String(order?.['id'])
  await rows(`insert into order_notes values (?, ?, ?, 1, null)`, crypto.randomUUID(), id, text)
  await rows('update events set reason = ? where entity_id = ?', text, id)
  await rows(
    `insert into withdrawals (order_id, lines, amount_ore, name, email, received_at, status, reason, updated_at)
      values (?, '[]', 1, ?, ?, 1, 'declined', ?, 1)`,
    ...[id, text, text, text],
  )
  const complaint = crypto.randomUUID()
  await rows(
    `insert into complaints (id, order_id, text, status, answer, created_at, updated_at)
      values (?, ?, ?, 'refused', ?, 1, 1)`,
    ...[complaint, id, text, text],
  )
  await rows(
    `insert into complaint_pictures values (?, ?, ?, 'hash', 1, 1, 0, 1)`,
    ...[crypto.randomUUID(), complaint, `pictures/${complaint}`],
  )
}

/** Every place in the database where a text stands. */
async function whereabouts(text: string): Promise<string[]> {
  const tables = await rows(`select name from sqlite_master where type = 'table'`)
  const found: string[] = []
  for (const { name } of tables)
    for (const row of await rows(`select * from "${String(name)}"`))
      for (const [column, value] of Object.entries(row))
        if (String(value).includes(text)) found.push(`${String(name)}.${column}`)
  return [...new Set(found)].toSorted()
}

test('[U04] an erased account leaves its orders’ numbers, sums, VAT and postcode, and no word of its person', async () => {
  const person = await customer()
  const order = await bought(person)
  await settled(person)
  await person.send('POST', '/api/account/export', {})
  await jobsAt(api, Date.now() + 1000)
  await finish(order.number)
  await written(order.number, `Said of ${person.id}`)
  const kept = () =>
    rows(
      `select number, status, items_ore, shipping_ore, total_ore, vat, created_at, address ->> 'postcode' as postcode,
        (select group_concat(sku || qty || unit_ore) from order_lines where order_id = orders.id) as lines
        from orders where number = ?`,
      order.number,
    )
  const before = await kept()
  expect(before[0]).toMatchObject({ postcode: '5003' })
  expect(await whereabouts(`Kari ${person.id}`)).not.toEqual([])
  expect((await erase(person)).status).toBe(200)
  expect(await kept()).toEqual(before)
  for (const text of [
    `Kari ${person.id}`,
    `Storgata ${person.id.slice(0, 8)}`,
    `Ring ${person.id}`,
    `Til ${person.id}`,
    `List ${person.id}`,
    `Said of ${person.id}`,
    '4000000',
    'Narvik',
  ])
    expect([text, await whereabouts(text)]).toEqual([text, []])
  expect(await whereabouts(person.email)).toEqual(['outbox.recipient'])
  expect(await rows('select kind from outbox where recipient = ?', person.email)).toEqual([
    { kind: 'A7' },
  ])
  expect(await rows('select id from orders where user_id = ?', person.id)).toEqual([])
})

test('[U04] an erased person is signed out everywhere, and told once to the old address', async () => {
  const person = await customer()
  await rows('delete from outbox')
  expect((await erase(person)).headers.getSetCookie().join()).toMatch(/__Host-session=;/u)
  const again = api.visitor()
  again.cookies.set('__Host-session', person.secret)
  expect((await again.get('/api/account')).status).toBe(401)
  const signIn = { email: person.email, password: customersPassword }
  expect((await api.visitor().send('POST', '/api/auth/sign-in', signIn)).status).toBe(401)
  expect(await rows('select kind, recipient, state from outbox')).toEqual([
    { kind: 'A7', recipient: person.email, state: 'queued' },
  ])
  expect(await rows('select status, name, email from users where id = ?', person.id)).toEqual([
    { status: 'erased', name: '', email: '' },
  ])
})

test('[U04] the address is free again after', async () => {
  const person = await customer()
  await erase(person)
  await rows('delete from outbox')
  await api.visitor().send('POST', '/api/auth/sign-up', {
    email: person.email,
    password: 'et helt nytt passord 1',
    name: 'Kari Ny',
  })
  expect(await rows('select kind, recipient from outbox')).toEqual([
    { kind: 'A1', recipient: person.email },
  ])
})

test('[U04] an account with an unfinished order stays, and the order is named', async () => {
  const person = await customer()
  const order = await bought(person)
  expect(await refusal(await erase(person))).toMatchObject({
    status: 409,
    code: 'open_order',
    message: `You can delete the account when order ${order.number} is finished.`,
  })
  expect((await person.get('/api/account')).status).toBe(200)
})

test('[U04] an account whose food is being made stays: the kitchen needs what it was told of allergies', async () => {
  const person = await customer()
  const { id, ticket } = await makeTicket(api.database, {
    status: 'preparing',
    allergyNote: 'nuts',
  })
  await rows('update restaurant_orders set user_id = ? where id = ?', person.id, id)
  expect(await refusal(await erase(person))).toMatchObject({
    code: 'open_order',
    message: `You can delete the account when order ${ticket} is finished.`,
  })
  expect(await rows('select allergy_note from restaurant_orders')).toEqual([
    { allergy_note: 'nuts' },
  ])
  await rows(`update restaurant_orders set status = 'completed'`)
  expect((await erase(person)).status).toBe(200)
  expect(await rows('select allergy_note from restaurant_orders')).toEqual([{ allergy_note: '' }])
})

test('[U04] an account with an invoice that is not paid stays: who owes it must be reached', async () => {
  const person = await customer()
  await bought(person)
  await api.database.execute(
    `update orders set status = 'delivered', payment_status = 'invoice_open'`,
  )
  expect(await refusal(await erase(person))).toMatchObject({ code: 'open_order' })
  await api.database.execute(`update orders set payment_status = 'invoice_paid'`)
  expect((await erase(person)).status).toBe(200)
})

test.each([[{ password: 'wrong' }], [{ password: '' }], [{ proof: 'nonsense' }], [{}]])(
  '[U04] nothing is deleted by %j',
  async (body) => {
    const person = await customer()
    expect([410, 422]).toContain((await erase(person, body)).status)
    expect((await person.get('/api/account')).status).toBe(200)
  },
)

test('[U04] who has no password proves it by a mailed link, which is nobody else’s', async () => {
  const person = await callerOf(api, 'customer')
  const email = person.person?.email ?? ''
  expect(await refusal(await erase(person))).toMatchObject({ code: 'password_wrong' })
  expect((await person.send('POST', '/api/account/erase/proof', {})).status).toBe(202)
  const proof = await handedOver(api, 'A10', email)
  const stranger = await customer()
  expect((await erase(stranger, { proof })).status).toBe(410)
  expect((await erase(person, { proof })).status).toBe(200)
  expect((await stranger.get('/api/account')).status).toBe(200)
})

test('[U04] an account whose withdrawal or complaint waits for an answer stays', async () => {
  const person = await customer()
  const order = await bought(person)
  await finish(order.number)
  await written(order.number, 'x')
  await rows(`update withdrawals set status = 'received'`)
  expect(await refusal(await erase(person))).toMatchObject({ code: 'open_order' })
  await rows(`update withdrawals set status = 'accepted'`)
  await rows(`update complaints set status = 'open'`)
  expect(await refusal(await erase(person))).toMatchObject({ code: 'open_order' })
  await rows(`update complaints set status = 'accepted'`)
  expect((await erase(person)).status).toBe(200)
  expect(
    await rows('select * from complaint_pictures where storage_key like ?', 'pictures/%'),
  ).toEqual([])
})

test('[U04] a guest’s order with the same address is not touched', async () => {
  const person = await customer()
  const guest = api.visitor()
  await added(guest, 'cultured-butter', { quantity: 3 })
  const { number } = await placed(guest, { email: person.email })
  const order = () => rows('select * from orders where number = ?', number)
  const mail = () => rows(`select * from outbox where kind = 'M1' and recipient = ?`, person.email)
  const before = [await order(), await mail()]
  expect((await erase(person)).status).toBe(200)
  expect([await order(), await mail()]).toEqual(before)
})

test('[U04] mails of another account stay, though the leaver once wanted its address', async () => {
  const [person, other] = [await customer(), await customer()]
  const wanted = { email: other.email, password: customersPassword }
  expect((await person.send('POST', '/api/account/email', wanted)).status).toBe(202)
  const recovery = { email: other.email }
  expect((await api.visitor().send('POST', '/api/auth/recover', recovery)).status).toBe(202)
  const mails = () => rows('select * from outbox where recipient = ? order by kind', other.email)
  const before = await mails()
  expect(before.map(({ kind }) => kind)).toEqual(['A2', 'A8'])
  expect((await erase(person)).status).toBe(200)
  expect(await mails()).toEqual(before)
})

test('[U04] an address that the person had before goes too, when nothing else tells that it was theirs', async () => {
  const person = await customer()
  const email = `${crypto.randomUUID()}@example.no`
  await person.send('POST', '/api/account/email', { email, password: customersPassword })
  const token = await handedOver(api, 'A3', email)
  expect((await person.send('POST', '/api/auth/change-email', { token })).status).toBe(200)
  await jobsAt(api, Date.now() + 1000)
  await rows('delete from account_tokens where user_id = ?', person.id)
  expect(await rows('select kind from outbox where recipient = ?', person.email)).toHaveLength(2)
  expect((await erase(person)).status).toBe(200)
  expect(await whereabouts(person.email)).toEqual([])
})

test('[U04] of two at once one deletes the account, and the person is told once', async () => {
  const person = await customer()
  await rows('delete from outbox')
  const statuses = await Promise.all([erase(person), erase(person), erase(person)])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  expect(await rows('select kind from outbox')).toEqual([{ kind: 'A7' }])
  expect(
    await rows(`select action from audit_log where action = 'erased' and actor_id = ?`, person.id),
  ).toHaveLength(1)
})

test('[U04] an order placed while the account goes is kept whole, or not placed', async () => {
  for (let round = 0; round < 6; round += 1) {
    const person = await customer()
    await added(person, 'cultured-butter', { quantity: 3 })
    const form = orderFor(await checkoutOf(person), { email: person.email })
    const [order, gone] = await Promise.all([
      person.send('POST', '/api/orders', form),
      erase(person),
    ])
    const isPlaced = order.status === 201
    expect(gone.status).toBe(isPlaced ? 409 : 200)
    expect(await rows('select id from orders where email = ?', person.email)).toHaveLength(
      isPlaced ? 1 : 0,
    )
  }
})

test('[U04] the only owner of the factory stays', async () => {
  await rows('update admins set is_active = 0')
  const owner = await callerOf(api, 'owner')
  await withPassword(api, owner.person?.id ?? '', customersPassword)
  expect(await refusal(await erase(owner))).toMatchObject({
    status: 409,
    code: 'last_owner',
    message: 'There must be at least one owner.',
  })
  await callerOf(api, 'owner')
  expect((await erase(owner)).status).toBe(200)
})
