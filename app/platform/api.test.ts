import { expect, test } from 'vitest'
import { refusalIn } from './api.ts'

const page = (status: number) => new Response('<html>', { status })

test.each([500, 404, 403, 520])(
  'a page with status %s in place of an answer is a fault, and says nothing of coming again',
  async (status) => {
    const answer = await refusalIn(page(status))
    expect(answer).toEqual({ ok: false, reason: 'unreachable', isFault: true })
  },
)

test.each([429, 502, 503, 504])(
  'a page with status %s in place of an answer asks to come again',
  async (status) => {
    expect(await refusalIn(page(status))).toEqual({ ok: false, reason: 'unreachable' })
  },
)

test('what the API refuses is said in its words, whatever the status', async () => {
  const error = { code: 'internal', message: 'No.', retryable: true, ref: 'x' }
  const answer = await refusalIn(Response.json(error, { status: 500 }))
  expect(answer).toEqual({ ok: false, reason: 'refused', error })
})
