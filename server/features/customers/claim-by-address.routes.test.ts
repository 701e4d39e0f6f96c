import { beforeEach, expect, test } from 'vitest'
import type { OrderView } from '#domain/order-view.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { useCarts } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { fillCart, placed } from '#tests/support/shopping.ts'

const api = useApi()
const { added } = useCarts(api)

beforeEach(async () => {
  await api.database.execute('delete from outbox')
  await api.database.execute(`delete from users where email_key = 'ingrid@example.no'`)
})

/** An order that a guest placed. */
async function bought() {
  const buyer = api.visitor()
  await fillCart(api.database, buyer, { 'cultured-butter': 3 })
  return placed(buyer)
}

const claim = (visitor: Visitor, token: string) =>
  visitor.send('POST', `/api/orders/${token}/claim`, {})

const codesMailedTo = async () => {
  const { rows } = await api.database.execute(`select recipient from outbox where kind = 'A9'`)
  return rows.map(({ recipient }) => recipient)
}

const isSeenInFull = async (visitor: Visitor, token: string) =>
  ((await (await visitor.get(`/api/orders/${token}`)).json()) as OrderView).details !== null

const isCancelled = async (visitor: Visitor, token: string) =>
  (await visitor.send('POST', `/api/orders/${token}/cancel`, {})).status === 200

/** Somebody who signed in with the address that orders are placed with here. */
const addressee = () => callerOf(api, 'customer', { email: 'ingrid@example.no' })

test('[D11] the owner of the confirmed address reads the order at once and puts it into their account', async () => {
  const { token, number } = await bought()
  const person = await addressee()
  const view = (await (await person.get(`/api/orders/${token}`)).json()) as OrderView
  expect(view.details).toMatchObject({ name: 'Ingrid Solheim', canClaim: true, canCancel: false })
  expect(await isCancelled(person, token)).toBe(false)
  const answers = await Promise.all([1, 2, 3].map(() => claim(person, token)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const claimedView = (await answers[0]?.json()) as OrderView
  expect(claimedView.details).toMatchObject({ canClaim: false, canCancel: true })
  expect(await (await person.get('/api/account/orders')).json()).toMatchObject({
    orders: [{ number }],
  })
  const { rows } = await api.database.execute({
    sql: 'select action from audit_log where actor_id = ?',
    args: [person.person?.id ?? ''],
  })
  expect(rows.filter(({ action }) => action === 'order_claimed')).toHaveLength(1)
  expect(await codesMailedTo()).toEqual([])
})

test('[D11] an address that nobody confirmed opens nothing: the code is mailed as to anyone', async () => {
  const { token } = await bought()
  const person = await addressee()
  await api.database.execute({
    sql: 'update users set email_verified_at = null where id = ?',
    args: [person.person?.id ?? ''],
  })
  expect(await isSeenInFull(person, token)).toBe(false)
  expect((await claim(person, token)).status).toBe(202)
  expect(await isSeenInFull(person, token)).toBe(false)
  expect(await (await person.get('/api/account/orders')).json()).toMatchObject({ orders: [] })
  expect(await codesMailedTo()).toEqual(['ingrid@example.no'])
})

test('[D11] an order of an account stays in it when the owner of its address claims it', async () => {
  const buyer = await callerOf(api, 'customer')
  await added(buyer, 'cultured-butter', { quantity: 3 })
  const { token, number } = await placed(buyer)
  const person = await addressee()
  const view = (await (await claim(person, token)).json()) as OrderView
  expect(view.details).toMatchObject({ canClaim: false, canCancel: false })
  expect(await (await person.get('/api/account/orders')).json()).toMatchObject({ orders: [] })
  expect(await (await buyer.get('/api/account/orders')).json()).toMatchObject({
    orders: [{ number }],
  })
})
