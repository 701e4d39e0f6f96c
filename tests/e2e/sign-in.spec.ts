import type { Page } from '@playwright/test'
import type { CartView } from '#domain/cart.schema.ts'
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
import { open } from '#tests/support/open-page.ts'
import { productId } from '#tests/support/shopper.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').getByText(text)

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
  await expect(page.locator('#told')).toBeFocused()
  await expect(page.locator('#told')).toContainText('E-mail or password is wrong.')
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
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  const kept = () => page.evaluate(() => localStorage.getItem('guest_session_id'))
  await expect.poll(kept).toBeNull()
  await signOut(page)
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }),
  ).toBeVisible()
  await open(page, '/en/auth')
  await signIn(page, email)
  await page.waitForURL(`${site.url}/en`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('[U01] an address that is not confirmed gets its mail again', async ({ page, site }) => {
  const email = 'senere@example.no'
  await signUp(page, site, email)
  const first = await mailedToken(site, 'A1', email)
  await open(page, '/en/auth')
  await signIn(page, email)
  await expect(page.locator('#told')).toContainText('Just signed up? Confirm your e-mail first.')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('status').getByText('It is on its way.')).toBeVisible()
  await expect.poll(() => mailedToken(site, 'A1', email)).not.toBe(first)
})

test('a link opens once; afterwards the page says so and offers a new one', async ({
  page,
  site,
}) => {
  const email = 'en.gang@example.no'
  await signUp(page, site, email)
  const token = await mailedToken(site, 'A1', email)
  await confirmAddress(page)
  await page.context().clearCookies()
  await open(page, `/en/auth/callback#${token}`)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
  expect(page.url()).not.toContain(token)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
})

test('[U01] wrong fields say what is wrong, the first one is focused, and nothing typed is lost', async ({
  page,
}) => {
  await open(page, '/en/auth?view=sign-up')
  await authField(page, 'password').fill('kort')
  await authSubmit(page).click()
  await expect(authField(page, 'name')).toBeFocused()
  for (const name of ['name', 'email'])
    await expect(authField(page, name)).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect(authField(page, 'password')).toHaveAttribute('type', 'text')
  await expect(authField(page, 'password')).toHaveValue('kort')
})

test('[U01] a gateway that fails is told as such, and the form stays', async ({ page }) => {
  await page.route('**/api/auth/sign-in', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await open(page, '/en/auth')
  await signIn(page, 'ingrid@example.no')
  await expect(page.locator('#told')).toHaveText('We cannot reach the shop. Try again in a moment.')
  await expect(authField(page, 'email')).toHaveValue('ingrid@example.no')
  await expect(authField(page, 'password')).toHaveValue(typedPassword)
})

test('[U01] whose tries have run out is led to a new password', async ({ page }) => {
  await page.route('**/api/auth/sign-in', (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: 'too_many_tries',
        message: 'Too many tries. Wait 5 minutes.',
        retryable: false,
        ref: 'test',
      },
    }),
  )
  await open(page, '/en/auth?next=%2Fcheckout')
  await signIn(page, 'ingrid@example.no')
  await expect(page.locator('#told')).toContainText('You can set a new password at once')
  await expect(page.locator('#told')).not.toContainText('Just signed up?')
  await page.locator('#told').getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('/en/auth?view=recover&next=%2Fcheckout')
})

test('[I10] no address leads away from the site after a sign-in', async ({ page, site }) => {
  await signedIn(page.context(), site)
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '@evil.example',
  ]) {
    const answer = await page.request.get(`/en/auth?next=${encodeURIComponent(next)}`)
    expect(answer.url()).toBe(`${site.url}/en`)
  }
  const answer = await page.request.get('/en/auth?next=%2Fen%2Fcart', { maxRedirects: 0 })
  expect(answer.headers()['location']).toBe('/en/cart')
})

test('the pages of accounts are private, and no address holds more than it must', async ({
  page,
}) => {
  for (const path of ['/en/auth', '/auth/callback', '/nb/auth?view=sign-up']) {
    const answer = await page.request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  }
})

for (const code of ['nb', 'ar'])
  test(`axe finds nothing on a refused form in ${code}`, async ({ page }) => {
    await open(page, `/${code}/auth?view=sign-up`)
    await authSubmit(page).click()
    await expect(authField(page, 'name')).toHaveAttribute('aria-invalid', 'true')
    await expectNoFaults(page)
  })

/** As a person does who is faster than the page's scripts. */
async function signInAtOnce(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill('kari@example.no')
  await page.locator('input[name=password]').fill('regn over fjorden 7')
  await page.locator('input[name=password]').press('Enter')
}

for (const [what, spoil] of [
  ['', () => {}],
  [
    ', also where the browser fails at something else',
    () => Reflect.deleteProperty(window, 'ResizeObserver'),
  ],
] as const)
  test(`[U01] what is sent before the page is alive goes nowhere${what}`, async ({
    page,
    complaints,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('fjorden')) sent.push(request.url())
    })
    await page.addInitScript(spoil)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/en/auth')
    await signInAtOnce(page)
    await page.locator('.auth-form button[type=submit]').click()
    expect(sent).toEqual([])
    await expect(page.locator('input[name=email]')).toHaveValue('kari@example.no')
    complaints.length = 0
  })

test('[U01] what was sent before the page is alive is sent once it is', async ({ page }) => {
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
  await expect(page.locator('#told')).toBeFocused()
  const typed = { email: 'kari@example.no', password: 'regn over fjorden 7' }
  expect(sent).toEqual([['/api/auth/sign-in', typed]])
  await expect(page.locator('input[name=email]')).toHaveValue(typed.email)
})
