import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { CartView } from '#domain/cart.schema.ts'
import type { Session } from '#domain/session.schema.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { newPerson } from '#tests/support/people.ts'
import { productId } from '#tests/support/shopper.ts'
import type { Site } from '#tests/support/site.ts'

const password = 'fjellvann og nystekt brød'
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`)
const submit = (page: Page) => page.locator('main form button[type="submit"]')
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').getByText(text)
const userMenu = (page: Page) => page.getByRole('button', { name: /^Account menu/u })

/** The mail is read where it waits: rendered or not, its link is in it. */
async function mailedToken(site: Site, kind: string, email: string): Promise<string> {
  let token = ''
  await expect
    .poll(async () => {
      const { rows } = await site.database.execute({
        sql: 'select payload from outbox where kind = ? and recipient = ? order by created_at desc, id desc limit 1',
        args: [kind, email],
      })
      const text = String(rows[0]?.['payload'] ?? '')
      token = /callback#([\w-]+)|"secret":"([\w-]+)"/u.exec(text)?.slice(1).find(Boolean) ?? ''
      return token
    })
    .not.toBe('')
  return token
}

/** Signs up and follows the mailed link up to its button. */
async function signUp(page: Page, site: Site, email: string): Promise<void> {
  await open(page, '/en/auth?view=sign-up')
  await field(page, 'name').fill('Ingrid Solheim')
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeFocused()
  await open(page, `/en/auth/callback#${await mailedToken(site, 'A1', email)}`)
}

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(secret)
  await submit(page).click()
}

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

const sessionOf = async (page: Page): Promise<Session> =>
  (await (await page.request.get('/api/session')).json()) as Session

/** Puts the session of somebody who signed in before into the browser. */
async function arriveSignedIn(page: Page, site: Site) {
  const person = await newPerson(site.database)
  // A secure cookie is set for a secure address, and sent to localhost as well.
  const url = site.url.replace('http:', 'https:')
  await page
    .context()
    .addCookies([{ name: '__Host-session', value: person.secret, url, secure: true }])
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'))
  return person
}

test('[U01] [A06] sign up, confirm from the mail, sign out, sign in, recover', async ({
  page,
  site,
}) => {
  const email = 'ingrid.reise@example.no'
  await signUp(page, site, email)
  await expect.poll(() => page.url()).toBe(`${site.url}/en/auth/callback`)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await page.waitForURL(`${site.url}/en`)
  expect((await sessionOf(page)).user).toMatchObject({ email, name: 'Ingrid Solheim' })

  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/en')
  expect((await sessionOf(page)).user).toBeNull()

  await open(page, '/en/auth?next=%2Fen%2Fproducts%3Fsort%3Dname')
  await signIn(page, email)
  await page.waitForURL(`${site.url}/en/products?sort=name`)
  await expect(userMenu(page)).toBeVisible()

  await page.context().clearCookies()
  await open(page, '/en/auth?view=recover')
  await field(page, 'email').fill(email)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible()
  await open(page, `/en/auth/callback#${await mailedToken(site, 'A2', email)}`)
  await field(page, 'password').fill('passord123')
  await submit(page).click()
  await expect(field(page, 'password')).toBeFocused()
  await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true')
  const newPassword = 'tåke over seteren i oktober'
  await field(page, 'password').fill(newPassword)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Your password is saved' })).toBeVisible()
  expect((await sessionOf(page)).user).toBeNull()
  await page.locator('main').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, email)
  await expect(page.locator('#told')).toBeFocused()
  await expect(page.locator('#told')).toContainText('E-mail or password is wrong.')
  await expect(field(page, 'email')).toHaveValue(email)
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
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  const kept = () => page.evaluate(() => localStorage.getItem('guest_session_id'))
  expect(await kept()).toBeNull()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
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
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await page.waitForURL(`${site.url}/en`)
  await page.context().clearCookies()
  await open(page, `/en/auth/callback#${token}`)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  expect(page.url()).not.toContain(token)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
})

test('[U01] wrong fields say what is wrong, the first one is focused, and nothing typed is lost', async ({
  page,
}) => {
  await open(page, '/en/auth?view=sign-up')
  await field(page, 'password').fill('kort')
  await submit(page).click()
  await expect(field(page, 'name')).toBeFocused()
  for (const name of ['name', 'email'])
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await expect(field(page, 'password')).toHaveValue('kort')
})

test('[U01] a gateway that fails is told as such, and the form stays', async ({ page }) => {
  await page.route('**/api/auth/sign-in', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await open(page, '/en/auth')
  await signIn(page, 'ingrid@example.no')
  await expect(page.locator('#told')).toHaveText('We cannot reach the shop. Try again in a moment.')
  await expect(field(page, 'email')).toHaveValue('ingrid@example.no')
  await expect(field(page, 'password')).toHaveValue(password)
})

test('[I10] no address leads away from the site after a sign-in', async ({ page, site }) => {
  await arriveSignedIn(page, site)
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

test('[B07] the user menu has the account, the admin panel and the way out', async ({
  page,
  site,
}) => {
  await open(page, '/en')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/en/auth',
  )
  await arriveSignedIn(page, site)
  await open(page, '/en/products')
  await userMenu(page).click()
  await expect(page.getByRole('menuitem')).toHaveText(['My account', 'Admin Panel', 'Sign Out'])
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL(`${site.url}/en`)
})

test('[B07] a small screen has the same in the phone menu', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await arriveSignedIn(page, site)
  // From another page, so that the way home is a new document to wait for.
  await open(page, '/en/products')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByText('Kari Prøve')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(`${site.url}/en`)
  await expect.poll(async () => (await sessionOf(page)).user).toBeNull()
})

test('[G06] a sign-out that fails is only logged, and the page stays usable', async ({
  page,
  site,
}) => {
  await arriveSignedIn(page, site)
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await open(page, '/en/products')
  await userMenu(page).click()
  const logged = page.waitForEvent('console', (message) =>
    /signing out failed/u.test(message.text()),
  )
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await logged
  await expect(userMenu(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/en/products')
})

test('signing out leaves nothing of the person in the browser', async ({ page, site }) => {
  const person = await arriveSignedIn(page, site)
  await open(page, '/en')
  await page.evaluate((email) => {
    sessionStorage.setItem('checkout-form', JSON.stringify({ email }))
    localStorage.setItem('theme', 'dark')
  }, person.email)
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain(person.email)
  expect(kept).not.toContain(person.id)
  expect(kept).toContain('dark')
})

test('[G03] the end of a session is told, and what was typed is there again after signing in', async ({
  page,
  site,
}) => {
  const email = 'slutt@example.no'
  await signUp(page, site, email)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(userMenu(page)).toBeVisible()
  await page.clock.install()
  await open(page, '/en/not-a-page')
  await expect(userMenu(page)).toBeVisible()
  const typed = page.locator('main input[name="search"]')
  await typed.fill('brunost med')
  await site.database.execute('delete from sessions')
  await page.clock.fastForward(31_000)
  const notice = page.getByRole('alert').filter({ hasText: 'You are signed out.' })
  await expect(notice).toBeVisible()
  await expect(typed).toHaveValue('brunost med')
  await notice.getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL(/\/en\/auth\?next=/u)
  await signIn(page, email)
  await page.waitForURL(`${site.url}/en/not-a-page`)
  await expect(typed).toHaveValue('brunost med')
  await expect(notice).toHaveCount(0)
})

test('[G03] a visitor’s page asks for no session', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  await open(page, '/en')
  await page.clock.fastForward(120_000)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('[C03] signing in and out in one tab is known in the others', async ({ page, site }) => {
  const email = 'faner@example.no'
  await signUp(page, site, email)
  const other = await page.context().newPage()
  await open(other, '/en/products')
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(userMenu(other)).toBeVisible()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
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
    await submit(page).click()
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })
