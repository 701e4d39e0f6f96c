import { beforeEach, expect, test } from 'vitest'
import { serverConfig } from '#config'
import { unprovenOrderLimits } from '#domain/order-limits.ts'
import { useApi } from '#tests/support/api.ts'
import { askCode, typeCode, useGuestOrders } from '#tests/support/guest-orders.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { plain } from '#tests/support/placing.ts'
import { checkoutOf, oneOfMany, orderFor } from '#tests/support/shopping.ts'

const api = useApi()
const { codeFor, guest, mailsTo, orders, place, rows } = useGuestOrders(api)
const { addressPerDay } = unprovenOrderLimits
const foreign = { email: 'stranger@example.no' }
const hourMs = 3_600_000

beforeEach(async () => {
  await rows('delete from outbox')
  await rows('update shipping_slots set capacity = 1000')
})

/** Later on the same clock. */
function after(ms: number) {
  const now = api.platform.now() + ms
  api.platform.now = () => now
}

/** Orders of as many phones, until one was refused. */
async function untilAsked(buyer: ReturnType<typeof guest>, email = foreign.email) {
  for (let number = 0; number < addressPerDay; number += 1)
    expect(await buyer.order({ ...oneOfMany(number), email })).toMatchObject({ status: 201 })
  const asked = await buyer.order({ ...oneOfMany(99), email })
  expect(asked).toMatchObject({ status: 403, code: 'email_unproven', retryable: false })
  return asked
}

test('[39] the code from the mailbox lets the very same order through, and the browser is known from then on', async () => {
  const buyer = guest()
  const before = await orders()
  const asked = await untilAsked(buyer)
  expect(plain(asked.message)).toContain('We have sent 8 digits there.')
  const body = orderFor(await checkoutOf(buyer.visitor), { ...oneOfMany(99), ...foreign })
  const key = crypto.randomUUID()
  // Asked again, the code that is on its way is enough.
  expect(await place(buyer.visitor, body, key)).toMatchObject({ code: 'email_unproven' })
  expect((await mailsTo(foreign.email)).filter((kind) => kind === 'A11')).toHaveLength(1)
  const code = await codeFor(foreign.email)
  const spaced = `${code.slice(0, 4)} ${code.slice(4)}`
  expect(await typeCode(buyer.visitor, foreign.email, spaced)).toMatchObject({ status: 200 })
  expect(await typeCode(buyer.visitor, foreign.email, '00000000')).toMatchObject({ status: 200 })
  const through = await place(buyer.visitor, body, key)
  expect(through).toMatchObject({ status: 201 })
  expect((await place(buyer.visitor, body, key)).token).toBe(through.token)
  const [order] = await rows('select * from orders where public_token = ?', through.token)
  expect(order?.['email_proven_at']).toBe(api.platform.now())
  expect((await buyer.order({ ...oneOfMany(98), ...foreign })).status).toBe(201)
  expect(await orders()).toBe(before + addressPerDay + 2)
  // Of another address this browser has shown nothing.
  await untilAsked(buyer, 'other@example.no')
})

test('[39] a code opens nothing in another browser, for another address, too late, twice or by guessing', async () => {
  const buyer = guest()
  await untilAsked(buyer)
  const code = await codeFor(foreign.email)
  const stranger = guest()
  await stranger.order(oneOfMany(5))
  const wrong = { status: 422, code: 'code_wrong', field: 'code' }
  expect(await typeCode(stranger.visitor, foreign.email, code)).toMatchObject(wrong)
  expect(await typeCode(api.visitor(), foreign.email, code)).toMatchObject(wrong)
  expect(await typeCode(buyer.visitor, 'other@example.no', code)).toMatchObject(wrong)
  after(10 * 60_000)
  expect(await typeCode(buyer.visitor, foreign.email, code)).toMatchObject(wrong)
  expect(await askCode(buyer.visitor, foreign.email)).toMatchObject({ status: 202 })
  const fresh = await codeFor(foreign.email)
  expect(await typeCode(buyer.visitor, foreign.email, code)).toMatchObject(wrong)
  for (let guess = 0; guess < 4; guess += 1)
    expect(await typeCode(buyer.visitor, foreign.email, `1234567${guess}`)).toMatchObject(wrong)
  expect(await typeCode(buyer.visitor, foreign.email, fresh)).toMatchObject({
    status: 429,
    code: 'too_many_tries',
  })
  expect(await buyer.order({ ...oneOfMany(9), ...foreign })).toMatchObject({ status: 403 })
})

test('[39] where no more codes are sent the buyer reads when to try again and whom to call', async () => {
  const buyer = guest()
  await untilAsked(buyer)
  expect((await askCode(buyer.visitor, foreign.email)).status).toBe(202)
  expect((await askCode(buyer.visitor, foreign.email)).status).toBe(202)
  const spent = await askCode(buyer.visitor, foreign.email)
  expect(spent).toMatchObject({ status: 429, code: 'too_many_codes', retryable: false })
  expect(plain(spent.message)).toMatch(/Try again in 60 minutes, or contact us: \+47 55 00 00 00$/u)
  // The last code can still be typed.
  expect(await buyer.order({ ...oneOfMany(9), ...foreign })).toMatchObject({ status: 403 })
  const other = guest()
  const refused = await other.order({ ...oneOfMany(8), ...foreign })
  expect(refused).toMatchObject({ status: 429, code: 'too_many_codes', retryAfter: '3600' })
  expect((await checkoutOf(other.visitor)).lines).toHaveLength(1)
  after(hourMs)
  expect(await other.order({ ...oneOfMany(8), ...foreign })).toMatchObject({ status: 403 })
})

test('[39] one network asks for no more codes than for other mails, and a guest without a cart for none', async () => {
  const asked = guest('10.8.8.8')
  await asked.order(oneOfMany(0))
  const answers: number[] = []
  for (let number = 0; number <= serverConfig.accounts.networkTries; number += 1)
    answers.push((await askCode(asked.visitor, `victim${number}@example.no`)).status)
  expect(answers.filter((status) => status === 202)).toHaveLength(
    serverConfig.accounts.networkTries,
  )
  expect(answers.at(-1)).toBe(429)
  expect(await askCode(api.visitor(), foreign.email)).toMatchObject({ code: 'cart_empty' })
})

test('[39] nothing of it is kept in clear, and what is over is forgotten by the jobs', async () => {
  const buyer = guest('203.0.113.77')
  await untilAsked(buyer)
  await typeCode(buyer.visitor, foreign.email, await codeFor(foreign.email))
  const kept = JSON.stringify([
    await rows('select * from tries'),
    await rows('select * from email_proofs'),
  ])
  for (const secret of ['203.0.113.77', 'stranger', '40000001']) expect(kept).not.toContain(secret)
  expect((await rows('select * from email_proofs')).length).toBeGreaterThan(0)
  await jobsAt(api, api.platform.now() + unprovenOrderLimits.provenDays * 24 * hourMs)
  expect(await rows('select * from email_proofs')).toEqual([])
  expect(await rows('select * from tries')).toEqual([])
})
