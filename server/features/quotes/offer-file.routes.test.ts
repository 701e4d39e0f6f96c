import { beforeEach, expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { callerOf } from '#tests/support/people.ts'
import { makeQuote, type SentOffer } from '#tests/support/quotes.ts'

const api = useApi()
const thursday = Date.parse('2026-11-19T08:00:00Z')

beforeEach(() => {
  api.platform.now = () => thursday
})

const offered = (offer: SentOffer = {}) =>
  makeQuote(api.database, { now: thursday, status: 'offered', offers: [offer] })

test('who has the link gets a version of the offer as a PDF, and sales get it by the quote', async () => {
  const { token, id } = await offered()
  const sales = await callerOf(api, 'sales')
  for (const [reader, path] of [
    [api.visitor(), `/api/quotes/${token}/offers/1/file`],
    [sales, `/api/admin/quotes/${id}/offers/1/file`],
  ] as const) {
    const answer = await reader.get(path)
    expect(answer.status).toBe(200)
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
    expect(answer.headers.get('cache-control')).toContain('no-store')
  }
  for (const [path, status] of [
    [`/api/quotes/${token}/offers/2/file`, 404],
    [`/api/quotes/${token}/offers/0/file`, 404],
    [`/api/quotes/${token}/offers/x/file`, 404],
    [`/api/quotes/${'a'.repeat(22)}/offers/1/file`, 404],
  ] as const)
    expect((await api.visitor().get(path)).status, path).toBe(status)
})

test('the PDF says the days to pay in the buyer’s language, and what else is agreed after them', async () => {
  const { token } = await offered({ paymentDays: 10, terms: 'Paller byttes.' })
  const answer = await api.visitor({ language: 'en' }).get(`/api/quotes/${token}/offers/1/file`)
  const [page] = await pdfPages(new Uint8Array(await answer.arrayBuffer()))
  expect(page).toContain('Faktura, netto per 10 dager')
  expect(page).toContain('Paller byttes.')
})
