import { expect, test } from 'vitest'
import type { PaymentProvider } from '#domain/payments.schema.ts'
import { newId } from '#domain/ids.ts'
import { useApi } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

async function providers(): Promise<PaymentProvider[]> {
  const owner = await callerOf(api, 'owner')
  return (await (
    await owner.get('/api/admin/settings/payment-providers')
  ).json()) as PaymentProvider[]
}

test('[O07] without keys both are off, with the names of what is missing, and no test provider', async () => {
  expect(await providers()).toEqual([
    {
      ...{ code: 'vipps', isOn: false, mode: 'test', openPayments: 0 },
      missing: [
        ...['VIPPS_CLIENT_ID', 'VIPPS_CLIENT_SECRET', 'VIPPS_SUBSCRIPTION_KEY'],
        ...['VIPPS_MERCHANT_SERIAL_NUMBER', 'VIPPS_WEBHOOK_SECRET'],
      ],
    },
    {
      ...{ code: 'stripe', isOn: false, mode: 'live', openPayments: 0 },
      missing: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    },
  ])
})

test('[O07] one that is off says how many payments wait for it, and its keys turn it on; no secret is shown', async () => {
  for (const [state, captured] of [
    ['created', 0],
    ['authorized', 0],
    ['authorized', 5000],
    ['cancelled', 0],
  ] as const)
    await api.database.execute({
      sql: `insert into payments (id, factory_id, kind, order_id, provider, mode, reference, state, amount_ore, authorized_ore, captured_ore, expires_at, created_at, updated_at)
        select ?, id, 'order', ?, 'stripe', 'test', ?, ?, 5000, 5000, ?, 1, 1, 1 from factories`,
      args: [newId(), newId(), newId(), state, captured],
    })
  expect((await providers())[1]).toMatchObject({ isOn: false, openPayments: 2 })
  Object.assign(api.platform.settings, {
    ...{ STRIPE_SECRET_KEY: 'sk_test_secret', STRIPE_WEBHOOK_SECRET: 'whsec', TEST_PAYMENTS: 'on' },
  })
  const on = await providers()
  expect(on[1]).toMatchObject({ isOn: true, mode: 'test', missing: [], openPayments: 2 })
  expect(on[2]).toMatchObject({ code: 'test', isOn: true, mode: 'test' })
  expect(JSON.stringify(on)).not.toMatch(/sk_test|whsec/u)
})
