import type { Page } from '@playwright/test'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import {
  authSubmit,
  confirmAddress,
  mailedToken,
  sessionOf,
  signIn,
  signUp,
  userMenu,
} from '#tests/support/auth-page.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { guestOrder, ownOrder, saveAddress, valueOf } from '#tests/support/own-things.ts'
import type { Person } from '#tests/support/people.ts'
import { customer, givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const inMain = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('alertdialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').getByText(text)
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' })

test('[U04] [O01] an address is added once, however often the button is pressed; what is wrong is told at its field, and what another one changed meanwhile beside it', async ({
  page,
  context,
  site,
}) => {
  const { id } = await signedIn(context, site)
  await open(page, '/en/account/addresses')
  await button(page, 'Add an address').click()
  await page.getByLabel('What you call it').fill('Cabin')
  await page.getByLabel('Full name').fill('Ingrid Solheim')
  await page.getByLabel('Mobile').fill('400 00 000')
  const street = page.getByLabel('Street and number')
  const postcode = page.getByLabel('Postcode')
  const city = page.getByLabel('City')
  await street.fill('Strandgaten 12')

  await test.step('a postcode fills in its city, and leaves one that was typed', async () => {
    await postcode.fill('5003')
    await expect(city).toHaveValue('Bergen')
    await city.fill('Askøy')
    const answered = page.waitForResponse(/checkout\?postcode=5006/u)
    await postcode.fill('5006')
    await (await answered).finished()
    await expect(city).toHaveValue('Askøy')
  })

  await postcode.fill('12')
  await button(page, 'Save').click()
  await expect(postcode).toHaveAttribute('aria-invalid', 'true')
  await expect(postcode).toBeFocused()
  await expect(street).toHaveValue('Strandgaten 12')
  await postcode.fill('5300')
  await button(page, 'Save').dblclick()
  await expect(inMain(page).locator('address')).toContainText('5300 Askøy')
  expect(await valueOf(site, 'select count(*) from addresses where user_id = ?', id)).toBe('1')

  await test.step('changed elsewhere, it is shown beside what was typed, and then saved', async () => {
    await button(page, 'Change Cabin').click()
    await site.database.execute({
      sql: "update addresses set street = 'Nygata 5', rev = rev + 1 where user_id = ?",
      args: [id],
    })
    await street.fill('Strandgaten 14')
    await button(page, 'Save').click()
    await expect(page.getByText('Someone else changed this while you were editing.')).toBeVisible()
    await expect(page.getByText('Now saved: Nygata 5')).toBeVisible()
    await expect(street).toHaveValue('Strandgaten 14')
    await button(page, 'Save').click()
    await expect(inMain(page).locator('address')).toContainText('Strandgaten 14')
  })
})

test('[U04] [G01] what was done to an address is told, it is removed after a question, and the keyboard goes on beside it', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  await saveAddress(page, site)
  await saveAddress(page, site, { label: 'Shop', isDefault: false })
  await open(page, '/en/account/addresses')
  await button(page, 'Change Cabin').click()
  await expect(page.getByLabel('What you call it')).toBeFocused()
  await button(page, 'Cancel').click()
  await expect(button(page, 'Change Cabin')).toBeFocused()
  await button(page, 'Change Cabin').click()
  await expect(page.getByLabel('What you call it')).toBeFocused()
  await page.getByLabel('Street and number').fill('Strandgaten 14')
  await button(page, 'Save').click()
  await expect(toast(page, 'Address saved')).toBeVisible()
  await expect(button(page, 'Change Cabin')).toBeFocused()

  await button(page, 'Remove Cabin').click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(inMain(page).locator('address')).toHaveCount(2)
  for (const [name, next] of [
    ['Cabin', 'Change Shop'],
    ['Shop', 'Add an address'],
  ] as const) {
    await button(page, `Remove ${name}`).click()
    await dialog(page).getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page, 'Address removed')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page, next)).toBeFocused()
  }
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  await button(page, 'Add an address').click()
  await button(page, 'Cancel').click()
  await expect(button(page, 'Add an address')).toBeFocused()
})

test('[U04] a visitor is offered no list; a product is saved to a new one, which goes into the cart, and is read again after a refusal that changes it alone', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/en/products/blueberry-jam')
  await expect(button(page, 'Add to cart').first()).toBeVisible()
  await expect(button(page, 'Save to a list')).toHaveCount(0)

  await signedIn(context, site)
  await open(page, '/en/products/blueberry-jam')
  await button(page, 'Save to a list').click()
  const box = page.getByRole('dialog')
  await box.getByLabel('Name of a new list').fill('Fridays')
  await box.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved to Fridays')).toBeVisible()
  await open(page, '/en/account/lists')
  await inMain(page)
    .getByRole('link', { name: /Fridays/u })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fridays' })).toBeVisible()
  await button(page, 'Put all into the cart').click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

  const remove = inMain(page).getByRole('button', { name: 'Remove Blueberry jam' })
  const items = '**/api/account/lists/*/items/*'
  await test.step('a refusal that changes nothing does not read the list again, one that does reads it', async () => {
    let reads = 0
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith('/api/account/lists')) reads += 1
    })
    const refuse = (status: number, code: string) =>
      page.route(items, (route) =>
        route.fulfill({ status, json: { code, message: `refused: ${code}`, ref: 'test' } }),
      )
    await refuse(503, 'busy')
    await remove.click()
    await expect(page.getByText('refused: busy')).toBeVisible()
    expect(reads).toBe(0)
    await page.unroute(items)
    await refuse(404, 'not_found')
    await remove.click()
    await expect.poll(() => reads).toBe(1)
    await page.unroute(items)
  })

  await remove.click()
  await expect(page.getByRole('heading', { name: 'This list is empty' })).toBeVisible()
  await button(page, 'Remove the list').click()
  await dialog(page).getByRole('button', { name: 'Remove the list' }).click()
  await page.waitForURL('/en/account/lists')
  await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible()
})

test('[U04] own orders: none yet, then one to look at, to print and to order again', async ({
  page,
  context,
  site,
}) => {
  const { id } = await signedIn(context, site)
  await open(page, '/en/account/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  const token = await ownOrder(site, id)
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await open(page, '/en/account/orders')
  await inMain(page)
    .getByRole('button', { name: /^Order again/u })
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await inMain(page)
    .getByRole('link', { name: /^Receipt/u })
    .click()
  await page.waitForURL(`/en/order-success/${token}#receipt`)
  await expect(inMain(page)).toContainText('Blueberry jam')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
})

test('[D11] a guest’s order opens in another browser by the code that is mailed', async ({
  page,
  site,
}) => {
  const token = await guestOrder(site)
  await open(page, `/en/order-success/${token}`)
  await button(page, 'Send the code').click()
  await page.getByLabel('Code').fill('00000000')
  await button(page, 'Open the order').click()
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true')
  const payload = await valueOf(
    site,
    "select payload from outbox where kind = 'A9' order by created_at desc, id desc limit 1",
  )
  const { secret } = JSON.parse(payload) as { secret: string }
  await page.getByLabel('Code').fill(secret)
  await button(page, 'Open the order').click()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await expect(inMain(page)).toContainText('Blueberry jam')
})

test('[D2] whose session ends on an open page is asked to sign in at the next link', async ({
  page,
  context,
  site,
}) => {
  const { id } = await signedIn(context, site)
  await open(page, '/en/account')
  await site.database.execute({ sql: 'delete from sessions where user_id = ?', args: [id] })
  await inMain(page).getByRole('link', { name: 'Addresses' }).first().click()
  await page.waitForURL('/en/auth?next=%2Faccount%2Faddresses')
})

test.describe('for who has fetched nothing yet', () => {
  // What is downloaded is the subject.
  test.use({ isCold: true })

  test('[D2] without a role the admin panel says whom to ask, and none of its code is sent', async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    const answer = await page.goto('/en/admin', { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(403)
    await expect(inMain(page)).toContainText(/no access to the admin panel\. Ask .+\./u)
    expect(loaded.filter((url) => /admin-frame|today-page/u.test(url))).toEqual([])
    expect(await answer?.text()).not.toMatch(/admin-frame|today-page/u)
    await inMain(page).getByRole('link', { name: 'My account' }).click()
    await page.waitForURL('/en/account')
  })
})

test('[U03] an admin is told the role, what it opens, and that a second factor is missing', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'viewer', hasSecondFactor: false })
  const answer = await page.goto('/en/admin')
  expect(answer?.status()).toBe(200)
  await expect(inMain(page)).toContainText('Viewer')
  await expect(inMain(page)).toContainText('Pages, menus and media')
  await expect(inMain(page)).not.toContainText('You can change')
  await inMain(page).getByRole('link', { name: 'Add a second factor' }).click()
  await page.waitForURL('/en/account/security')
})

test('[U04] [G01] name and language are changed; the page goes on in the language, and tells it once', async ({
  page,
  context,
  site,
}) => {
  const { id } = await signedIn(context, site)
  await open(page, '/en/account/profile')
  await page.getByLabel('Full name').fill('')
  await button(page, 'Save').click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await page.getByLabel('Full name').fill('Ingrid Solheim')
  await inMain(page).getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await button(page, 'Save').click()
  await page.waitForURL('/ar/account/profile')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('[data-sonner-toast][data-type="success"]')).toBeVisible()
  expect(await valueOf(site, 'select name from users where id = ?', id)).toBe('Ingrid Solheim')
  await reload(page)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('[U01] [U04] other devices are signed out after a question and by a new password; the address is changed by the mailed link', async ({
  page,
  context,
  site,
}) => {
  const person = await signedIn(context, site)
  await givePassword(site, person)
  const elsewhere = page.locator('strong', { hasText: 'Firefox, Linux' })
  await openSessionElsewhere(site, person)
  await open(page, '/en/account/security')
  await expect(elsewhere).toBeVisible()
  await button(page, 'Sign out everywhere else').click()
  await dialog(page).getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(elsewhere).toHaveCount(0)
  await expect(page.getByRole('list').filter({ hasText: 'This browser' })).toBeFocused()
  expect(await sessionsOf(site, person)).toBe('1')

  await test.step('the password is changed against the old one, and ends the other sessions', async () => {
    await openSessionElsewhere(site, person)
    await page.getByLabel('Current password').fill('not this one')
    await page.getByLabel('New password').fill('fire hester på et jorde')
    await button(page, 'Change the password').click()
    await expect(page.getByText('The password is wrong.')).toBeVisible()
    expect(await sessionsOf(site, person)).toBe('2')
    await page.getByLabel('Current password').fill(goodPassword)
    await button(page, 'Change the password').click()
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    await expect(page.getByLabel('New password')).toHaveValue('')
    await expect(page.getByText('This browser')).toBeVisible()
    await expect(elsewhere).toHaveCount(0)
    expect(await sessionsOf(site, person)).toBe('1')
  })

  await test.step('the keyboard goes on where the changed address is told', async () => {
    await page.locator('input[name=email]').fill('ny.adresse@example.no')
    await page.locator('input[name=password]').fill('fire hester på et jorde')
    await page.locator('input[name=password]').press('Enter')
    const token = await mailedToken(site, 'A3', 'ny.adresse@example.no')
    await open(page, `/en/auth/callback#${token}`)
    await authSubmit(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeFocused()
    expect(await valueOf(site, 'select email from users where id = ?', person.id)).toBe(
      'ny.adresse@example.no',
    )
  })
})

test('[U04] a consent is kept with its yes and its no, the export is mailed, and the account is deleted against its password', async ({
  page,
  context,
  site,
}) => {
  const person = await signedIn(context, site)
  await givePassword(site, person)
  await open(page, '/en/account/privacy')
  const box = inMain(page).getByRole('checkbox').first()
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await reload(page)
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect
    .poll(() => valueOf(site, 'select count(*) from consents where user_id = ?', person.id))
    .toBe('2')

  await button(page, 'Send me my data').click()
  await expect(page.getByText('The link comes by e-mail within an hour.')).toBeVisible()
  await mailedToken(site, 'A6', person.email)

  await test.step('the account is deleted, and is gone', async () => {
    const erase = dialog(page).getByRole('button', { name: 'Delete the account' })
    await button(page, 'Delete the account').click()
    await dialog(page).getByLabel('Password').fill('not this one')
    await erase.click()
    await expect(dialog(page)).toContainText('The password is wrong.')
    await dialog(page).getByLabel('Password').fill(goodPassword)
    await erase.click()
    const end = page.getByRole('heading', { name: 'Your account is deleted' })
    await expect(end).toBeFocused()
    await expect(end).toBeInViewport()
    expect(await valueOf(site, 'select status from users where id = ?', person.id)).toBe('erased')
    const answer = await context.request.get(`${site.url}/en/account`, { maxRedirects: 0 })
    expect(answer.status()).toBe(303)
  })
})

test('[U04] the mailed link of the export says to nobody what waits there, and saves the file for whoever signs in', async ({
  page,
  context,
  site,
}) => {
  const person = await customer(site)
  const link = await exportLink(site, person)
  await open(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data')
  await expect(inMain(page)).toContainText(`Sign in as ${person.email} to download it.`)
  await signIn(page, person.email, goodPassword)
  await expectDownload(page)

  await test.step('opened by who is signed in already it saves the file, until they are not', async () => {
    await open(page, '/en')
    await open(page, link)
    await expectDownload(page)
    await context.clearCookies()
    await button(page, 'Download').click()
    await expect(inMain(page)).toContainText('waits here')
  })
})

test.describe('the user menu', () => {
  // It comes and goes with motion.
  test.use({ reducedMotion: 'no-preference' })

  test('[B07] [G06] it has the account, the admin panel and the way out, which leaves nothing of the person in the browser', async ({
    page,
    site,
  }) => {
    await open(page, '/en')
    await expect(signInLink(page)).toHaveAttribute('href', '/en/auth')
    const person = await signedIn(page.context(), site)
    // From another page, so that the way home is a new document to wait for.
    await open(page, '/en/products')
    await page.evaluate((email) => {
      sessionStorage.setItem('checkout-form', JSON.stringify({ email }))
      localStorage.setItem('theme', 'dark')
    }, person.email)

    await test.step('a sign-out that fails is only logged, and the page stays usable', async () => {
      await page.route('**/api/auth/sign-out', (route) => route.abort())
      await userMenu(page).click()
      await expect(page.getByRole('menuitem')).toHaveText(['My account', 'Admin Panel', 'Sign Out'])
      const logged = page.waitForEvent('console', (message) =>
        /signing out failed/u.test(message.text()),
      )
      await page.getByRole('menuitem', { name: 'Sign Out' }).click()
      await logged
      await page.unroute('**/api/auth/sign-out')
      await expect(userMenu(page)).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/en/products')
    })

    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.waitForURL(`${site.url}/en`)
    await expect(signInLink(page)).toBeVisible()
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    expect(kept).not.toContain(person.email)
    expect(kept).not.toContain(person.id)
    expect(kept).toContain('dark')
  })

  test('[B07] a small screen has the same in the phone menu', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await signedIn(page.context(), site)
    // From another page, so that the way home is a new document to wait for.
    await open(page, '/en/products')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByText('Kari Prøve')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL(`${site.url}/en`)
    await expect.poll(async () => (await sessionOf(page)).user).toBeNull()
  })

  test('[C03] signing in and out in one tab is known in the others', async ({ page, site }) => {
    await signUp(page, site, 'faner@example.no')
    const other = await page.context().newPage()
    await open(other, '/en/products')
    await confirmAddress(page)
    await expect(userMenu(other)).toBeVisible()
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(signInLink(other)).toBeVisible()
  })
})

/** A session of the same person in another browser. */
async function openSessionElsewhere(site: Site, { id }: Person): Promise<void> {
  await site.database.execute({
    sql: `insert into sessions (id, user_id, created_at, expires_at, ends_at, last_seen_at, device)
      select ?, user_id, created_at, expires_at, ends_at, last_seen_at, 'Firefox, Linux' from sessions where user_id = ?`,
    args: [crypto.randomUUID(), id],
  })
}

const sessionsOf = (site: Site, { id }: Person) =>
  valueOf(site, 'select count(*) from sessions where user_id = ?', id)

async function exportLink(site: Site, { id, email }: Person): Promise<string> {
  const secret = newSecret()
  await site.database.execute({
    sql: `insert into account_tokens (id, user_id, purpose, email, created_at, expires_at)
      values (?, ?, 'export', ?, ?, ?)`,
    args: [await sha256Hex(secret), id, email, Date.now(), Date.now() + 60_000],
  })
  return `/en/auth/callback#${secret}`
}

async function expectDownload(page: Page): Promise<void> {
  const download = page.waitForEvent('download')
  await button(page, 'Download').click()
  expect((await download).suggestedFilename()).toBe('my-data.zip')
}
