import { beforeEach, expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { makeQuote } from '#tests/support/quotes.ts'

const api = useApi()
/** A Thursday morning in Oslo. */
const thursday = Date.parse('2026-11-19T08:00:00Z')
const today = osloClock(thursday).date
const asked = thursday - 60 * 24 * 3_600_000

beforeEach(() => {
  api.platform.now = () => thursday
})

async function renew(token: string) {
  const response = await api.visitor().send('POST', `/api/quotes/${token}/renew`, {})
  const answer = (await response.json()) as ErrorBody & { token: string; number: string }
  return { answered: response.status, ...answer }
}

const viewOf = async (token: string) =>
  (await (await api.visitor().get(`/api/quotes/${token}`)).json()) as QuoteView

async function rows(sql: string, ...args: string[]) {
  return (await api.database.execute({ sql, args })).rows
}

/** Asked for two months ago, for three weeks later; the offer was good for a month. */
const expired = (status: 'expired' | 'offered' = 'expired') =>
  makeQuote(api.database, {
    ...{ status, now: asked },
    columns: { wanted_on: addDays(osloClock(asked).date, 21), user_id: 'someone' },
  })

test('[Q05] what has expired is asked for anew, once however often it is sent', async () => {
  const { id, token } = await expired()
  const answers = await Promise.all(Array.from({ length: 10 }, () => renew(token)))
  answers.push(await renew(token))
  const [first] = answers
  if (!first) throw new Error('nothing was answered')
  for (const answer of answers)
    expect(answer).toEqual({
      ...{ answered: 201, token: first.token, number: first.number },
    })
  expect(first.number).toMatch(/^Q-26-\d{4}$/u)
  expect(await viewOf(token)).toMatchObject({
    ...{ status: 'expired', can: { renew: false } },
    renewedAs: { token: first.token, number: first.number },
  })
  const renewed = await viewOf(first.token)
  expect(renewed).toMatchObject({
    ...{ status: 'submitted', company: 'Kafé Fjordblikk AS', offer: null, messages: [] },
    ...{ createdAt: thursday, dueAt: thursday + 24 * 3_600_000, message: 'Vi åpner i mai.' },
    // As many days ahead as it was.
    wantedOn: addDays(today, 21),
  })
  expect(renewed.lines.map(({ title, pieces, unit }) => [title, pieces, unit])).toEqual([
    [expect.any(String), 24, 'carton'],
    ['Juice of wild apples, 1 litre', 60, 'each'],
  ])
  const copies = await rows('select id, user_id from quotes where copy_of = ?', id)
  expect(copies).toMatchObject([{ user_id: 'someone' }])
  const mails = await rows(
    `select kind from outbox where json_extract(payload, '$.entityId') = ? order by kind`,
    String(copies[0]?.['id']),
  )
  expect(mails.map(({ kind }) => kind)).toEqual(['Q1', 'Q2'])
})

test('[Q05] an offer whose last day is over is expired by who asks anew, before the job comes', async () => {
  const { id, token } = await expired('offered')
  expect((await viewOf(token)).can).toMatchObject({ accept: false, renew: true })
  const answers = await Promise.all([renew(token), renew(token)])
  expect(answers.map(({ answered }) => answered)).toEqual([201, 201])
  const events = await rows('select event, actor_type from events where entity_id = ?', id)
  expect(events).toMatchObject([{ event: 'expire', actor_type: 'system' }])
  expect(await rows('select status from quotes where id = ?', id)).toMatchObject([
    { status: 'expired' },
  ])
})

test.each(['submitted', 'offered', 'accepted', 'declined', 'withdrawn'] as const)(
  '[Q05] what is %s is not asked for anew',
  async (status) => {
    const { id, token } = await makeQuote(api.database, { status, now: thursday })
    expect(await renew(token)).toMatchObject({ answered: 409, code: 'quote_in_state' })
    expect(await rows('select id from quotes where copy_of = ?', id)).toEqual([])
  },
)

test('[Q05] a wish of the day after tomorrow stays as it is', async () => {
  const wantedOn = addDays(today, 2)
  const { token } = await makeQuote(api.database, {
    ...{ status: 'expired', now: asked, columns: { wanted_on: wantedOn } },
  })
  expect((await viewOf((await renew(token)).token)).wantedOn).toBe(wantedOn)
})
