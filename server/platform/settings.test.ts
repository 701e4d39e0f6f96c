import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const enough = { DATABASE_URL: 'http://127.0.0.1:8890', PUBLIC_URL: 'http://localhost:3000' }

test('the demo needs an address for itself and one for its database', () => {
  expect(parseSettings(enough)).toMatchObject({ ...enough, SMTP_PORT: 587, SMTP_HOST: '' })
})

test.each([
  [{ PUBLIC_URL: enough.PUBLIC_URL }, /DATABASE_URL \(missing\)/u],
  [{ DATABASE_URL: enough.DATABASE_URL }, /PUBLIC_URL \(missing\)/u],
  [{ ...enough, DATABASE_URL: 'nonsense' }, /DATABASE_URL/u],
  [{ ...enough, DATABASE_URL: 'wss://127.0.0.1:8890' }, /DATABASE_URL \(must begin with libsql:/u],
  [{ ...enough, DATABASE_URL: 'file:///data/shop.db' }, /DATABASE_URL \(must begin with libsql:/u],
  [{ ...enough, DATABASE_URL: 'https://db.example.org' }, /DATABASE_AUTH_TOKEN/u],
  [{ ...enough, SMTP_PORT: 'x' }, /SMTP_PORT/u],
  [{ ...enough, VIPPS_URL: 'http://api.vipps.no' }, /VIPPS_URL \(must begin with https:/u],
  [{ ...enough, STRIPE_URL: 'nonsense' }, /STRIPE_URL/u],
  [
    { ...enough, PUBLIC_URL: 'https://matverk.no', TEST_PAYMENTS: 'on' },
    /TEST_PAYMENTS \(lets goods go for no money/u,
  ],
])('[U05] a missing or wrong setting is named: %#', (settings, message) => {
  expect(() => parseSettings(settings)).toThrow(message)
})

test('[O07] nothing is paid online until somebody sets keys; the test provider runs on this machine', () => {
  expect(parseSettings(enough)).toMatchObject({
    ...{ VIPPS_CLIENT_ID: '', STRIPE_SECRET_KEY: '', TEST_PAYMENTS: 'off' },
    ...{ VIPPS_URL: 'https://api.vipps.no', STRIPE_URL: 'https://api.stripe.com' },
  })
  const local = { ...enough, TEST_PAYMENTS: 'on', VIPPS_URL: 'http://127.0.0.1:4110' }
  expect(parseSettings(local)).toMatchObject({ TEST_PAYMENTS: 'on', VIPPS_URL: local.VIPPS_URL })
})

test('[U05] the error shows no value, which may be a secret', () => {
  expect(() => parseSettings({ ...enough, SMTP_PORT: 'hunter2' })).not.toThrow(/hunter2/u)
})
