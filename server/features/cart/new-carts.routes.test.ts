import { expect, test } from 'vitest'
import { appConfig } from '#config'
import { useApi } from '#tests/support/api.ts'
import { refusal, useCarts } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { plain } from '#tests/support/placing.ts'

const api = useApi()
const { add, added, count } = useCarts(api)
const { newPerHour } = appConfig.cart
const network = '10.7.7.7'

/** So many carts have been begun in this network already. */
async function begun(carts: number) {
  await added(api.visitor({ network }), 'flatbread')
  await api.database.execute({ sql: 'update tries set count = ?', args: [carts] })
}

test('[39] a network begins so many carts within an hour; one more is told when and whom to ask', async () => {
  await begun(newPerHour - 1)
  await added(api.visitor({ network }), 'flatbread')
  const before = await count('carts')
  const visitor = api.visitor({ network })
  const response = await add(visitor, 'flatbread')
  expect(response.headers.get('retry-after')).toBe('3600')
  const told = await refusal(response)
  expect(told).toMatchObject({ status: 429, code: 'too_many_carts', retryable: false })
  expect(plain(told.message)).toMatch(/Wait 60 minutes .* \+47 55 00 00 00$/u)
  expect(visitor.cookies.size).toBe(0)
  expect(await count('carts')).toBe(before)
  await added(api.visitor(), 'flatbread')
})

test('[39] carts that come at once are counted one by one', async () => {
  await begun(newPerHour - 4)
  const before = await count('carts')
  const crowd = Array.from({ length: 12 }, () => api.visitor({ network }))
  const answers = await Promise.all(crowd.map((visitor) => add(visitor, 'flatbread')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(await count('carts')).toBe(before + 4)
})

test('[39] made-up cookies and headers begin carts as any other', async () => {
  await begun(newPerHour)
  const visitor = api.visitor({ network })
  visitor.cookies.set(appConfig.guestCookie, crypto.randomUUID())
  const forged = { 'x-forwarded-for': '192.0.2.1', forwarded: 'for=192.0.2.1' }
  expect((await add(visitor, 'flatbread', {}, forged)).status).toBe(429)
})

test('[39] who has a cart goes on, a repeat counts once, what is refused counts for nothing, and who is signed in is not counted', async () => {
  const known = api.visitor({ network })
  await added(known, 'flatbread')
  await begun(newPerHour - 2)
  expect((await add(api.visitor({ network }), 'flatbread', { quantity: 100_000 })).status).toBe(422)
  const twice = api.visitor({ network })
  twice.cookies.set(appConfig.guestCookie, crypto.randomUUID())
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const repeats = Array.from({ length: 4 }, () => add(twice, 'flatbread', {}, headers))
  expect((await Promise.all(repeats)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await added(api.visitor({ network }), 'flatbread')
  expect((await add(api.visitor({ network }), 'flatbread')).status).toBe(429)
  await added(known, 'flatbread')
  await added({ ...(await callerOf(api, 'customer')) }, 'flatbread')
})

test('[39] after the hour the network begins anew', async () => {
  await begun(newPerHour)
  expect((await add(api.visitor({ network }), 'flatbread')).status).toBe(429)
  const later = Date.now() + 3_600_001
  const platform = { ...api.platform, now: () => later }
  await added(api.visitor({ network, platform }), 'flatbread')
})
