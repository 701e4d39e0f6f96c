import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { handedOver, useCustomers } from '#tests/support/customers.ts'

const api = useApi()
const { customer, bought, settled } = useCustomers(api)

beforeEach(async () => {
  await api.database.execute('delete from tries')
})

const ask = (person: Visitor) => person.send('POST', '/api/account/export', {})
const fetched = (person: Visitor, secret: string) =>
  person.send('POST', '/api/account/export/file', { token: secret })

async function filesOf(response: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]))
}

test('[U04] the mailed link opens a file with everything that is kept about its person', async () => {
  const person = await customer()
  const { number } = await bought(person, { note: '=HYPERLINK("http://evil")' })
  await settled(person)
  await api.database.batch(
    [
      {
        sql: `update orders set tracking = 'LX1', receipt_no = 'K7' where number = ?`,
        args: [number],
      },
      {
        sql: `insert into order_notes select 'note', id, 'Ring first.', 1, null from orders where number = ?`,
        args: [number],
      },
      {
        sql: `insert into withdrawals (order_id, lines, amount_ore, name, email, received_at, status, updated_at)
          select id, '[]', 1, 'Kari Tilbake', 'kari@example.no', 1, 'received', 1 from orders where number = ?`,
        args: [number],
      },
      {
        sql: `insert into complaints (id, order_id, text, status, answer, created_at, updated_at)
          select 'complaint', id, 'A jar is broken.', 'accepted', 'A new one comes.', 1, 1 from orders where number = ?`,
        args: [number],
      },
      `insert into complaint_pictures values ('picture', 'complaint', 'pictures/x', 'x', 1, 1, 0, 1)`,
      {
        sql: `insert into short_items (id, order_id, line_id, quantity, substitute_title, asked_at, due_at, settled_as, was_paid)
          select 'short', orders.id, order_lines.id, 1, 'Other butter', 1, 2, 'drop', 1
          from orders join order_lines on order_lines.order_id = orders.id where number = ? limit 1`,
        args: [number],
      },
      {
        sql: 'update orders set paid_ore = 4200, refunded_ore = 100 where number = ?',
        args: [number],
      },
    ],
    'write',
  )
  expect((await ask(person)).status).toBe(202)
  const response = await fetched(person, await handedOver(api, 'A6', person.email))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const files = await filesOf(response)
  expect(Object.keys(files)).toEqual(['data.json', 'orders.csv', 'order-lines.csv'])
  const data: unknown = JSON.parse(files['data.json'] ?? '')
  expect(data).toMatchObject({
    person: { email: person.email, name: `Kari ${person.id}`, phone: '+4740000001' },
    addresses: [{ street: 'Storgata 1', createdAt: expect.stringMatching(/^20.*Z$/u) }],
    savedLists: [{ name: `List ${person.id}`, items: [{ quantity: expect.any(Number) }] }],
    consents: [{ isGiven: true }],
    sessions: [{ device: 'Test' }],
    cart: [{ quantity: expect.any(Number) }],
    orders: [
      {
        number,
        address: { postcode: '5003' },
        lines: [
          {
            options: expect.arrayContaining([
              expect.objectContaining({ value: `Til ${person.id}` }),
            ]),
          },
        ],
        steps: [{ event: 'place' }],
        ...{ tracking: 'LX1', receiptNo: 'K7', notes: [{ text: 'Ring first.' }] },
        withdrawals: [{ name: 'Kari Tilbake', status: 'received' }],
        complaints: [{ text: 'A jar is broken.', answer: 'A new one comes.' }],
        missing: [{ quantity: 1, substitute: 'Other butter', answer: 'drop' }],
        ...{ paidOre: 4200, refundedOre: 100 },
      },
    ],
    mails: expect.arrayContaining([expect.objectContaining({ kind: 'M1' })]),
  })
  expect(files['data.json']).toMatch(
    /orders\/[\w-]{22}\/complaints\/complaint\/pictures\/picture"/u,
  )
  expect(files['data.json']).toContain('"droppedQty": 0')
  expect(files['orders.csv']).toContain(number)
  expect(files['orders.csv']).toContain(`"'=HYPERLINK(""http://evil"")"`)
  expect(files['orders.csv']).toContain(`'+4740000000`)
  expect(files['order-lines.csv']).toContain(`Til ${person.id}`)
  const { rows } = await api.database.execute({
    sql: 'select action from audit_log where actor_id = ?',
    args: [person.id],
  })
  expect(rows).toContainEqual({ action: 'data_exported' })
})

test('[U04] invoices and credit notes stand with the order that they are of', async () => {
  const person = await customer()
  const { number } = await bought(person)
  const buyer = { name: 'Kari Prøve', orgNo: null, contact: '', email: person.email, address: null }
  await api.database.execute({
    sql: `insert into invoices (id, factory_id, order_id, kind, number, issued_on, due_on, language_code, data, created_at)
      select 'paper', factory_id, id, 'invoice', 'F-1001', '2026-11-02', '2026-11-16', 'nb', ?, 1 from orders where number = ?`,
    args: [JSON.stringify({ orderNumber: number, totalOre: 12_300, lines: [], buyer }), number],
  })
  await ask(person)
  const files = await filesOf(await fetched(person, await handedOver(api, 'A6', person.email)))
  expect(JSON.parse(files['data.json'] ?? '')).toMatchObject({
    orders: [
      {
        number,
        invoices: [
          {
            ...{ kind: 'invoice', number: 'F-1001', issuedOn: '2026-11-02', dueOn: '2026-11-16' },
            ...{ orderNumber: number, totalOre: 12_300, buyer },
          },
        ],
      },
    ],
  })
  expect(files['data.json']).not.toContain('"data"')
})

test('[U04] the secret of the file never stands in an address', async () => {
  const person = await customer()
  await ask(person)
  const secret = await handedOver(api, 'A6', person.email)
  expect((await person.get(`/api/account/export/${secret}`)).status).toBe(404)
  expect((await person.send('POST', '/api/account/export/file', {})).status).toBe(422)
})

test('[U04] the file holds nobody else’s data, and no secret', async () => {
  const other = await customer()
  await bought(other)
  await settled(other)
  const person = await customer()
  await settled(person)
  await ask(person)
  const secret = await handedOver(api, 'A6', person.email)
  const text = Object.values(await filesOf(await fetched(person, secret))).join()
  for (const word of [other.id, other.email, secret, 'argon2', person.secret])
    expect(text).not.toContain(word)
})

test('[U04] another’s link, an unknown and an old one open nothing', async () => {
  const person = await customer()
  await ask(person)
  const secret = await handedOver(api, 'A6', person.email)
  expect((await fetched(await customer(), secret)).status).toBe(410)
  expect((await fetched(api.visitor(), secret)).status).toBe(401)
  expect((await fetched(person, 'nonsense')).status).toBe(410)
  expect((await fetched(person, secret)).status).toBe(200)
  await api.database.execute({
    sql: 'update account_tokens set expires_at = ? where user_id = ?',
    args: [Date.now(), person.id],
  })
  expect((await fetched(person, secret)).status).toBe(410)
})

test('[U04] a session without the second factor that its account demands gets neither the link nor the file, nor a proof', async () => {
  const person = await customer()
  await ask(person)
  const secret = await handedOver(api, 'A6', person.email)
  await api.database.execute({
    sql: `update users set totp_secret = 'JBSWY3DPEHPK3PXP', totp_confirmed_at = 1 where id = ?`,
    args: [person.id],
  })
  await api.database.execute({
    sql: 'update sessions set second_factor_at = null where user_id = ?',
    args: [person.id],
  })
  for (const answer of [
    await ask(person),
    await fetched(person, secret),
    await person.send('POST', '/api/account/erase/proof', {}),
  ])
    expect(await answer.json()).toMatchObject({ code: 'sign_in_again' })
})

test('[U04] a link lives for 7 days', async () => {
  const person = await customer()
  await ask(person)
  const { rows } = await api.database.execute({
    sql: 'select expires_at - created_at as life from account_tokens where user_id = ?',
    args: [person.id],
  })
  expect(rows).toEqual([{ life: 7 * 24 * 3_600_000 }])
})

test('[U04] asking again and again mails three times an hour', async () => {
  const person = await customer()
  const statuses: number[] = []
  for (let number = 0; number < 4; number += 1) statuses.push((await ask(person)).status)
  expect(statuses).toEqual([202, 202, 202, 429])
})
