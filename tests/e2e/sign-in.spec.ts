import type { Page } from '@playwright/test'
import type { CartView } from '#domain/cart.schema.ts'
import { mostPasskeys } from '#domain/second-factor.ts'
import {
  atHome,
  authField,
  authSubmit,
  confirmAddress,
  mailedToken,
  sessionOf,
  signIn,
  signUp,
  typedPassword,
  userMenu,
} from '#tests/support/auth-page.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { hydrated, open } from '#tests/support/open-page.ts'
import { codeNow } from '#tests/support/second-factor.ts'
import { productId } from '#tests/support/shopper.ts'
import { givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const told = (page: Page) => page.locator('#form-message')
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').getByText(text)
const cart = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const wrongCode = 'The code is wrong or too old.'

test('[U01] [A06] sign up, confirm from the mail, sign out, sign in, recover', async ({
  page,
  site,
}) => {
  const email = 'ingrid.reise@example.no'
  await signUp(page, site, email)
  await expect.poll(() => page.url()).toBe(`${site.url}/en/auth/callback`)
  await confirmAddress(page)
  expect(page.url()).toBe(`${site.url}/en`)
  expect((await sessionOf(page)).user).toMatchObject({ email, name: 'Ingrid Solheim' })

  await signOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/en')
  expect((await sessionOf(page)).user).toBeNull()

  await open(page, '/en/auth?next=%2Fen%2Fproducts%3Fsort%3Dname')
  await signIn(page, email)
  await page.waitForURL(`${site.url}/en/products?sort=name`)
  await expect(userMenu(page)).toBeVisible()

  await page.context().clearCookies()
  await open(page, '/en/auth?view=recover')
  await authField(page, 'email').fill(email)
  await authSubmit(page).click()
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible()
  await open(page, `/en/auth/callback#${await mailedToken(site, 'A2', email)}`)
  await authField(page, 'password').fill('passord123')
  await authSubmit(page).click()
  await expect(authField(page, 'password')).toBeFocused()
  await expect(authField(page, 'password')).toHaveAttribute('aria-invalid', 'true')
  const newPassword = 'tåke over seteren i oktober'
  await authField(page, 'password').fill(newPassword)
  await authSubmit(page).click()
  await expect(page.getByRole('heading', { name: 'Your password is saved' })).toBeFocused()
  expect((await sessionOf(page)).user).toBeNull()
  await page.locator('main').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, email)
  await expect(told(page)).toBeFocused()
  await expect(told(page)).toContainText('E-mail or password is wrong.')
  await expect(authField(page, 'email')).toHaveValue(email)
  await signIn(page, email, newPassword)
  await page.waitForURL(`${site.url}/en`)
})

test('[C03] the guest’s cart comes along with the confirmation, and is told once', async ({
  page,
  site,
}) => {
  const email = 'kurv@example.no'
  await open(page, '/en')
  await fillCart(page, site, 'cultured-butter', 3)
  await signUp(page, site, email)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(toast(page, '3 items merged from your guest cart')).toBeVisible()
  await atHome(page)
  await expect(cart(page, 'Cart, 3 items')).toBeVisible()
  const kept = () => page.evaluate(() => localStorage.getItem('guest_session_id'))
  await expect.poll(kept).toBeNull()
  await signOut(page)
  await expect(cart(page, 'Cart')).toBeVisible()
  await open(page, '/en/auth')
  await signIn(page, email)
  await page.waitForURL(`${site.url}/en`)
  await expect(cart(page, 'Cart, 3 items')).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('[U01] an address that is not confirmed gets its mail again; a link opens once, and then the page offers a new one', async ({
  page,
  site,
}) => {
  const email = 'senere@example.no'
  await signUp(page, site, email)
  const first = await mailedToken(site, 'A1', email)
  await open(page, '/en/auth')
  await signIn(page, email)
  await expect(told(page)).toContainText('Just signed up? Confirm your e-mail first.')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('status').getByText('It is on its way.')).toBeVisible()
  await expect.poll(() => mailedToken(site, 'A1', email)).not.toBe(first)

  const token = await mailedToken(site, 'A1', email)
  await open(page, `/en/auth/callback#${token}`)
  await confirmAddress(page)
  await page.context().clearCookies()
  await open(page, `/en/auth/callback#${token}`)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
  expect(page.url()).not.toContain(token)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
})

test('[U01] a form that was refused says why, focuses what is wrong, and loses nothing that was typed', async ({
  page,
}) => {
  await open(page, '/ar/auth?view=sign-up')
  await authField(page, 'password').fill('kort')
  await authSubmit(page).click()
  await expect(authField(page, 'name')).toBeFocused()
  for (const name of ['name', 'email'])
    await expect(authField(page, name)).toHaveAttribute('aria-invalid', 'true')
  await expectNoFaults(page)
  await page.locator('main button[aria-pressed]').click()
  await expect(authField(page, 'password')).toHaveAttribute('type', 'text')
  await expect(authField(page, 'password')).toHaveValue('kort')

  await open(page, '/en/auth?next=%2Fcheckout')
  await test.step('a gateway that fails is told as such', async () => {
    await page.route('**/api/auth/sign-in', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await signIn(page, 'ingrid@example.no')
    await expect(told(page)).toHaveText('We cannot reach the shop. Try again in a moment.')
    await expect(authField(page, 'email')).toHaveValue('ingrid@example.no')
    await expect(authField(page, 'password')).toHaveValue(typedPassword)
    await page.unroute('**/api/auth/sign-in')
  })
  await test.step('whose tries have run out is led to a new password', async () => {
    const code = 'too_many_tries'
    const message = 'Too many tries. Wait 5 minutes.'
    await page.route('**/api/auth/sign-in', (route) =>
      route.fulfill({ status: 429, json: { code, message, retryable: false, ref: 'test' } }),
    )
    await signIn(page, 'ingrid@example.no')
    await expect(told(page)).toContainText('You can set a new password at once')
    await expect(told(page)).not.toContainText('Just signed up?')
    await told(page).getByRole('link', { name: 'Forgot your password?' }).click()
    await page.waitForURL('/en/auth?view=recover&next=%2Fcheckout')
  })
})

test('[U01] what is sent before the page is alive goes nowhere, also where the browser fails at something else', async ({
  page,
  complaints,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('fjorden')) sent.push(request.url())
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const spoil of [() => {}, () => Reflect.deleteProperty(window, 'ResizeObserver')]) {
    await page.addInitScript(spoil)
    await page.goto('/en/auth')
    await signInAtOnce(page)
    await page.locator('.auth-form button[type=submit]').click()
    expect(sent).toEqual([])
    await expect(page.locator('input[name=email]')).toHaveValue('kari@example.no')
  }
  complaints.length = 0
})

test('[U01] what was typed before the page is alive is sent when it can be', async ({ page }) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST')
      sent.push([new URL(request.url()).pathname, request.postDataJSON()])
  })
  const letScriptsCome = await holdCalls(page, '**/assets/*.js')
  await page.goto('/en/auth', { waitUntil: 'commit' })
  await signInAtOnce(page)
  await page.locator('.auth-form button[type=submit]').click()
  expect(sent).toEqual([])
  letScriptsCome()
  await hydrated(page)
  await page.locator('.auth-form button[type=submit]').click()
  await expect(told(page)).toBeFocused()
  const typed = { email: 'kari@example.no', password: 'regn over fjorden 7' }
  expect(sent).toEqual([['/api/auth/sign-in', typed]])
  await expect(page.locator('input[name=email]')).toHaveValue(typed.email)
})

test('[U01] a passkey is added on the security page, signs in, and is removed', async ({
  page,
  context,
  site,
}) => {
  const person = await newOwner(page, site, 'customer')
  await addAuthenticator(page)
  await open(page, '/en/account/security')
  const passkeys = part(page, 'Passkeys')
  const add = passkeys.getByRole('button', { name: 'Add a passkey' })
  await add.click()
  await expectNoFaults(page)
  await passkeys.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(add).toBeFocused()
  await add.press('Enter')
  await passkeys.getByLabel('Name of the passkey').fill('My laptop')
  await passkeys.getByLabel('Password').fill(goodPassword)
  await passkeys.getByRole('button', { name: 'Add the passkey' }).click()
  await expect(passkeys.locator('strong', { hasText: 'My laptop' })).toBeVisible()
  await expect(passkeys.getByText('not used yet')).toBeVisible()
  await expect(add).toBeFocused()
  expect(await sessionOf(page)).toMatchObject({ hasSecondFactor: true })

  await context.clearCookies()
  await open(page, '/en/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).not.toHaveURL(/\/auth/u)
  expect(await sessionOf(page)).toMatchObject({ user: { id: person.id }, hasSecondFactor: true })

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

test('[U01] after the last passkey that one may have the keyboard goes on from their list', async ({
  page,
  site,
}) => {
  const { id } = await newOwner(page, site, 'customer')
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

test('[U06] an admin adds an authenticator app, may write from then on, and signs in with a recovery code', async ({
  page,
  context,
  site,
}) => {
  const { email } = await newOwner(page, site, 'owner')
  expect(await sessionOf(page)).toMatchObject({ user: { lacksSecondFactor: true } })
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
  await expectNoFaults(page)
  await app.getByLabel('Password').fill(goodPassword)
  await app.getByRole('button', { name: 'Continue' }).click()
  await expect(app.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = (await app.locator('.enrolment-secret').innerText()).replaceAll(/\s/gu, '')
  await app.getByLabel('Code that the app shows').fill('000000')
  await app.getByRole('button', { name: 'Turn on' }).click()
  await expect(app.getByText(wrongCode)).toBeVisible()
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
  expect(await sessionOf(page)).toMatchObject({ user: { lacksSecondFactor: false } })

  await context.clearCookies()
  await open(page, '/en/auth')
  await signIn(page, email, goodPassword)
  const typed = authField(page, 'code')
  await expect(typed).toBeFocused()
  await expect(typed).toHaveAttribute('autocomplete', 'one-time-code')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await typed.fill('abcd-efgh')
  await typed.press('Enter')
  await expect(page.getByText(wrongCode)).toBeVisible()
  await expect(typed).toHaveValue('abcd-efgh')
  await typed.fill(code)
  await typed.press('Enter')
  await expect(page).not.toHaveURL(/\/auth/u)
  expect(await sessionOf(page)).toMatchObject({ hasSecondFactor: true })
})

/** A guest's cart, filled as the page would. */
async function fillCart(page: Page, site: Site, key: string, quantity: number): Promise<void> {
  const id = await productId(site.database, key)
  await page.evaluate(
    async ([productId, quantity]) => {
      const response = await fetch('/api/cart/lines', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ productId, quantity }),
      })
      const cart = (await response.json()) as CartView
      localStorage.setItem('guest_session_id', cart.session_id ?? '')
    },
    [id, quantity] as const,
  )
}

/** By the menu. The header tells it before the page leaves for the home page. */
async function signOut(page: Page): Promise<void> {
  await userMenu(page).click()
  const home = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await home
}

/** As a person does who is faster than the page's scripts. */
async function signInAtOnce(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill('kari@example.no')
  await page.locator('input[name=password]').fill('regn over fjorden 7')
  await page.locator('input[name=password]').press('Enter')
}

/** Somebody with a password and no second factor, who is signed in in this browser. */
async function newOwner(page: Page, site: Site, role: 'customer' | 'owner') {
  const person = await signedIn(page.context(), site, { role, hasSecondFactor: false })
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

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })
