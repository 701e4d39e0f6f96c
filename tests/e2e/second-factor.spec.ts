import type { BrowserContext, Page } from '@playwright/test'
import { mostPasskeys } from '#domain/second-factor.ts'
import type { Session } from '#domain/session.schema.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { codeNow } from '#tests/support/second-factor.ts'
import { givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

/** Somebody with a password and no second factor, who is signed in in this browser. */
async function newOwner(context: BrowserContext, site: Site, role: 'customer' | 'owner') {
  const person = await signedIn(context, site, { role, hasSecondFactor: false })
  await givePassword(site, person)
  return person
}

/** A device that holds passkeys and knows its person, as one with a fingerprint reader does. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const sessionOf = async (page: Page, site: Site) =>
  (await (await page.request.get(`${site.url}/api/session`)).json()) as Session

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

test('[U01] after the last passkey that one may have the keyboard goes on from their list', async ({
  page,
  context,
  site,
}) => {
  const { id } = await newOwner(context, site, 'customer')
  for (let number = 1; number < mostPasskeys; number += 1)
    await site.database.execute({
      sql: `insert into passkeys (id, user_id, public_key, counter, transports, name, is_backed_up, created_at)
        values (?, ?, 'x', 0, '[]', ?, 0, 0)`,
      args: [`${id}-${number}`, id, `Key ${number}`],
    })
  await addAuthenticator(page)
  await open(page, '/en/account/security')
  const passkeys = part(page, 'Passkeys')
  const add = passkeys.getByRole('button', { name: 'Add a passkey' })
  await add.press('Enter')
  await passkeys.getByLabel('Name of the passkey').fill('The last one')
  await passkeys.getByLabel('Password').fill(goodPassword)
  await passkeys.getByRole('button', { name: 'Add the passkey' }).press('Enter')
  await expect(passkeys.getByRole('listitem')).toHaveCount(mostPasskeys)
  await expect(add).toBeHidden()
  await expect(passkeys.getByRole('list')).toBeFocused()
})

test('[U01] a passkey is added on the security page, signs in, and is removed', async ({
  page,
  context,
  site,
}) => {
  const person = await newOwner(context, site, 'customer')
  await addAuthenticator(page)
  await open(page, '/en/account/security')
  const passkeys = part(page, 'Passkeys')
  const add = passkeys.getByRole('button', { name: 'Add a passkey' })
  await add.click()
  await passkeys.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(add).toBeFocused()
  await add.press('Enter')
  await passkeys.getByLabel('Name of the passkey').fill('My laptop')
  await passkeys.getByLabel('Password').fill(goodPassword)
  await passkeys.getByRole('button', { name: 'Add the passkey' }).click()
  await expect(passkeys.locator('strong', { hasText: 'My laptop' })).toBeVisible()
  await expect(passkeys.getByText('not used yet')).toBeVisible()
  await expect(add).toBeFocused()
  expect(await sessionOf(page, site)).toMatchObject({ hasSecondFactor: true })

  await context.clearCookies()
  await open(page, '/en/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).not.toHaveURL(/\/auth/u)
  expect(await sessionOf(page, site)).toMatchObject({
    user: { id: person.id },
    hasSecondFactor: true,
  })

  await open(page, '/en/account/security')
  await expect(passkeys.getByText('Last used')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByRole('alertdialog').getByLabel('Password').fill(goodPassword)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  // While it is open, what is behind it is hidden anyhow.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(passkeys.locator('strong', { hasText: 'My laptop' })).toBeHidden()
  await expect(add).toBeFocused()

  await context.clearCookies()
  await open(page, '/en/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('The passkey was not accepted')).toBeVisible()
})

test('[U06] an admin adds an authenticator app, may write from then on, and signs in with a recovery code', async ({
  page,
  context,
  site,
}) => {
  const { email } = await newOwner(context, site, 'owner')
  expect(await sessionOf(page, site)).toMatchObject({ user: { lacksSecondFactor: true } })
  await open(page, '/en/account/security')
  const app = part(page, 'Authenticator app')
  const add = app.getByRole('button', { name: 'Add an authenticator app' })
  await add.click()
  await app.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(add).toBeFocused()
  await add.press('Enter')
  await expect(app.getByLabel('Password')).toBeFocused()
  await app.getByLabel('Password').fill('not it')
  await app.getByRole('button', { name: 'Continue' }).click()
  await expect(app.getByText('The password is wrong.')).toBeVisible()
  await app.getByLabel('Password').fill(goodPassword)
  await app.getByRole('button', { name: 'Continue' }).click()
  await expect(app.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = (await app.locator('.enrolment-secret').innerText()).replaceAll(/\s/gu, '')
  await app.getByLabel('Code that the app shows').fill('000000')
  await app.getByRole('button', { name: 'Turn on' }).click()
  await expect(app.getByText('The code is wrong or too old.')).toBeVisible()
  await app.getByLabel('Code that the app shows').fill(codeNow(secret))
  await app.getByRole('button', { name: 'Turn on' }).click()
  await expect(app.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await expect(app.locator('ol li')).toHaveCount(10)
  const download = page.waitForEvent('download')
  await app.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('localhost-recovery-codes.txt')
  const code = await app.locator('ol li').first().innerText()
  await app.getByRole('button', { name: 'I have kept them' }).click()
  await expect(app.getByText('In use')).toBeVisible()
  await expect(app.getByRole('button', { name: 'Move to another app' })).toBeFocused()
  await expect(part(page, 'Recovery codes').getByText('10 codes are left.')).toBeVisible()
  expect(await sessionOf(page, site)).toMatchObject({ user: { lacksSecondFactor: false } })

  await context.clearCookies()
  await open(page, '/en/auth')
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(goodPassword)
  await page.locator('form button[type="submit"]').click()
  const typed = page.locator('main input[name="code"]')
  await expect(typed).toBeFocused()
  await expect(typed).toHaveAttribute('autocomplete', 'one-time-code')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await typed.fill('abcd-efgh')
  await typed.press('Enter')
  await expect(page.getByText('The code is wrong or too old.')).toBeVisible()
  await expect(typed).toHaveValue('abcd-efgh')
  await typed.fill(code)
  await typed.press('Enter')
  await expect(page).not.toHaveURL(/\/auth/u)
  expect(await sessionOf(page, site)).toMatchObject({ hasSecondFactor: true })
})

for (const language of ['en', 'ar'])
  test(`the security page has no barriers in ${language}`, async ({ page, context, site }) => {
    await newOwner(context, site, 'customer')
    await addAuthenticator(page)
    await open(page, `/${language}/account/security`)
    await page.locator('section.account-part button.needs-script').nth(1).click()
    await expectNoFaults(page)
  })
