import type { Page } from '@playwright/test'
import { authSubmit, mailedToken } from '#tests/support/auth-page.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { valueOf } from '#tests/support/own-things.ts'
import { givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'

const inMain = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('alertdialog')

test('[U04] name and language are changed; the page goes on in the language', async ({
  page,
  context,
  site,
}) => {
  const { id } = await signedIn(context, site)
  await open(page, '/en/account/profile')
  await page.getByLabel('Full name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await page.getByLabel('Full name').fill('Ingrid Solheim')
  await inMain(page).getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('/ar/account/profile')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await valueOf(site, 'select name from users where id = ?', id)).toBe('Ingrid Solheim')
})

test('[G01] another language is told by the page that speaks it', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  await open(page, '/en/account/profile')
  await inMain(page).getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('/ar/account/profile')
  await expect(page.locator('[data-sonner-toast][data-type="success"]')).toBeVisible()
  await reload(page)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('[U01] the password is changed against the old one, and ends the other sessions', async ({
  page,
  context,
  site,
}) => {
  const person = await signedIn(context, site)
  await givePassword(site, person)
  await open(page, '/en/account/security')
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('fire hester på et jorde')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('The password is wrong.')).toBeVisible()
  await page.getByLabel('Current password').fill(goodPassword)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')
  await expect(page.getByText('This browser')).toBeVisible()
})

test('[U04] the address is changed by the mailed link; the keyboard goes on where that is told', async ({
  page,
  context,
  site,
}) => {
  const person = await signedIn(context, site)
  await givePassword(site, person)
  await open(page, '/en/account/security')
  await page.locator('input[name=email]').fill('ny.adresse@example.no')
  await page.locator('input[name=password]').fill(goodPassword)
  await page.locator('input[name=password]').press('Enter')
  const token = await mailedToken(site, 'A3', 'ny.adresse@example.no')
  await open(page, `/en/auth/callback#${token}`)
  await authSubmit(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeFocused()
  expect(await valueOf(site, 'select email from users where id = ?', person.id)).toBe(
    'ny.adresse@example.no',
  )
})

test('[U01] all other devices are signed out after a question', async ({ page, context, site }) => {
  const { id } = await signedIn(context, site)
  await site.database.execute({
    sql: `insert into sessions (id, user_id, created_at, expires_at, ends_at, last_seen_at, device)
      select 'other', user_id, created_at, expires_at, ends_at, last_seen_at, 'Firefox, Linux' from sessions where user_id = ?`,
    args: [id],
  })
  await open(page, '/en/account/security')
  await expect(page.locator('strong', { hasText: 'Firefox, Linux' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await dialog(page).getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.locator('strong', { hasText: 'Firefox, Linux' })).toHaveCount(0)
  await expect(page.getByRole('list').filter({ hasText: 'This browser' })).toBeFocused()
  expect(await valueOf(site, 'select count(*) from sessions where user_id = ?', id)).toBe('1')
})
