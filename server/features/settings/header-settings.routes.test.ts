import { expect, test } from 'vitest'
import { headerStyles } from '#domain/header.ts'
import type { HeaderSettings } from '#domain/header.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const address = '/api/admin/settings/header'

async function ownerWithSettings() {
  const owner = await callerOf(api, 'owner')
  const settings = (await (await owner.get(address)).json()) as HeaderSettings
  return { owner, settings }
}

async function countOf(sql: string): Promise<number> {
  return Number((await api.database.execute(sql)).rows[0]?.['count'])
}
const audited = () =>
  countOf(`select count(*) as count from audit_log where action = 'settings_saved'`)

test.each(headerStyles)('[B08] %s is saved, and the next page has it', async (headerMenuStyle) => {
  const { owner, settings } = await ownerWithSettings()
  const response = await owner.send('PUT', address, { ...settings, headerMenuStyle })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ ...settings, headerMenuStyle, rev: settings.rev + 1 })
  const shell = (await (await api.visitor().get('/api/shell')).json()) as ShellData
  expect(shell.company.headerStyle).toBe(headerMenuStyle)
})

test('[B01] the logo’s shape and measures, and whether the name is shown, are saved', async () => {
  const { owner, settings } = await ownerWithSettings()
  await owner.send('PUT', address, {
    rev: settings.rev,
    headerMenuStyle: 'compact',
    headerLogoStyle: 'circular',
    headerLogoWidth: 48,
    headerLogoHeight: 40,
    headerMaxLogoWidth: 120,
    showCompanyNameInHeader: false,
  })
  const { company } = (await (await api.visitor().get('/api/shell')).json()) as ShellData
  expect(company.logo).toMatchObject({ style: 'circular', width: 48, height: 40, maxWidth: 120 })
  expect(company.isNameShownInHeader).toBe(false)
})

test('the same call twice is done once, and answers the same', async () => {
  const { owner, settings } = await ownerWithSettings()
  const before = await audited()
  const body = { ...settings, headerMenuStyle: 'gmail' }
  const first = await (await owner.send('PUT', address, body)).json()
  const again = await owner.send('PUT', address, body)
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual(first)
  expect(await audited()).toBe(before + 1)
})

test('who has seen an older state is refused, with what stands there now', async () => {
  const { owner, settings } = await ownerWithSettings()
  await owner.send('PUT', address, { ...settings, headerMenuStyle: 'bbc' })
  const before = await audited()
  const late = await owner.send('PUT', address, { ...settings, headerMenuStyle: 'cnn' })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({
    code: 'stale',
    current: { headerMenuStyle: 'bbc', rev: settings.rev + 1 },
  })
  expect(await audited()).toBe(before)
})

test.each([
  { headerMenuStyle: 'myspace' },
  { headerLogoStyle: 'hexagonal' },
  { headerLogoWidth: 15 },
  { headerLogoHeight: 161 },
  { headerMaxLogoWidth: 12.5 },
  { showCompanyNameInHeader: 'yes' },
])('%o is refused by name, and nothing is changed', async (wrong) => {
  const { owner, settings } = await ownerWithSettings()
  const response = await owner.send('PUT', address, { ...settings, ...wrong })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ field: Object.keys(wrong)[0] })
  expect(await (await owner.get(address)).json()).toEqual(settings)
})

test('[B10] a factory without settings has the default ones, and saving makes them', async () => {
  const { owner } = await ownerWithSettings()
  await api.database.execute('delete from factory_settings')
  const none = (await (await owner.get(address)).json()) as HeaderSettings
  expect(none).toMatchObject({ headerMenuStyle: 'horizontal', headerLogoWidth: 32, rev: 0 })
  const saved = await owner.send('PUT', address, { ...none, headerMenuStyle: 'medium' })
  expect(await saved.json()).toMatchObject({ headerMenuStyle: 'medium', rev: 1 })
})
