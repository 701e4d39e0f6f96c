import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryKeyValue } from '#server/platform/key-value.fake.ts'
import { parseSettings } from '#server/platform/settings.ts'
import { startStripeFake } from '#tests/support/payment-fakes/stripe-fake.ts'
import { startVippsFake } from '#tests/support/payment-fakes/vipps-fake.ts'
import { type ContractSide, providerContract } from './provider.contract.ts'
import { providersOf } from './providers.ts'
import { pressTestButton } from './test-steps.ts'

const enough = { DATABASE_URL: 'http://127.0.0.1:8890', PUBLIC_URL: 'http://localhost:3000' }

describe.each([
  ['vipps', startVippsFake],
  ['stripe', startStripeFake],
] as const)('%s', (code, start) => {
  let fake: Awaited<ReturnType<typeof start>>
  let side: ContractSide
  beforeAll(async () => {
    fake = await start()
    const settings = parseSettings({ ...enough, ...fake.settings })
    const ports = { kv: memoryKeyValue(), now: () => Date.now() }
    const provider = providersOf(settings, ports).of(code)
    if (!provider) throw new Error(`${code} is not on`)
    side = { provider, pay: (reference) => fake.pay(reference) }
  })
  afterAll(() => fake.stop())
  providerContract(() => side)
})

describe('the test provider', () => {
  const kv = memoryKeyValue()
  const settings = parseSettings({ ...enough, TEST_PAYMENTS: 'on' })
  const provider = providersOf(settings, { kv, now: () => Date.now() }).of('test')
  if (!provider) throw new Error('the test provider is not on')
  providerContract(() => ({
    provider,
    pay: async (reference) => {
      await pressTestButton(kv, reference, 'pay')
    },
  }))
})

test('[O07] a shop without keys has no provider, and one with some of them still lacks it', () => {
  const ports = { kv: memoryKeyValue(), now: () => Date.now() }
  expect(providersOf(parseSettings(enough), ports).on).toEqual([])
  const half = parseSettings({ ...enough, VIPPS_CLIENT_ID: 'id', STRIPE_SECRET_KEY: 'sk_test_x' })
  expect(providersOf(half, ports).on).toEqual([])
  expect(providersOf(half, ports).of('stripe')).toBeUndefined()
})
