import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database.ts'
import { useApi } from '#tests/support/api.ts'
import { customersPassword, useCustomers } from '#tests/support/customers.ts'
import { findCustomerData, findEverything } from './export.repository.ts'

const api = useApi()
const { customer } = useCustomers(api)
const database = () => openDatabase(api.platform, () => undefined)

/** What somebody has sent to the factory: a message with a file, and an application; by an account, or by an address alone. */
async function send(who: { userId: string | null; email: string }) {
  const [id, now] = [crypto.randomUUID(), Date.now()]
  const put = (sql: string, args: (string | number | null)[]) => api.database.execute({ sql, args })
  await put(
    `insert into conversations (id, factory_id, number, form, topic, status, subject, name, email, language_code, user_id, last_at,
      search_text, created_at, updated_at)
    select ?, id, ?, 'contact', 'other', 'new', 'Lids', 'Kari Foss', ?, 'nb', ?, ?, '', ?, ? from factories`,
    [id, id, who.email, who.userId, now, now, now],
  )
  await put(
    `insert into conversation_messages (id, conversation_id, author, author_name, text, is_internal, created_at)
    values (?, ?, 'sender', 'Kari Foss', 'It leaked', 0, ?), (?, ?, 'staff', 'Amina', 'Rude', 1, ?)`,
    [crypto.randomUUID(), id, now, crypto.randomUUID(), id, now],
  )
  await put(
    `insert into conversation_files (id, factory_id, conversation_id, holder, name, media_type, bytes, storage_key, created_at)
    select ?, id, ?, 'x', 'lid.jpg', 'image/jpeg', 9, ?, ? from factories`,
    [crypto.randomUUID(), id, id, now],
  )
  await put(
    `insert into outbox (id, factory_id, kind, language_code, recipient, payload, state, created_at, due_at, dedupe_key)
    select ?, id, 'C1', 'nb', ?, ?, 'sent', ?, ?, ? from factories`,
    [crypto.randomUUID(), who.email, JSON.stringify({ entityId: id }), now, now, id],
  )
  const application = crypto.randomUUID()
  await put(
    `insert into seller_applications (id, factory_id, public_token, user_id, status, draft, email, org_no, language_code, marked_fields,
      expires_at, created_at, updated_at)
    select ?, id, ?, ?, 'submitted', '{"contact":{"contact":"Kari Foss"}}', ?, ?, 'nb', '[]', ?, ?, ? from factories`,
    [application, application, who.userId, who.email, application, now, now, now],
  )
  return { conversation: id, application }
}

async function left({ conversation, application }: Awaited<ReturnType<typeof send>>) {
  const { rows } = await api.database.execute({
    sql: `select (select count(*) from conversations where id = ?) + (select count(*) from conversation_messages where conversation_id = ?)
      + (select count(*) from conversation_files where conversation_id = ?)
      + (select count(*) from outbox where payload ->> 'entityId' = ?)
      + (select count(*) from seller_applications where id = ?) as rows`,
    args: [conversation, conversation, conversation, conversation, application],
  })
  return Number(rows[0]?.['rows'])
}

test('what somebody wrote to the factory and applied for is in their export, and goes with their account', async () => {
  const person = await customer()
  const { rows } = await api.database.execute('select id from factories')
  const factoryId = String(rows[0]?.['id'])
  const mine = await send({ userId: person.id, email: 'kari@example.no' })
  const others = await send({ userId: null, email: 'other@example.no' })
  const seller = await api.database.execute('select id from sellers limit 1')
  const sellerId = String(seller.rows[0]?.['id'])
  await api.database.execute({
    sql: `update sellers set user_id = ?, contact = 'Kari Foss', email = (select email from users where id = ?) where id = ?`,
    args: [person.id, person.id, sellerId],
  })
  const everything = await findEverything(database(), { factoryId, userId: person.id })
  expect(everything).toMatchObject({
    conversations: [{ subject: 'Lids', files: [{ name: 'lid.jpg' }] }],
    sellerApplications: [{ draft: { contact: { contact: 'Kari Foss' } } }],
    seller: { contact: 'Kari Foss' },
  })
  expect(everything.conversations[0]?.messages).toMatchObject([{ text: 'It leaked' }])
  expect(
    await findCustomerData(database(), { factoryId, userId: undefined, email: 'other@example.no' }),
  ).toMatchObject({
    conversations: [{ name: 'Kari Foss' }],
    sellerApplications: [{}],
    seller: null,
  })
  const erased = await person.send('POST', '/api/account/erase', { password: customersPassword })
  expect(erased.status).toBe(200)
  expect(await left(mine)).toBe(0)
  expect(await left(others)).toBe(6)
  const kept = await api.database.execute({
    sql: 'select user_id, contact, email, phone, status from sellers where id = ?',
    args: [sellerId],
  })
  expect(kept.rows).toMatchObject([
    { user_id: null, contact: '', email: '', phone: '', status: 'active' },
  ])
})
