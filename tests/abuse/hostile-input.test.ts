import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'
import { addressOf, everyOperation, type Operation } from './operations.ts'

const runs = 120
let site: Site
let operations: Operation[]

beforeAll(async () => {
  site = await startSite()
  operations = await everyOperation()
})
afterAll(() => site.stop())

interface Answer {
  status: number
  body: string
}

async function call(operation: Operation, value: string, init: RequestInit): Promise<Answer> {
  const query = operation.query.map((name) => [name, value])
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''
  const response = await fetch(`${site.url}${addressOf(operation, value)}${search}`, {
    method: operation.method,
    redirect: 'manual',
    ...init,
  })
  return { status: response.status, body: await response.text() }
}

const own = () => ({
  origin: site.url,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'idempotency-key': crypto.randomUUID(),
})

const rows = async () => {
  const { rows: counts } = await site.database.execute(
    'select (select count(*) from carts) + (select count(*) from orders) + (select count(*) from cart_items) as n',
  )
  return Number(counts[0]?.['n'])
}

function expectKind(answer: Answer, operation: Operation): void {
  const name = `${operation.method} ${operation.path}`
  expect(answer.status, `${name}: ${answer.body.slice(0, 200)}`).toBeLessThan(500)
  expect(answer.body).not.toMatch(/\bat .*\.js:\d+|SQLITE|select .* from/u)
  if (answer.status >= 400) expect(answer.body.length, name).toBeLessThan(2048)
}

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    "' or 1=1 --",
    '%',
    '_',
    '../../etc/passwd',
    '\u202Eevil',
    '\u0000',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '__proto__',
    '-1',
    '1e309',
    'null',
  ),
)

test('whatever JSON is sent where, nothing breaks, nothing is told and nothing is written', async () => {
  const before = await rows()
  const unsafe = operations.filter(({ isUnsafe }) => isUnsafe)
  expect(unsafe.length).toBeGreaterThan(0)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...unsafe),
      hostile,
      fc.jsonValue(),
      async (operation, value, body) => {
        expectKind(
          await call(operation, value, { headers: own(), body: JSON.stringify(body) }),
          operation,
        )
      },
    ),
    { numRuns: runs },
  )
  expect(await rows()).toBe(before)
})

test('whatever is asked for, reading breaks nothing', async () => {
  const safe = operations.filter(({ isUnsafe }) => !isUnsafe)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...safe), hostile, async (operation, value) => {
      expectKind(await call(operation, value || '-', {}), operation)
    }),
    { numRuns: runs },
  )
})

test.each([
  ['malformed JSON', '{"a":', 'application/json', 400],
  ['no body', '', 'application/json', 400],
  ['two megabytes', JSON.stringify({ note: 'x'.repeat(2_000_000) }), 'application/json', 413],
  ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
  ['plain text', '{}', 'text/plain', 415],
  ['very deep JSON', '['.repeat(100_000) + ']'.repeat(100_000), 'application/json', 422],
])('%s is refused with a sentence and writes nothing', async (_, body, type, least) => {
  const before = await rows()
  for (const operation of operations.filter(({ method }) => method === 'POST')) {
    const answer = await call(operation, 'x', { headers: { ...own(), 'content-type': type }, body })
    expectKind(answer, operation)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    // 429: of an order's address, more has been asked by now than one network may.
    expect([least, 400, 401, 404, 413, 422, 429]).toContain(answer.status)
    expect((JSON.parse(answer.body) as { message: string }).message).toBeTruthy()
  }
  expect(await rows()).toBe(before)
})

/** Called by servers without a cookie: a secret in the address or a signature is their right, and where they come from says nothing. */
const ofServers = [
  '/api/newsletter/bounces',
  '/api/newsletter/one-click/{token}',
  '/api/payments/webhooks/{provider}',
]

test('another site can make nobody write', async () => {
  const before = await rows()
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example', 'content-type': 'application/json' },
    { origin: 'null', 'content-type': 'application/json' },
    { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    { 'sec-fetch-site': 'same-site', origin: site.url, 'content-type': 'application/json' },
    { 'content-type': 'application/json' },
  ]
  for (const operation of operations.filter(({ isUnsafe }) => isUnsafe))
    for (const headers of foreign) {
      const { status } = await call(operation, 'x', { headers, body: '{}' })
      if (ofServers.includes(operation.path)) expect([400, 404, 422]).toContain(status)
      else expect(status).toBe(403)
    }
  expect(await rows()).toBe(before)
})

test('a forwarded host changes no address', async () => {
  const response = await fetch(`${site.url}/nb`, {
    headers: { 'x-forwarded-host': 'evil.example' },
  })
  expect(await response.text()).not.toContain('evil.example')
})
