import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { makeQuote } from '#tests/support/quotes.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let proxy: DatabaseProxy

/** What the Worker writes, line by line, on both of its streams: Miniflare hands it to the console. */
const lines: string[] = []

beforeAll(async () => {
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line) => void lines.push(String(line)))
  const deadMailServer = { SMTP_HOST: '127.0.0.1', SMTP_PORT: '9', MAIL_FROM: 'ordre@example.no' }
  site = await startSite(deadMailServer, async (url) => {
    proxy = await startDatabaseProxy(url)
    return proxy.url
  })
})
afterAll(async () => {
  await site.stop()
  await proxy.stop()
  vi.restoreAllMocks()
})
beforeEach(() => {
  lines.length = 0
})

/** A guest who is in no log: each text holds the word, and each number is nobody else's. */
const typed = {
  email: 'kanari.post@kanarifugl.example',
  name: 'Kanari Navnesen',
  phone: '41 19 87 65',
  companyName: 'Kanaribedriften AS',
  orgNo: '981782658',
  invoiceAddress: '0192:981782658',
  poNumber: 'kanari-po-7',
  street: 'Kanarigata 17',
  postcode: '7713',
  city: 'Kanaribyen',
  note: 'Ring på hos kanarifuglen\n{"event":"kanari"}',
}
const canary = /kanari|41\s?19\s?87\s?65|981\s?782\s?658|\b7713\b/iu
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/giu

interface Line {
  level: string
  event: string
  requestId: string
}

function written(): Line[] {
  return lines.map((line) => JSON.parse(line) as Line)
}

/** The answer's status and reference, which its header bears too. */
async function told(answer: Response) {
  const body = (await answer.json()) as { code?: string; ref?: string; token?: string }
  const ref = answer.headers.get('x-request-id')
  if (body.ref) expect(body.ref).toBe(ref)
  return { status: answer.status, code: body.code, token: body.token, ref: String(ref) }
}

async function buyer() {
  const shopper = newShopper(site.url)
  await shopper.addToCart(await productId(site.database, 'blueberry-jam'), 3)
  await shopper.look()
  return shopper
}

function post(path: string, body: string, headers: Record<string, string> = {}) {
  return fetch(site.url + path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      origin: site.url,
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
  })
}

function signIn(email: string, password: string) {
  return post('/api/auth/sign-in', JSON.stringify({ email, password }))
}

/** Each line is JSON with an id, none holds a canary; those that hold what is awaited have come. */
async function expectClean(awaited: readonly string[]) {
  await expect
    .poll(() => awaited.filter((part) => !lines.some((line) => line.includes(part))))
    .toEqual([])
  for (const line of lines) expect(line.replaceAll(uuid, '')).not.toMatch(canary)
  for (const line of written())
    expect(line).toEqual(
      expect.objectContaining({
        level: expect.stringMatching(/^(?:info|warn|error)$/u),
        event: expect.any(String),
        requestId: expect.any(String),
      }),
    )
}

test('[D4] an order and its mail are logged by their ids, and nothing of who ordered', async () => {
  const shopper = await buyer()
  const placed = await told(await shopper.order(crypto.randomUUID(), typed))
  expect(placed.status).toBe(201)
  await site.worker.tick()
  await expectClean([placed.ref])
  expect(written()).toContainEqual(
    expect.objectContaining({ event: 'order.placed', requestId: placed.ref, lines: 1 }),
  )
  await expectClean(['mail.unsent'])
  for (const secret of [shopper.secret(), placed.token ?? '']) {
    expect(secret).not.toBe('')
    expect(lines.join('\n')).not.toContain(secret)
  }
})

test('each refusal is in the log by its reference, and nothing of what was refused', async () => {
  const shopper = await buyer()
  const wrong = (change: object) => shopper.order(crypto.randomUUID(), { ...typed, ...change })
  const calls: Record<string, () => Promise<Response>> = {
    phone_invalid: () => wrong({ phone: 'kanari' }),
    invalid_input: () => wrong({ kanari: 'kanari', buyerKind: 'kanari' }),
    org_no_invalid: () => wrong({ orgNo: '981782659' }),
    invalid_json: () => post('/api/orders?kanari=kanari', '{"form":{"name":"Kanari Navnesen'),
    wrong_content_type: () => post('/api/orders', 'name=Kanari', { 'content-type': 'text/kanari' }),
    cross_site: () => post('/api/orders', '{}', { origin: 'https://kanari.example' }),
    body_too_large: () => post('/api/orders', `"${'kanari'.repeat(400_000)}"`),
    credentials_wrong: () => signIn('kanari@kanari.example', 'kanari kanari 7'),
    email_invalid: () => signIn('kanari', 'kanari'),
    signed_out: () => fetch(`${site.url}/api/account/orders?q=kanari`),
    not_found: () => fetch(`${site.url}/api/kanari/41198765?q=kanari`),
  }
  const refs: string[] = []
  for (const [code, call] of Object.entries(calls)) {
    const refused = await told(await call())
    expect(refused).toMatchObject({ code, status: expect.any(Number) })
    refs.push(refused.ref)
  }
  await expectClean(refs)
})

test('[Q05] what a buyer does with the link to a quote is logged without the link', async () => {
  const { token } = await makeQuote(site.database, { status: 'offered' })
  await (await fetch(`${site.url}/en/quote/${token}`)).text()
  const decline = (version: number) => ({ version, reason: 'price', note: 'kanari' })
  const refused = await told(await post(`/api/quotes/${token}/decline`, JSON.stringify(decline(9))))
  expect(refused).toMatchObject({ status: 409, code: 'offer_replaced' })
  const declined = await told(
    await post(`/api/quotes/${token}/decline`, JSON.stringify(decline(1))),
  )
  expect(declined.status).toBe(200)
  await expectClean([refused.ref, 'quote.declined'])
  expect(lines.join('\n')).not.toContain(token)
})

test('a fault in the middle of a checkout is logged by its kind, and nothing of what the database was sent', async () => {
  const shopper = await buyer()
  // The database tells what it was sent in its own words for what is wrong.
  await site.database.execute(`create trigger talks before insert on orders begin
    select raise(abort, 'Kanari\n    at Kanarigata 17, 7713'); end`)
  const failed = await told(await shopper.order(crypto.randomUUID(), typed))
  expect(failed).toMatchObject({ status: 500, code: 'internal' })
  await site.database.execute('drop trigger talks')
  proxy.mode = 'down'
  const gone = await told(await shopper.order(crypto.randomUUID(), typed))
  expect(gone).toMatchObject({ status: 503, code: 'unavailable' })
  for (const path of ['search?q=kanari', 'order-success/kanari?q=kanari', 'kanari-siden'])
    await (await fetch(`${site.url}/nb/${path}`)).text()
  await site.worker.tick()
  proxy.mode = 'pass'
  await expectClean([failed.ref, gone.ref])
  expect(written()).toContainEqual(
    expect.objectContaining({ event: 'failed', requestId: failed.ref }),
  )
})
