import type { Page } from '@playwright/test'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { valueOf } from '#tests/support/own-things.ts'
import { newPerson, type Person } from '#tests/support/people.ts'
import { givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const inMain = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('alertdialog')

test('[U04] a consent is kept with its yes and its no', async ({ page, context, site }) => {
  const { id } = await signedIn(context, site)
  await open(page, '/en/account/privacy')
  const box = inMain(page).getByRole('checkbox').first()
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await open(page, '/en/account/privacy')
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect
    .poll(() => valueOf(site, 'select count(*) from consents where user_id = ?', id))
    .toBe('2')
})

test('[U04] the export is asked for once, and its link is mailed', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  await open(page, '/en/account/privacy')
  await page.getByRole('button', { name: 'Send me my data' }).click()
  await expect(page.getByText('The link comes by e-mail within an hour.')).toBeVisible()
  await expect
    .poll(() => valueOf(site, "select count(*) from outbox where kind = 'A6'"))
    .not.toBe('0')
})

async function exportLink(site: Site, { id, email }: Person): Promise<string> {
  const secret = newSecret()
  await site.database.execute({
    sql: `insert into account_tokens (id, user_id, purpose, email, created_at, expires_at)
      values (?, ?, 'export', ?, ?, ?)`,
    args: [await sha256Hex(secret), id, email, Date.now(), Date.now() + 60_000],
  })
  return `/en/auth/callback#${secret}`
}

test('[U04] the mailed link saves the file', async ({ page, context, site }) => {
  const link = await exportLink(site, await signedIn(context, site))
  await open(page, link)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.zip')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(inMain(page)).toContainText('waits here')
})

test('[U04] opened by nobody the link says what waits there, and hands it over after signing in', async ({
  page,
  site,
}) => {
  const person = await newPerson(site.database)
  await givePassword(site, person)
  await open(page, await exportLink(site, person))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data')
  await expect(inMain(page)).toContainText(`Sign in as ${person.email} to download it.`)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await inMain(page).getByRole('button', { name: 'Sign In', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.zip')
})

test('[U04] the account is deleted against its password, and is gone', async ({
  page,
  context,
  site,
}) => {
  const person = await signedIn(context, site)
  await givePassword(site, person)
  await open(page, '/en/account/privacy')
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await dialog(page).getByLabel('Password').fill('not this one')
  await dialog(page).getByRole('button', { name: 'Delete the account' }).click()
  await expect(dialog(page)).toContainText('The password is wrong.')
  await dialog(page).getByLabel('Password').fill(goodPassword)
  await dialog(page).getByRole('button', { name: 'Delete the account' }).click()
  const end = page.getByRole('heading', { name: 'Your account is deleted' })
  await expect(end).toBeFocused()
  await expect(end).toBeInViewport()
  expect(await valueOf(site, 'select status from users where id = ?', person.id)).toBe('erased')
  const answer = await context.request.get(`${site.url}/en/account`, { maxRedirects: 0 })
  expect(answer.status()).toBe(303)
})
