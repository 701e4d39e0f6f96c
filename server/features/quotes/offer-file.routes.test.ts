import { beforeEach, expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { makeQuote } from '#tests/support/quotes.ts'

const api = useApi()
const thursday = Date.parse('2026-11-19T08:00:00Z')

beforeEach(() => {
  api.platform.now = () => thursday
})

const offered = () => makeQuote(api.database, { now: thursday, status: 'offered', offers: [{}] })

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
