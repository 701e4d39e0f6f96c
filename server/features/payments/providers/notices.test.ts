import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryKeyValue } from '#server/platform/key-value.fake.ts'
import { parseSettings } from '#server/platform/settings.ts'
import { startStripeFake } from '#tests/support/payment-fakes/stripe-fake.ts'
import { startVippsFake } from '#tests/support/payment-fakes/vipps-fake.ts'
import { wantedPayment } from './provider.contract.ts'
import type { PaymentProvider } from './provider.ts'
import { providersOf } from './providers.ts'
import { readVippsNotice } from './vipps-notice.ts'

const enough = { DATABASE_URL: 'http://127.0.0.1:8890', PUBLIC_URL: 'http://localhost:3000' }

async function callOf(request: Request, now = Date.now()) {
  const { method, url, headers } = request
  return { ...{ method, url, headers, now }, body: await request.text() }
}

describe.each([
  ['vipps', startVippsFake],
  ['stripe', startStripeFake],
] as const)('[O07] %s', (code, start) => {
  let fake: Awaited<ReturnType<typeof start>>
  let provider: PaymentProvider
  const opened = (waitMs?: number) => {
    const settings = parseSettings({ ...enough, ...fake.settings })
    const ports = { kv: memoryKeyValue(), now: () => Date.now() }
    const found = providersOf(settings, waitMs === undefined ? ports : { ...ports, waitMs }).of(
      code,
    )
    if (!found) throw new Error(`${code} is not on`)
    return found
  }
  beforeAll(async () => {
    fake = await start()
    provider = opened()
  })
  afterAll(() => fake.stop())

  const told = async () => {
    const wanted = wantedPayment()
    await provider.create(wanted)
    await fake.pay(wanted.reference)
    const notice = fake.webhooks.all.findLast(({ reference }) => reference === wanted.reference)
    if (!notice) throw new Error('nothing was told')
    return { notice, reference: wanted.reference }
  }

  test('what it tells is read with our reference, and under one id each time it comes', async () => {
    const { notice, reference } = await told()
    const { url } = fake.webhooks
    const first = await provider.readNotice(await callOf(await notice.request(url, Date.now())))
    const again = await provider.readNotice(
      await callOf(await notice.request(url, Date.now() - 60_000)),
    )
    expect(first).toMatchObject({ reference, event: notice.event })
    expect(again).toEqual(first)
  })

  test('what is forged, unsigned or older than five minutes is not read', async () => {
    const { notice } = await told()
    const { url } = fake.webhooks
    const forged = await fake.webhooks.forged(notice, (body) => body.replace('1042', '1043'))
    expect(await provider.readNotice(await callOf(forged))).toBeUndefined()
    const bare = new Request(url, { method: 'POST', body: '{}' })
    expect(await provider.readNotice(await callOf(bare))).toBeUndefined()
    const old = await notice.request(url, Date.now() - 6 * 60_000)
    expect(await provider.readNotice(await callOf(old))).toBeUndefined()
  })

  test.each(['error', 'slow-down', 'garbage', 'error-after'] as const)(
    'after %s nobody knows, and the same call again makes one payment',
    async (fault) => {
      const wanted = wantedPayment()
      const isCreation = ({ method, path }: { method: string; path: string }) =>
        method === 'POST' && /payments$|sessions$/u.test(path)
      fake.faultOf = (call) => (isCreation(call) ? fault : undefined)
      await expect(provider.create(wanted)).rejects.toMatchObject({ kind: 'unreachable' })
      fake.faultOf = () => undefined
      await provider.create(wanted)
      const made = [...fake.payments.values()].filter((each) => each.reference === wanted.reference)
      expect(made).toHaveLength(1)
    },
  )

  test('an answer that does not come is not waited for longer than it may take', async () => {
    fake.faultOf = () => 'time-out'
    const patient = opened(200)
    const call = patient.create(wantedPayment())
    await expect(call).rejects.toMatchObject({ kind: 'unreachable' })
    fake.faultOf = () => undefined
  })
})

test('[O07] the signature of Vipps is read as in their own example', async () => {
  const secret =
    'A0+AeKBRG2KRGvnNwJpQlb6IJFk48CKXCIcrLoHncVJKDILsQSxS6NWCccwWm6r6FhGKhiHTBsG2wo/xU6FY/A=='
  const date = 'Thu, 30 Mar 2023 08:38:32 GMT'
  const call = {
    method: 'POST',
    url: 'https://webhook.site/e2cee29b-012e-4f1d-8ef4-e95fd74a7a63',
    headers: new Headers({
      'x-ms-date': date,
      'x-ms-content-sha256': 'lNlsp1XA03N34HrQsVzPgJKtC+r7l/RBF4V3JQUWMj4=',
      authorization:
        'HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=agAiSyogQbDHpeucoNwYz+yAr5nJ+v+zasdkSbqzv+U=',
    }),
    body: '{"some-unique-content":"ee6e441b-cc4a-46f8-895d-a5af79bcc233/hello-world"}',
    now: Date.parse(date),
  }
  expect(await readVippsNotice(call, secret)).toMatchObject({ event: 'unknown' })
  expect(await readVippsNotice({ ...call, body: '{}' }, secret)).toBeUndefined()
  expect(await readVippsNotice(call, '')).toBeUndefined()
})
