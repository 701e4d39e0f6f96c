import { beforeEach, expect, test } from 'vitest'
import { serverConfig } from '#config'
import { provenOrderLimits, unprovenOrderLimits } from '#domain/order-limits.ts'
import { useApi } from '#tests/support/api.ts'
import { useGuestOrders } from '#tests/support/guest-orders.ts'
import { callerOf } from '#tests/support/people.ts'
import { plain } from '#tests/support/placing.ts'
import { checkoutOf, oneOfMany, orderFor } from '#tests/support/shopping.ts'
import { useCarts } from '#tests/support/carts.ts'

const api = useApi()
const { counts, guest, orders, place, rows, stockOf } = useGuestOrders(api)
const { added } = useCarts(api)
const { addressPerDay, phonePerDay, networkPerHour } = unprovenOrderLimits
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

test('[39] sixty orders to one stranger from one network are three, and take no more', async () => {
  const before = await counts()
  const answers: { status: number; code?: string }[] = []
  for (let number = 0; number < 60; number += 1) {
    const { phone } = oneOfMany(number)
    const email = number % 2 ? 'stranger@example.no' : `str.anger+${number}@example.no`
    answers.push(await guest('10.9.9.9', { 'cultured-butter': 20 }).order({ phone, email }))
  }
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(addressPerDay)
  const [mails] = await rows(`select count(*) as n from outbox where kind = 'M1'`)
  expect(Number(mails?.['n'])).toBe(addressPerDay)
  const [codes] = await rows(`select count(*) as n from outbox where kind = 'A11'`)
  expect(Number(codes?.['n'])).toBe(serverConfig.accounts.mailsPerHour)
  expect(await stockOf('cultured-butter')).toMatchObject({ reserved: 20 * addressPerDay })
  const later = await counts()
  expect(Number(later['orders']) - Number(before['orders'])).toBe(addressPerDay)
  expect(Number(later['last']) - Number(before['last'])).toBe(addressPerDay)
})

test('[39] many at once are no more than the limit lets through', async () => {
  const before = await orders()
  const buyers = Array.from({ length: 12 }, () => guest())
  const answers = await Promise.all(
    buyers.map((buyer, number) => buyer.order({ ...oneOfMany(number), ...foreign })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(addressPerDay)
  expect(await orders()).toBe(before + addressPerDay)
})

test('[39] of one phone number as many, whatever addresses it comes with', async () => {
  const { phone } = oneOfMany(7)
  for (let number = 0; number < phonePerDay; number += 1)
    expect((await guest().order({ ...oneOfMany(number), phone })).status).toBe(201)
  expect(await guest().order({ ...oneOfMany(50), phone })).toMatchObject({ code: 'email_unproven' })
  expect((await guest().order(oneOfMany(51))).status).toBe(201)
})

/** Three of what everybody buys here cost so much from now on. */
async function costs(ore: number) {
  await rows(
    `update products set shop_price_ore = ? where key = 'cultured-butter'`,
    String(ore / 3),
  )
}

test('[39] dear orders are asked for a code, one by one and together', async () => {
  await costs(300_000)
  expect((await guest().order(oneOfMany(1))).status).toBe(201)
  expect(await guest().order(oneOfMany(1))).toMatchObject({ code: 'email_unproven' })
  await costs(501_000)
  const other = guest()
  expect(await other.order(oneOfMany(2))).toMatchObject({ code: 'email_unproven' })
  // What was refused counts for nothing.
  await costs(498_000)
  expect((await guest().order(oneOfMany(2))).status).toBe(201)
})

test('[39] one network sets aside no more than its sum, with whatever names', async () => {
  await costs(498_000)
  const most = Math.floor(unprovenOrderLimits.networkOrePerDay / 498_000)
  let taken = 0
  for (let number = 0; number < most + 3; number += 1)
    if ((await guest('10.9.9.5').order(oneOfMany(number))).status === 201) taken += 1
  expect(taken).toBe(most)
  expect((await guest('10.9.9.4').order(oneOfMany(99))).status).toBe(201)
})

test('[39] a network has its orders within an hour, and what a caller writes into headers changes nothing', async () => {
  const key = await guest('10.9.9.3').order(oneOfMany(0))
  expect(key.status).toBe(201)
  await rows(
    'update tries set count = ? where count = 1 and until <= ?',
    String(networkPerHour),
    String(api.platform.now() + hourMs),
  )
  const forged = {
    'x-forwarded-for': '192.0.2.1',
    forwarded: 'for=192.0.2.1',
    'x-real-ip': '192.0.2.1',
    'true-client-ip': '192.0.2.1',
    'x-client-ip': '192.0.2.1',
  }
  const tried = await guest('10.9.9.3').order(oneOfMany(1), { headers: forged })
  expect(tried).toMatchObject({ status: 403, code: 'email_unproven' })
  expect((await guest('10.9.9.2').order(oneOfMany(1), { headers: forged })).status).toBe(201)
  after(hourMs)
  expect((await guest('10.9.9.3').order(oneOfMany(2))).status).toBe(201)
})

test('[39] of IPv6 the whole network counts as one', async () => {
  expect((await guest('2001:db8:1:2::1').order(oneOfMany(0))).status).toBe(201)
  await rows('update tries set count = ? where count = 1', String(networkPerHour))
  expect((await guest('2001:db8:1:2:a:b:c:d').order(oneOfMany(1))).status).toBe(403)
  expect((await guest('2001:db8:1:3::1').order(oneOfMany(1))).status).toBe(201)
})

test('[39] a repeat is no further order, also of the last one that fits, and a refused order costs nothing', async () => {
  const buyer = guest()
  const key = crypto.randomUUID()
  await buyer.order({ ...oneOfMany(0), ...foreign })
  await buyer.order({ ...oneOfMany(1), ...foreign })
  await buyer.visitor.get('/api/cart')
  const last = guest()
  const typed = { ...oneOfMany(2), ...foreign }
  expect(await last.order({ ...typed, fromMinute: 1 })).toMatchObject({ status: 409 })
  await last.visitor.get('/api/cart')
  const body = orderFor(await checkoutOf(last.visitor), typed)
  const answers = await Promise.all(Array.from({ length: 8 }, () => place(last.visitor, body, key)))
  expect(new Set(answers.map(({ status, token }) => `${status} ${token}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 201 })
  expect(await place(last.visitor, body, key)).toMatchObject({ status: 201 })
})

test('[39] who signed in with the confirmed address is asked for nothing; with another address like anyone', async () => {
  const customer = await callerOf(api, 'customer')
  const email = customer.person?.email ?? ''
  const order = async (typed: object) => {
    await added(customer, 'cultured-butter', { quantity: 3 })
    return place(customer, orderFor(await checkoutOf(customer), { ...oneOfMany(1), ...typed }))
  }
  for (let number = 0; number < addressPerDay + 2; number += 1)
    expect((await order({ email })).status).toBe(201)
  const [{ n } = { n: 0 }] = await rows(
    'select count(*) as n from orders where email = ? and email_proven_at is not null',
    email,
  )
  expect(Number(n)).toBe(addressPerDay + 2)
  for (let number = 0; number < addressPerDay; number += 1)
    expect((await order({ ...oneOfMany(number + 10), ...foreign })).status).toBe(201)
  expect(await order({ ...oneOfMany(20), ...foreign })).toMatchObject({ code: 'email_unproven' })
  await rows('update users set email_verified_at = null where email = ?', email)
  await rows('delete from tries')
  for (let number = 0; number < addressPerDay; number += 1)
    await place(customer, orderFor(await checkoutOf(customer), { ...oneOfMany(number), email }))
  const [unproven] = await rows(
    'select email_proven_at from orders where email = ? order by rowid desc limit 1',
    email,
  )
  expect(unproven?.['email_proven_at']).toBeNull()
})

test('[40] a proven address has its bounds too: the shop wants to be called', async () => {
  const customer = await callerOf(api, 'customer')
  const email = customer.person?.email ?? ''
  const order = async () => {
    await added(customer, 'cultured-butter', { quantity: 3 })
    return place(customer, orderFor(await checkoutOf(customer), { email }))
  }
  expect((await order()).status).toBe(201)
  await rows('update tries set count = ? where count = 1', String(provenOrderLimits.perDay))
  const before = await counts()
  const refused = await order()
  expect(refused).toMatchObject({ status: 429, code: 'too_many_orders' })
  expect(plain(refused.message)).toMatch(/Contact us: \+47 55 00 00 00$/u)
  expect(await counts()).toEqual(before)
  after(24 * hourMs)
  expect((await place(customer, orderFor(await checkoutOf(customer), { email }))).status).toBe(201)
})
