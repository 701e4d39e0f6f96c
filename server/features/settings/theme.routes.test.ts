import { expect, test } from 'vitest'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { saveSettings, settingsFor, shellIn } from '#tests/support/site-settings.ts'

const api = useApi()
const nothing = { light: {}, dark: {}, radius: 'medium', fonts: 'pair' }

test('chosen colours and corners stand in the page’s own styles, and go back to the product’s', async () => {
  const owner = await callerOf(api, 'owner')
  const { revision, styles } = await shellIn(api)
  expect(styles).toBe('')
  const response = await saveSettings(owner, 'theme', {
    light: { primary: ' #1A3D7C ' },
    dark: { primary: 'rgb(150 190 255)' },
    radius: 'none',
  })
  expect(response.status).toBe(200)
  expect(((await response.json()) as SiteSettings).theme).toMatchObject({
    light: { primary: '#1a3d7c' },
    dark: { primary: 'rgb(150 190 255)' },
    radius: 'none',
  })
  const shell = await shellIn(api)
  expect(shell.styles).toBe(
    ':root:root,[data-theme][data-theme]{--primary:light-dark(#1a3d7c,rgb(150 190 255))}:root:root{--radius-s:0px;--radius-m:0px;--radius-l:0px}',
  )
  expect(shell.revision).not.toBe(revision)
  expect((await saveSettings(owner, 'theme', nothing)).status).toBe(200)
  expect((await shellIn(api)).styles).toBe('')
})

test('letters of one kind stand in the page’s own styles, and pages fetch no more of them than they need', async () => {
  const owner = await callerOf(api, 'owner')
  expect((await saveSettings(owner, 'theme', { fonts: 'system' })).status).toBe(200)
  const { styles, fonts } = await shellIn(api)
  expect(styles).toBe(
    ':root:root{--font-text:system-ui,sans-serif;--font-display:system-ui,sans-serif}',
  )
  expect(fonts).toBe('system')
  expect((await settingsFor(owner)).theme).toMatchObject({ fonts: 'system' })
  expect((await saveSettings(owner, 'theme', nothing)).status).toBe(200)
  expect(await shellIn(api)).not.toHaveProperty('fonts')
})

test.each([
  'red}body{display:none',
  'red;background:url(//evil.example)',
  'url(javascript:alert(1))',
  'expression(alert(1))',
  'var(--primary)',
  '</style><script>alert(1)</script>',
  '#fff/**/',
  'rgb(0 0 0 / 50%)',
  'transparent',
  '',
  `#${'f'.repeat(80)}`,
])('the hostile or holey colour %j is refused, and nothing is changed', async (primary) => {
  const owner = await callerOf(api, 'owner')
  const before = await settingsFor(owner)
  const response = await saveSettings(owner, 'theme', { light: { primary } })
  expect(await refusal(response)).toMatchObject({
    status: 422,
    code: 'color_invalid',
    field: 'light.primary',
  })
  expect(await settingsFor(owner)).toEqual(before)
  expect((await shellIn(api)).styles).toBe('')
})

test.each([
  [{ light: { shadow: 'red' } }, 'light.shadow'],
  [{ radius: '12px' }, 'radius'],
  [{ fonts: 'Comic Sans' }, 'fonts'],
  [{ light: null }, 'light'],
])('a theme with %j is refused', async (wrong, field) => {
  const owner = await callerOf(api, 'owner')
  const response = await saveSettings(owner, 'theme', wrong)
  expect(await refusal(response)).toMatchObject({ status: 422, code: 'invalid_input', field })
})

test.each([
  [{ light: { foreground: '#cccccc' } }, 'light.foreground'],
  [{ dark: { background: '#f0f0f0' } }, 'dark.background'],
  [{ light: { primary: '#777777', 'primary-foreground': '#888888' } }, 'light.primary-foreground'],
])('text that can hardly be read is refused at what was chosen: %j', async (theme, field) => {
  const owner = await callerOf(api, 'owner')
  const response = await saveSettings(owner, 'theme', { ...nothing, ...theme })
  expect(await refusal(response)).toMatchObject({ status: 422, code: 'contrast_low', field })
})

test('text between 3:1 and 4.5:1 is the factory’s own choice, and grounds on which the product’s own signs are faint', async () => {
  const owner = await callerOf(api, 'owner')
  for (const light of [{ 'muted-foreground': '#7d7d7d' }, { card: '#d0d0d0' }])
    expect((await saveSettings(owner, 'theme', { ...nothing, light })).status).toBe(200)
  await saveSettings(owner, 'theme', nothing)
})
