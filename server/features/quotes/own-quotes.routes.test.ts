import { expect, test } from 'vitest'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import type { OwnQuotes } from '#domain/quote-view.schema.ts'
import type { Session } from '#domain/session.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { makeQuote, type QuoteToMake } from '#tests/support/quotes.ts'

const api = useApi()

const quotesOf = async (person: Visitor, query = '') =>
  (await (await person.get(`/api/account/quotes${query}`)).json()) as OwnQuotes

/** Somebody who is signed in, and what makes a quote theirs. */
async function customer() {
  const person = await callerOf(api, 'customer')
  const { user } = (await (await person.get('/api/session')).json()) as Session
  const columns = { user_id: user?.id ?? '' }
  const asked = (wanted: QuoteToMake = {}) => makeQuote(api.database, { ...wanted, columns })
  return { person, asked }
}

test('[U04] one’s quotes are listed with what is in them, the last first, and nobody else’s', async () => {
  const { person, asked } = await customer()
  const now = Date.now()
  const lines = ['A', 'B', 'C', 'D'].map((title) => ({ title, quantity: 2 }))
  const older = await asked({ now: now - 1000, lines })
  const newer = await asked({ now, status: 'offered', offers: [{}, { freightNetOre: 50_000 }] })
  await makeQuote(api.database)
  const { quotes, ...pages } = await quotesOf(person)
  expect(pages).toEqual({ page: 1, pages: 1, total: 2 })
  expect(quotes).toEqual([
    {
      ...{ token: newer.token, number: newer.number, status: 'offered', createdAt: now },
      ...{ company: 'Kafé Fjordblikk AS', lines: 2, totalOre: newer.totalOre },
      titles: [expect.any(String), 'Juice of wild apples, 1 litre'],
      validUntil: addDays(osloClock(now).date, 30),
    },
    {
      ...{ token: older.token, number: older.number, status: 'submitted', createdAt: now - 1000 },
      ...{ company: 'Kafé Fjordblikk AS', lines: 4, totalOre: null, validUntil: null },
      titles: ['A', 'B', 'C'],
    },
  ])
  expect(await quotesOf(await callerOf(api, 'owner'))).toMatchObject({ quotes: [], total: 0 })
})

test('[U04] an offer past its last day is listed as expired', async () => {
  const { person, asked } = await customer()
  await asked({ status: 'offered', offers: [{ validUntil: '2026-01-01' }] })
  expect((await quotesOf(person)).quotes[0]?.status).toBe('expired')
})

test('[U04] more quotes than a page holds are on the next', async () => {
  const { person, asked } = await customer()
  const oldest = await asked({ now: 1 })
  for (let at = 2; at <= 11; at += 1) await asked({ now: at })
  expect(await quotesOf(person)).toMatchObject({ pages: 2, total: 11 })
  const { quotes } = await quotesOf(person, '?page=2')
  expect(quotes.map(({ number }) => number)).toEqual([oldest.number])
  expect((await quotesOf(person, '?page=9')).quotes).toEqual([])
  expect((await person.get('/api/account/quotes?page=0')).status).toBe(422)
})

test('[U04] nobody who is signed out has a list', async () => {
  expect((await api.visitor().get('/api/account/quotes')).status).toBe(401)
})
