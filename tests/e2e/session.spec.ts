import type { Page } from '@playwright/test'
import { confirmAddress, signIn, signUp, userMenu } from '#tests/support/auth-page.ts'
import { expect, test } from '#tests/support/browser.ts'
import { cartButton } from '#tests/support/cart-page.ts'
import {
  checkoutField,
  fillGuestCart,
  fillOrder,
  orderAddress,
  placeOrder,
} from '#tests/support/checkout-page.ts'
import { passUntil } from '#tests/support/held-clock.ts'
import { open } from '#tests/support/open-page.ts'
import { saveAddress } from '#tests/support/own-things.ts'
import type { Person } from '#tests/support/people.ts'
import { customer, givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

// Most of these end a session behind the page's back, press what needs one, and sign in from the notice that follows.

/** A form that could not be saved says the same beside it. */
const notice = (page: Page) =>
  page.locator('.session-ended').filter({ hasText: 'You are signed out.' })
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save' })
const keptMenu = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft menu'))
const keptText = (page: Page) => page.evaluate(() => sessionStorage.getItem('typed-text'))

test('[G03] what was typed into a form before the session ended is there again after signing in, and can be saved; passwords, codes and consents are not kept', async ({
  page,
  site,
}) => {
  const person = await newcomer(page, site)
  const signInAgain = async () => {
    await endSession(page, site, person)
    await goToSignIn(page)
    await signIn(page, person.email, goodPassword)
  }
  await test.step('own details', async () => {
    await open(page, '/en/account/profile')
    await page.getByLabel('Full name').fill('Ingrid Solheim')
    await page.getByLabel('Mobile').fill('400 00 000')
    await signInAgain()
    await page.waitForURL('/en/account/profile')
    await expect(page.getByLabel('Full name')).toHaveValue('Ingrid Solheim')
    await expect(page.getByLabel('Mobile')).toHaveValue('400 00 000')
    await expect.poll(() => keptText(page)).toBeNull()
    await save(page).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
  await test.step('a new address, whose form opens again', async () => {
    await open(page, '/en/account/addresses')
    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByLabel('Full name').fill('Ingrid Solheim')
    await page.getByLabel('Mobile').fill('400 00 000')
    await page.getByLabel('Street and number').fill('Strandgaten 12')
    await page.getByLabel('Postcode').fill('7011')
    await page.getByLabel('City').fill('Trondheim')
    await page.getByLabel('Fill it in for me').check()
    await signInAgain()
    await page.waitForURL('/en/account/addresses?open=new')
    await expect(page.getByLabel('Street and number')).toHaveValue('Strandgaten 12')
    await expect(page.getByLabel('City')).toHaveValue('Trondheim')
    await expect(page.getByLabel('Fill it in for me')).toBeChecked()
    await save(page).click()
    await expect(page.getByRole('main').locator('address')).toContainText('Strandgaten 12')
  })
  await test.step('the new name of a list', async () => {
    const id = await newList(page, site)
    await open(page, `/en/account/lists/${id}`)
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByLabel('Name of the list').fill('Every other Friday')
    await signInAgain()
    await page.waitForURL(`/en/account/lists/${id}?open=name`)
    await expect(page.getByLabel('Name of the list')).toHaveValue('Every other Friday')
  })
  await test.step('no password', async () => {
    await open(page, '/en/account/security')
    await page.getByLabel('Current password').fill(goodPassword)
    await page.getByLabel('New e-mail').fill('ny@example.no')
    // A password that is shown is a text to the browser.
    await page.getByLabel('New password').evaluate((field) => field.setAttribute('type', 'text'))
    await page.getByLabel('New password').fill('fire hester på et jorde')
    await endSession(page, site, person)
    await page.getByRole('button', { name: 'Change the e-mail' }).click()
    await notice(page).getByRole('link', { name: 'Sign In' }).click()
    await page.waitForURL(/\/en\/auth\?next=/u)
    await expect.poll(() => keptText(page)).toContain('ny@example.no')
    const kept = await keptText(page)
    expect(kept).not.toContain(goodPassword)
    expect(kept).not.toContain('fire hester')
  })
})

test('[G03] what one person typed is not there for the next one in the tab', async ({
  page,
  site,
}) => {
  const second = await customer(site)
  const first = await newcomer(page, site)
  await saveAddress(page, site)
  await open(page, '/en/account/addresses')
  await page.getByRole('button', { name: 'Change Cabin' }).click()
  await page.getByLabel('Street and number').fill('Hemmeligveien 7')
  await endSession(page, site, first)
  await goToSignIn(page)
  await expect.poll(() => keptText(page)).toContain('Hemmeligveien 7')
  await signIn(page, second.email, goodPassword)
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  await expect(page.getByLabel('Street and number')).toHaveCount(0)
  await expect.poll(() => keptText(page)).toBeNull()

  await test.step('nor in a form that both of them have', async () => {
    await open(page, '/en/account/profile')
    await page.getByLabel('Full name').fill('Ola Hemmelig')
    await endSession(page, site, second)
    await goToSignIn(page)
    await expect.poll(() => keptText(page)).toContain('Ola Hemmelig')
    await signIn(page, first.email, goodPassword)
    await page.waitForURL('/en/account/profile')
    await expect.poll(() => keptText(page)).toBeNull()
    await expect(page.getByLabel('Full name')).toHaveValue('Kari Prøve')
  })
})

test('[G03] the end of a session is told, and what was typed is there again after signing in', async ({
  page,
  site,
}) => {
  const email = 'slutt@example.no'
  await signUp(page, site, email)
  await confirmAddress(page)
  await page.clock.install()
  await open(page, '/en/not-a-page')
  await expect(userMenu(page)).toBeVisible()
  const typed = page.locator('main input[name="search"]')
  await typed.fill('brunost med')
  await site.database.execute('delete from sessions')
  await page.clock.fastForward(31_000)
  await expect(notice(page)).toBeVisible()
  await expect(typed).toHaveValue('brunost med')
  await notice(page).getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL(/\/en\/auth\?next=/u)
  await signIn(page, email)
  await page.waitForURL(`${site.url}/en/not-a-page`)
  await expect(typed).toHaveValue('brunost med')
  await expect(notice(page)).toHaveCount(0)
})

test('[G03] a visitor’s page asks for no session; who is signed in is known a little later where nobody could tell at first', async ({
  page,
  context,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  await open(page, '/en')
  await page.clock.fastForward(120_000)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])

  await signedIn(context, site)
  await page.route('**/api/session', (call) => call.abort())
  const unanswered = page.waitForEvent('requestfailed', (call) =>
    call.url().endsWith('/api/session'),
  )
  await open(page, '/en/about')
  await unanswered
  await page.unroute('**/api/session')
  await passUntil(page, userMenu(page), 10_000)
})

test('[G03] a session that ends in the workspace is told there, and a menu that was not saved is there again', async ({
  page,
  context,
  site,
}) => {
  const person = await signedIn(context, site, { role: 'editor' })
  await givePassword(site, person)
  await open(page, '/en/admin/menus')
  await page.getByRole('button', { name: 'Add Link' }).click()
  await page.locator('[name=title]').fill('A long evening’s work')
  await expect.poll(() => keptMenu(page)).toContain('A long evening’s work')
  await endSession(page, site, person)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notice(page)).toBeVisible()
  await notice(page).getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL(/\/en\/auth\?next=/u)
  await signIn(page, person.email, goodPassword)
  await page.waitForURL(/\/en\/admin\/menus/u)
  await expect(page.locator('.ws-link-row').last()).toContainText('A long evening’s work')
})

test('[G03] a checkout whose session ends keeps its form, says so, and goes on after signing in, also where an order was on its way', async ({
  page,
  site,
}) => {
  const person = await newcomer(page, site)
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, '/en/checkout')
  await fillOrder(page)
  await checkoutField(page, 'note').fill('Ring the bell twice')
  const backToCheckout = async () => {
    const told = page.locator('#form-message')
    await expect(told).toContainText('You are signed out. Sign in again; what you typed is kept.')
    await expect(page.getByText('Your cart is empty')).toHaveCount(0)
    await expect(checkoutField(page, 'note')).toHaveValue('Ring the bell twice')
    await told.getByRole('link', { name: 'Sign In' }).click()
    await page.waitForURL('/en/auth?next=%2Fcheckout')
    await signIn(page, person.email, goodPassword)
  }
  await endSession(page, site, person)
  await placeOrder(page).click()
  await backToCheckout()
  await page.waitForURL('/en/checkout')
  await expect(checkoutField(page, 'note')).toHaveValue('Ring the bell twice')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items')
  await checkoutField(page, 'terms').check()

  // The next one is taken, its answer is lost, and the session ends before it is sent again.
  await page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch()
      await endSession(page, site, person)
      await route.abort()
    },
    { times: 1 },
  )
  await placeOrder(page).click()
  await backToCheckout()
  await page.waitForURL(orderAddress)
})

test('[G03] what scripts kept was erased, and the cookies were not: person and cart are shown as ever', async ({
  page,
  context,
  site,
}) => {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, '/en/about')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items')
  await context.clearCookies()
  await signedIn(context, site)
  await context.addInitScript(() => localStorage.clear())
  await fillGuestCart(page, site, { 'cultured-butter': 2 })
  await open(page, '/en/about')
  await expect(userMenu(page)).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items')
})

async function newcomer(page: Page, site: Site): Promise<Person> {
  const person = await signedIn(page.context(), site)
  await givePassword(site, person)
  return person
}

async function newList(page: Page, site: Site): Promise<string> {
  const answer = await page.request.post(`${site.url}/api/account/lists`, {
    headers: { origin: site.url, 'idempotency-key': crypto.randomUUID() },
    data: { name: 'Fridays' },
  })
  return ((await answer.json()) as { id: string }).id
}

/** Once the page knows whose it is: of a session that ends before, its forms alone can tell. */
async function endSession(page: Page, site: Site, { id }: Person): Promise<void> {
  await expect(userMenu(page)).toBeVisible()
  await site.database.execute({ sql: 'delete from sessions where user_id = ?', args: [id] })
}

/** Presses the button of a form that nobody is signed in for any more, and goes on to the sign-in. */
async function goToSignIn(page: Page): Promise<void> {
  await save(page).click()
  await expect(notice(page)).toBeVisible()
  await notice(page).getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL(/\/en\/auth\?next=/u)
}
