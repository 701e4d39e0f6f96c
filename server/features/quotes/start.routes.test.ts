import { expect, test } from 'vitest'
import type { QuoteStart } from '#domain/quote-request.schema.ts'
import { workingDayMinutes, workingTimeAfter } from '#domain/working-time.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { makeQuote } from '#tests/support/quotes.ts'

const api = useApi()

async function startOf(visitor: Visitor): Promise<QuoteStart> {
  const response = await visitor.get('/api/quotes/start')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  return (await response.json()) as QuoteStart
}

test('[Q04] a guest’s form begins empty, with when an answer is due and where goods are picked up', async () => {
  const before = Date.now()
  const start = await startOf(api.visitor())
  const unknown = ['orgNo', 'company', 'contact', 'phone', 'email', 'street', 'postcode'] as const
  for (const name of unknown) expect(start[name], name).toBe('')
  expect(start.dueAt).toBeGreaterThanOrEqual(workingTimeAfter(before, workingDayMinutes))
  expect(start.dueAt).toBeLessThanOrEqual(workingTimeAfter(Date.now(), workingDayMinutes))
  expect(start.isDelivered).toBe(true)
  expect(start.pickupPlace).not.toBe('')
})

test('[Q04] who is signed in finds themselves, their default address and the company of last time', async () => {
  const person = await callerOf(api, 'customer')
  await person.send('PATCH', '/api/account', {
    name: 'Marte Lindgård',
    phone: '400 00 000',
    languageCode: 'nb',
    rev: 1,
  })
  const home = {
    label: 'Work',
    name: 'Marte',
    phone: '400 00 000',
    city: 'Bergen',
    isDefault: true,
  }
  const address = { ...home, street: 'Strandgaten 14', postcode: '5013' }
  expect((await person.send('POST', '/api/account/addresses', address)).status).toBe(201)
  const { rows } = await api.database.execute(
    `select id, email from users order by created_at desc limit 1`,
  )
  const id = String(rows[0]?.['id'])
  expect(await startOf(person)).toMatchObject({
    street: 'Strandgaten 14',
    postcode: '5013',
    orgNo: '',
  })
  await makeQuote(api.database, {
    now: Date.now() - 1000,
    columns: { user_id: id, company: 'Before AS' },
  })
  await makeQuote(api.database, {
    columns: { user_id: id, company: 'Høyfjell Hoteller AS', org_no: '974760673' },
  })
  expect(await startOf(person)).toMatchObject({
    company: 'Høyfjell Hoteller AS',
    orgNo: '974760673',
    email: rows[0]?.['email'],
  })
  // Of nobody else.
  expect((await startOf(await callerOf(api, 'customer'))).company).toBe('')
})

test('where nothing is delivered or picked up the form offers no such way', async () => {
  await api.database.execute(`update shipping_methods set is_active = kind = 'pickup'`)
  expect((await startOf(api.visitor())).isDelivered).toBe(false)
  await api.database.execute(`update shipping_methods set is_active = kind = 'own_van'`)
  expect(await startOf(api.visitor())).toMatchObject({ isDelivered: true, pickupPlace: '' })
})
