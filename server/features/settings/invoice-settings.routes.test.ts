import { expect, test } from 'vitest'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { saveSettings, settingsFor, settingsPath } from '#tests/support/site-settings.ts'

const api = useApi()
const invoices = {
  ...{ street: ' Kaien 3 ', postcode: '5003', city: 'Bergen', bankAccount: '1506 11.12348' },
  ...{ paymentDays: 30, isVatRegistered: true, isInBusinessRegister: false },
}

test('what invoices say is saved once, however often the call is sent', async () => {
  const owner = await callerOf(api, 'owner')
  const key = { 'idempotency-key': crypto.randomUUID() }
  const { rev } = (await settingsFor(owner)).invoices
  const save = () => owner.send('PUT', `${settingsPath}/invoices`, { ...invoices, rev }, key)
  for (const response of [await save(), await save()]) {
    expect(response.status).toBe(200)
    expect(((await response.json()) as SiteSettings).invoices).toEqual({
      ...{ ...invoices, street: 'Kaien 3', bankAccount: '15061112348', rev: rev + 1 },
    })
  }
  const stale = await owner.send('PUT', `${settingsPath}/invoices`, { ...invoices, rev })
  expect(stale.status).toBe(409)
})

test('what is emptied is gone', async () => {
  const owner = await callerOf(api, 'owner')
  const empty = { ...invoices, street: '', postcode: '', city: '', bankAccount: '' }
  expect((await saveSettings(owner, 'invoices', empty)).status).toBe(200)
  expect((await settingsFor(owner)).invoices).toMatchObject({ street: null, bankAccount: null })
})

test.each([
  [{ bankAccount: '15061112345' }, 'bank_account_invalid'],
  [{ bankAccount: '1506111234' }, 'bank_account_invalid'],
  [{ postcode: '50' }, 'postcode_invalid'],
  [{ paymentDays: 0 }, 'payment_days_invalid'],
  [{ paymentDays: 61 }, 'payment_days_invalid'],
  [{ paymentDays: null }, 'payment_days_invalid'],
])('%o is refused by name', async (change, code) => {
  const owner = await callerOf(api, 'owner')
  const refused = await refusal(await saveSettings(owner, 'invoices', { ...invoices, ...change }))
  expect(refused).toMatchObject({ code, field: Object.keys(change)[0] })
})
