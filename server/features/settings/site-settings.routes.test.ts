import { expect, test } from 'vitest'
import type { AuditChanges } from '#domain/audit-changes.ts'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { checkoutOf, fillCart } from '#tests/support/shopping.ts'
import { saveSettings, settingsFor, settingsPath, shellIn } from '#tests/support/site-settings.ts'

const api = useApi()

async function audited() {
  const { rows } = await api.database.execute(
    `select entity, data from audit_log where action = 'settings_saved' order by at, id`,
  )
  return rows.map(({ entity, data }) => ({
    entity,
    data: JSON.parse(String(data)) as AuditChanges,
  }))
}

test('the company is saved, and the next page has it', async () => {
  const owner = await callerOf(api, 'owner')
  const company = {
    companyName: '  Fjord\u202E  Mat ',
    legalName: 'Fjord Mat AS',
    orgNo: 'NO 974 760 673 MVA',
    address: 'Kaia 1, 5003 Bergen',
    phone: '55 12 34 56',
    email: 'Post@Fjord.example',
  }
  const response = await saveSettings(owner, 'company', company)
  expect(response.status).toBe(200)
  expect(((await response.json()) as SiteSettings).company).toEqual({
    companyName: 'Fjord Mat',
    legalName: 'Fjord Mat AS',
    orgNo: '974760673',
    address: 'Kaia 1, 5003 Bergen',
    phone: '+4755123456',
    email: 'post@fjord.example',
    rev: 1,
  })
  expect((await shellIn(api)).company).toMatchObject({
    name: 'Fjord Mat',
    legalName: 'Fjord Mat AS',
    orgNo: '974760673',
    address: 'Kaia 1, 5003 Bergen',
    phone: '+4755123456',
    phoneText: '+47\u00A055\u00A012\u00A034\u00A056',
    email: 'post@fjord.example',
  })
})

test('what is emptied is gone, not what it was before', async () => {
  const owner = await callerOf(api, 'owner')
  const empty = { companyName: 'Mat', legalName: '', orgNo: '', address: '', phone: '', email: '' }
  expect((await saveSettings(owner, 'company', empty)).status).toBe(200)
  expect((await shellIn(api)).company).toMatchObject({
    legalName: 'Mat',
    orgNo: null,
    address: null,
    phone: null,
    email: null,
  })
})

test.each([
  [{ companyName: ' \u200B ' }, 'company_missing', 'companyName'],
  [{ companyName: 'a'.repeat(121) }, 'company_long', 'companyName'],
  [{ legalName: 'a'.repeat(121) }, 'company_long', 'legalName'],
  [{ orgNo: '974760674' }, 'org_no_invalid', 'orgNo'],
  [{ address: 'a'.repeat(161) }, 'address_long', 'address'],
  [{ phone: '12' }, 'phone_invalid', 'phone'],
  [{ email: 'post@fjord\nbcc:x@y.no' }, 'email_invalid', 'email'],
  [{ companyName: null }, 'invalid_input', 'companyName'],
  [{ factoryId: 'other' }, 'invalid_input', 'factoryId'],
])('a company with %j is refused by name, and nothing is changed', async (wrong, code, field) => {
  const owner = await callerOf(api, 'owner')
  const [before, log] = [await settingsFor(owner), await audited()]
  const empty = { legalName: '', orgNo: '', address: '', phone: '', email: '' }
  const response = await saveSettings(owner, 'company', { ...empty, ...wrong })
  expect(await refusal(response)).toMatchObject({ status: 422, code, field })
  expect(await settingsFor(owner)).toEqual(before)
  expect(await audited()).toEqual(log)
})

test('[A07] [A08] [B01] icon, loading look and logo are saved, and the next page has them', async () => {
  const owner = await callerOf(api, 'owner')
  const look = {
    logoUrl: '/media/0192/1/160',
    faviconUrl: '/media/0193/2/160',
    loadingStyle: 'custom',
    loadingImageUrl: '/media/0194/1/160',
  }
  expect((await saveSettings(owner, 'look', look)).status).toBe(200)
  const { company, loading } = await shellIn(api)
  expect(company.faviconUrl).toBe('/media/0193/2/160')
  expect(company.logo.url).toBe('/media/0192/1/160')
  expect(loading).toEqual({ style: 'custom', imageUrl: '/media/0194/1/160' })
  const none = { logoUrl: null, faviconUrl: null, loadingStyle: 'dots', loadingImageUrl: null }
  expect((await saveSettings(owner, 'look', none)).status).toBe(200)
  const after = await shellIn(api)
  expect(after.company).toMatchObject({ faviconUrl: null, logo: { url: null } })
  expect(after.loading).toEqual({ style: 'dots', imageUrl: null })
})

test.each([
  [{ faviconUrl: 'https://evil.example/x.png' }, 'address_invalid', 'faviconUrl'],
  [{ faviconUrl: '//evil.example/x.png' }, 'address_invalid', 'faviconUrl'],
  [{ logoUrl: 'javascript:alert(1)' }, 'address_invalid', 'logoUrl'],
  [{ logoUrl: '/en/about' }, 'address_invalid', 'logoUrl'],
  [{ faviconUrl: '/api/session' }, 'address_invalid', 'faviconUrl'],
  [{ faviconUrl: '/media/0193/2/file' }, 'address_invalid', 'faviconUrl'],
  [{ loadingImageUrl: '/pictures/../en/about' }, 'address_invalid', 'loadingImageUrl'],
  [{ logoUrl: '/x"><script>' }, 'address_invalid', 'logoUrl'],
  [{ loadingStyle: 'fireworks' }, 'invalid_input', 'loadingStyle'],
  [{ loadingStyle: 'custom', loadingImageUrl: null }, 'picture_missing', 'loadingImageUrl'],
])('[A07] [A08] a look with %j is refused', async (wrong, code, field) => {
  const owner = await callerOf(api, 'owner')
  const before = await settingsFor(owner)
  const response = await saveSettings(owner, 'look', wrong)
  expect(await refusal(response)).toMatchObject({ status: 422, code, field })
  expect(await settingsFor(owner)).toEqual(before)
})

test('the least that an order comes to is saved, and the next cart is held against it', async () => {
  const owner = await callerOf(api, 'owner')
  expect((await saveSettings(owner, 'ordering', { minOrderOre: 25_050 })).status).toBe(200)
  const buyer = api.visitor()
  await fillCart(api.database, buyer, { 'blueberry-jam': 1 })
  expect((await checkoutOf(buyer)).minimum).toMatchObject({ minOre: 25_050 })
  await saveSettings(owner, 'ordering', { minOrderOre: 0 })
  expect((await checkoutOf(buyer)).minimum).toBeNull()
})

test.each([-1, 12.5, 10_000_001, '150', null])('a minimum of %j is refused', async (wrong) => {
  const owner = await callerOf(api, 'owner')
  const response = await saveSettings(owner, 'ordering', { minOrderOre: wrong })
  expect(await refusal(response)).toMatchObject({
    status: 422,
    code: 'amount_invalid',
    field: 'minOrderOre',
  })
})

test('the same call twice, also at once, is one save', async () => {
  const owner = await callerOf(api, 'owner')
  const log = (await audited()).length
  const { ordering } = await settingsFor(owner)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = async () =>
    owner.send('PUT', `${settingsPath}/ordering`, { ...ordering, minOrderOre: 777 }, headers)
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const again = await send()
  expect(again.status).toBe(200)
  expect(((await again.json()) as SiteSettings).ordering).toEqual({
    ...ordering,
    minOrderOre: 777,
    rev: ordering.rev + 1,
  })
  expect(await audited()).toHaveLength(log + 1)
})

test('who has seen an older state is refused, with what stands there now; other groups are not in the way', async () => {
  const [one, other] = [await callerOf(api, 'owner'), await callerOf(api, 'owner')]
  const seen = await settingsFor(other)
  await saveSettings(one, 'company', {
    legalName: '',
    orgNo: '',
    address: '',
    phone: '',
    email: '',
    companyName: 'Theirs',
  })
  const log = (await audited()).length
  const { revision } = await shellIn(api)
  const { company } = seen
  const late = await other.send('PUT', `${settingsPath}/company`, {
    companyName: 'Mine',
    legalName: '',
    orgNo: '',
    address: '',
    phone: '',
    email: '',
    rev: company.rev,
  })
  const refused = await refusal(late)
  expect(refused).toMatchObject({ status: 409, code: 'stale' })
  expect((refused.current as SiteSettings).company).toMatchObject({ companyName: 'Theirs' })
  expect(await audited()).toHaveLength(log)
  expect(await shellIn(api)).toMatchObject({ company: { name: 'Theirs' }, revision })
  const { ordering } = seen
  const elsewhere = await other.send('PUT', `${settingsPath}/ordering`, ordering)
  expect(elsewhere.status).toBe(200)
})

test('[P03] the log tells what was changed in a group, and of a save that changed nothing that it did not', async () => {
  const owner = await callerOf(api, 'owner')
  const { minOrderOre: before } = (await settingsFor(owner)).ordering
  await saveSettings(owner, 'ordering', { minOrderOre: 1000 })
  await saveSettings(owner, 'ordering', { minOrderOre: 1000 })
  const change = { of: '', field: 'minOrderOre', before, after: 1000 }
  expect((await audited()).slice(-2)).toEqual([
    { entity: 'ordering', data: { changes: [change], more: 0 } },
    { entity: 'ordering', data: { changes: [], more: 0 } },
  ])
})

test('[B10] a factory without settings has the product’s own, and saving a group makes them', async () => {
  const owner = await callerOf(api, 'owner')
  await api.database.execute('delete from factory_settings')
  expect((await settingsFor(owner)).look).toMatchObject({
    faviconUrl: null,
    loadingStyle: 'spinner',
  })
  expect((await saveSettings(owner, 'look', { loadingStyle: 'pulse' })).status).toBe(200)
  expect((await shellIn(api)).loading.style).toBe('pulse')
})
