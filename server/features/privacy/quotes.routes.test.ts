import { expect, test } from 'vitest'
import { cleanQuotes } from '#server/features/quotes/clean-quotes.ts'
import { openDatabase } from '#server/platform/database.ts'
import { useApi } from '#tests/support/api.ts'
import { customersPassword, useCustomers } from '#tests/support/customers.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { makeQuote } from '#tests/support/quotes.ts'
import { findEverything } from './export.repository.ts'

const api = useApi()
const { customer } = useCustomers(api)
const database = () => openDatabase(api.platform, () => undefined)
const dayMs = 24 * 3_600_000

async function quoteRow(id: string) {
  const { rows } = await api.database.execute({
    sql: `select status, contact, email, phone, message, street, user_id, public_token,
      (select group_concat(note, '') from quote_lines where quote_id = quotes.id) as notes from quotes where id = ?`,
    args: [id],
  })
  return rows[0]
}

const nothing = {
  contact: '',
  email: '',
  phone: '',
  message: '',
  street: '',
  user_id: null,
  notes: '',
}

test('what somebody asked for is in their export, goes with their account, and is forgotten after two years', async () => {
  const person = await customer()
  const { rows } = await api.database.execute('select id from factories')
  const owner = { factoryId: String(rows[0]?.['id']), userId: person.id }
  const lines = [{ title: 'Pails of honey', quantity: 2, note: 'runny' }]
  const mine = await makeQuote(api.database, {
    ...{ lines, status: 'offered', columns: { user_id: person.id } },
    offers: [{ message: 'Hei Kari', lines: [{ note: 'runny' }] }],
  })
  const others = await makeQuote(api.database, { lines })
  const bought = await makeQuote(api.database, {
    lines,
    status: 'accepted',
    columns: { updated_at: 1 },
  })
  const old = await makeQuote(api.database, {
    lines,
    columns: { updated_at: Date.now() - 731 * dayMs },
  })
  const { quotes } = await findEverything(database(), owner)
  expect(quotes).toMatchObject([
    {
      number: mine.number,
      lines: [{ title: 'Pails of honey', note: 'runny' }],
      messages: [],
      files: [],
    },
  ])
  await cleanQuotes(jobAt(api, Date.now()))
  expect(await quoteRow(old.id)).toMatchObject({ ...nothing, status: 'withdrawn' })
  for (const { id } of [mine, others, bought])
    expect(await quoteRow(id)).toMatchObject({ notes: 'runny' })
  const erased = await person.send('POST', '/api/account/erase', { password: customersPassword })
  expect(erased.status).toBe(200)
  expect(await quoteRow(mine.id)).toMatchObject({ ...nothing, status: 'withdrawn' })
  expect((await api.visitor().get(`/api/quotes/${mine.token}`)).status).toBe(404)
  const offers = await api.database.execute({
    sql: 'select message, lines from quote_offers where quote_id = ?',
    args: [mine.id],
  })
  expect(JSON.stringify(offers.rows)).not.toMatch(/Kari|runny|honey/u)
  expect(JSON.parse(String(offers.rows[0]?.['lines']))).toMatchObject([{ netOre: 2000, note: '' }])
  expect(await quoteRow(others.id)).toMatchObject({ contact: 'Ingrid Solheim', notes: 'runny' })
})
