import type { Page } from '@playwright/test'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { newPerson } from '#tests/support/people.ts'
import { accountPaths } from '#tests/support/routes.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'
import { givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const inMain = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('alertdialog')

async function valueOf(site: Site, sql: string, ...args: string[]): Promise<string> {
  const { rows } = await site.database.execute({ sql, args })
  return String(rows[0]?.[0] ?? '')
}

async function guestOrder(site: Site): Promise<string> {
  const shopper = newShopper(site.url)
  await shopper.addToCart(await productId(site.database, 'blueberry-jam'), 3)
  const { token } = (await (await shopper.order()).json()) as { token: string }
  return token
}

async function ownOrder(site: Site, userId: string): Promise<string> {
  const token = await guestOrder(site)
  await site.database.execute({
    sql: 'update orders set user_id = ?, guest_hash = null where public_token = ?',
    args: [userId, token],
  })
  return token
}

test('[D2] signed out, every page of an account leads to the sign-in and back', async ({
  page,
  site,
}) => {
  for (const path of [...accountPaths, '/account/orders?page=2', '/admin']) {
    const answer = await page.request.get(`${site.url}/ar${path}`, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 303])
    expect(answer.headers()['location']).toBe(`/ar/auth?next=${encodeURIComponent(path)}`)
    expect(answer.headers()['cache-control']).toContain('no-store')
  }
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

test('[U04] the pages of an account are nobody else’s: not kept, not found by search engines', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  for (const path of accountPaths) {
    const answer = await page.goto(`/en${path}`)
    expect([path, answer?.status()]).toEqual([path, 200])
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'My account' })).toBeVisible()
  }
})

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

test('[U04] an address is added once, however often the button is pressed; what is wrong is told at its field', async ({
  page,
  context,
  site,
}) => {
  const { id } = await signedIn(context, site)
  await open(page, '/en/account/addresses')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('Full name').fill('Ingrid Solheim')
  await page.getByLabel('Mobile').fill('400 00 000')
  await page.getByLabel('Street and number').fill('Strandgaten 12')
  await page.getByLabel('Postcode').fill('12')
  await page.getByLabel('City').fill('Bergen')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Postcode')).toBeFocused()
  await expect(page.getByLabel('Street and number')).toHaveValue('Strandgaten 12')
  await page.getByLabel('Postcode').fill('5003')
  await page.getByRole('button', { name: 'Save' }).dblclick()
  await expect(inMain(page).locator('address')).toContainText('5003 Bergen')
  expect(await valueOf(site, 'select count(*) from addresses where user_id = ?', id)).toBe('1')
})

test('[U04] an address that was changed elsewhere is shown beside what was typed, and then saved', async ({
  page,
  context,
  site,
}) => {
  const { id } = await signedIn(context, site)
  await addAddress(page, site)
  await open(page, '/en/account/addresses')
  await page.getByRole('button', { name: 'Change Cabin' }).click()
  await site.database.execute({
    sql: "update addresses set street = 'Nygata 5', rev = rev + 1 where user_id = ?",
    args: [id],
  })
  await page.getByLabel('Street and number').fill('Strandgaten 14')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else changed this while you were editing.')).toBeVisible()
  await expect(page.getByText('Now saved: Nygata 5')).toBeVisible()
  await expect(page.getByLabel('Street and number')).toHaveValue('Strandgaten 14')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(inMain(page).locator('address')).toContainText('Strandgaten 14')
})

test('[U04] an address is removed after a question', async ({ page, context, site }) => {
  await signedIn(context, site)
  await addAddress(page, site)
  await open(page, '/en/account/addresses')
  await page.getByRole('button', { name: 'Remove Cabin' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(inMain(page).locator('address')).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove Cabin' }).click()
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
})

async function addAddress(page: Page, site: Site): Promise<void> {
  const answer = await page.context().request.post(`${site.url}/api/account/addresses`, {
    headers: { origin: site.url, 'idempotency-key': crypto.randomUUID() },
    data: {
      label: 'Cabin',
      name: 'Ingrid Solheim',
      phone: '40000000',
      street: 'Strandgaten 12',
      postcode: '5003',
      city: 'Bergen',
      isDefault: true,
    },
  })
  expect(answer.status()).toBe(201)
}

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
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code').fill('00000000')
  await page.getByRole('button', { name: 'Open the order' }).click()
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true')
  const payload = await valueOf(
    site,
    "select payload from outbox where kind = 'A9' order by created_at desc limit 1",
  )
  const { secret } = JSON.parse(payload) as { secret: string }
  await page.getByLabel('Code').fill(secret)
  await page.getByRole('button', { name: 'Open the order' }).click()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await expect(inMain(page)).toContainText('Blueberry jam')
})

test('[U04] a product is saved to a new list, and the list goes into the cart', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  await open(page, '/en/products/blueberry-jam')
  await page.getByRole('button', { name: 'Save to a list' }).click()
  const box = page.getByRole('dialog')
  await box.getByLabel('Name of a new list').fill('Fridays')
  await box.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved to Fridays')).toBeVisible()
  await open(page, '/en/account/lists')
  await inMain(page)
    .getByRole('link', { name: /Fridays/u })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fridays' })).toBeVisible()
  await page.getByRole('button', { name: 'Put all into the cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await inMain(page).getByRole('button', { name: 'Remove Blueberry jam' }).click()
  await expect(page.getByRole('heading', { name: 'This list is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the list' }).click()
  await dialog(page).getByRole('button', { name: 'Remove the list' }).click()
  await page.waitForURL('/en/account/lists')
  await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible()
})

test('a visitor is offered no list', async ({ page }) => {
  await open(page, '/en/products/blueberry-jam')
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save to a list' })).toHaveCount(0)
})

test('[U04] somebody else’s list is not found', async ({ page, context, site }) => {
  await signedIn(context, site)
  const answer = await page.goto('/en/account/lists/01a1fd65-6c15-775f-87f7-50628a29de1a')
  expect(answer?.status()).toBe(404)
})

test('[O01] the checkout is filled in with what the account knows, and can be changed', async ({
  page,
  context,
  site,
}) => {
  const { email } = await signedIn(context, site)
  await addAddress(page, site)
  const added = await context.request.post(`${site.url}/api/cart/lines`, {
    headers: { origin: site.url, 'idempotency-key': crypto.randomUUID() },
    data: { productId: await productId(site.database, 'cultured-butter'), quantity: 3 },
  })
  expect(added.status()).toBe(200)
  await open(page, '/en/checkout')
  await expect(page.locator('#checkout-email')).toHaveValue(email)
  await expect(page.locator('#checkout-name')).toHaveValue('Kari Prøve')
  await page.getByText('Own van', { exact: false }).or(page.getByText(/van/iu)).first().click()
  await expect(page.locator('#checkout-street')).toHaveValue('Strandgaten 12')
  await expect(page.locator('#checkout-postcode')).toHaveValue('5003')
  await page.locator('#checkout-name').fill('Ola Solheim')
  await page.reload()
  await expect(page.locator('#checkout-name')).toHaveValue('Ola Solheim')
})

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
  expect(await valueOf(site, 'select count(*) from sessions where user_id = ?', id)).toBe('1')
})

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

test('[U04] the mailed link saves the file', async ({ page, context, site }) => {
  const { id, email } = await signedIn(context, site)
  const secret = newSecret()
  await site.database.execute({
    sql: `insert into account_tokens (id, user_id, purpose, email, created_at, expires_at)
      values (?, ?, 'export', ?, ?, ?)`,
    args: [await sha256Hex(secret), id, email, Date.now(), Date.now() + 60_000],
  })
  await open(page, `/en/auth/callback#${secret}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.zip')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(inMain(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
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

test('[I02] an order of somebody else is shown as to a stranger', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  const other = await newPerson(site.database)
  const token = await ownOrder(site, other.id)
  const answer = await page.goto(`/en/order-success/${token}`)
  const html = (await answer?.text()) ?? ''
  expect(html).not.toContain('Blueberry jam')
  await expect(page.getByRole('heading', { name: 'This is my order' })).toBeVisible()
})
