import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { cartButton, toast } from '#tests/support/cart-page.ts'
import {
  buyAs,
  checkoutField,
  chooseFirstTime,
  fillContact,
  fillGuestCart,
  orderAddress,
  placeOrder,
} from '#tests/support/checkout-page.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { hydrated } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

/** Opens a page, does this before any of its scripts has come, and lets them come. */
async function early(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const letScriptsCome = await holdCalls(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await act()
  letScriptsCome()
  await hydrated(page)
}

/** What the page sends from now on by this method: where to, and what. */
function sentBy(page: Page, method: string): { path: string; body: unknown }[] {
  const sent: { path: string; body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() === method)
      sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
  })
  return sent
}

test('[O01] what is typed into the checkout before the page is alive stays, and is sent', async ({
  page,
  site,
}) => {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await early(page, '/en/checkout', async () => {
    await checkoutField(page, 'email').fill('ingrid@example.no')
    await checkoutField(page, 'name').fill('Ingrid Solheim')
    await checkoutField(page, 'terms').check()
  })
  await checkoutField(page, 'phone').fill('400 00 000')
  await placeOrder(page).click()
  await expect(page.locator('.field-error')).toHaveText(['Choose a day and a time.'])
  await expect(checkoutField(page, 'email')).toHaveValue('ingrid@example.no')
  await expect(checkoutField(page, 'name')).toHaveValue('Ingrid Solheim')
  await expect(checkoutField(page, 'terms')).toBeChecked()
})

test('[U04] own details that are typed before the page is alive are those that are saved', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  await early(page, '/en/account/profile', async () => {
    await page.getByLabel('Full name').fill('Ingrid Solheim')
    await page.locator('select[name=languageCode]').selectOption('pl')
  })
  const saving = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await saving).postDataJSON()).toMatchObject({
    name: 'Ingrid Solheim',
    languageCode: 'pl',
  })
})

test('a quantity that is typed before the page is alive is the one that is added', async ({
  page,
}) => {
  await early(page, '/en/products/blueberry-jam', async () => {
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('5')
    await page.getByRole('spinbutton', { name: 'Quantity' }).blur()
  })
  const adding = page.waitForRequest('**/api/cart/lines')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  expect((await adding).postDataJSON()).toMatchObject({ quantity: 5 })
})

test('[C11] goods that are put into the cart before the page is alive are put there once it is, and only once', async ({
  page,
}) => {
  const sent = sentBy(page, 'POST')
  await early(page, '/en/products?search=butter', async () => {
    const add = page.getByRole('button', { name: 'Add Cultured butter to cart' })
    await add.click()
    await add.click()
    await add.press('Enter')
    expect(sent).toEqual([])
  })
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  expect(sent.filter(({ path }) => path === '/api/cart/lines')).toHaveLength(1)
  await page.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items')
})

test('[C05] as many as are counted before the page is alive are put into the cart', async ({
  page,
}) => {
  const adding = page.waitForRequest('**/api/cart/lines')
  await early(page, '/en/products/blueberry-jam', async () => {
    await page.getByRole('main').getByRole('button', { name: 'One more' }).click()
    await page.getByRole('main').getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  })
  expect((await adding).postDataJSON()).toMatchObject({ quantity: 3 })
})

test('[A05] filters and an order that are chosen before the page is alive hold once it is', async ({
  page,
}) => {
  await early(page, '/en/products', async () => {
    await page.getByRole('checkbox', { name: 'Vegan' }).check()
    await page.getByRole('checkbox', { name: 'Gluten-free' }).check()
    await page.getByLabel('Sort by').selectOption('price')
  })
  await expect(page).toHaveURL(/\?sort=price&diet=vegan%2Cgluten_free$/u)
  await expect(page.getByRole('checkbox', { name: 'Vegan' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Gluten-free' })).toBeChecked()
  await expect(page.getByRole('link', { name: /^Remove the filter/u })).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/products$/u)
  await expect(page.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked()
})

test('[O01] a kind of buyer that is chosen before the page is alive stays chosen', async ({
  page,
  site,
}) => {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await early(page, '/en/checkout', () => buyAs(page, 'business'))
  await expect(page.locator('input[name="buyerKind"][value="business"]')).toBeChecked()
  await expect(page.getByLabel('Company name')).toBeVisible()
})

test('[O01] an order that is sent before the page is alive is placed once it is, and only once', async ({
  page,
  site,
}) => {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  const sent = sentBy(page, 'POST')
  await early(page, '/en/checkout', async () => {
    await fillContact(page)
    await chooseFirstTime(page)
    await checkoutField(page, 'terms').check()
    await placeOrder(page).click()
    await placeOrder(page).click()
    expect(sent).toEqual([])
  })
  await page.waitForURL(orderAddress)
  const orders = sent.filter(({ path }) => path === '/api/orders')
  expect(orders).toHaveLength(1)
  expect(orders[0]?.body).toMatchObject({
    form: {
      email: expect.stringMatching(/^ingrid-\d+@example\.no$/u),
      name: 'Ingrid Solheim',
      terms: true,
    },
  })
})

test('[U04] own details that are sent before the page is alive are saved once it is', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  const sent = sentBy(page, 'PATCH')
  await early(page, '/en/account/profile', async () => {
    await page.getByLabel('Full name').fill('Ingrid Solheim')
    await page.getByLabel('Full name').press('Enter')
  })
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ name: 'Ingrid Solheim' })
})

test('whoever is in the middle of a word when the page comes alive goes on where they were', async ({
  page,
  site,
}) => {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  const name = checkoutField(page, 'name')
  await early(page, '/en/checkout', async () => {
    await checkoutField(page, 'email').fill('ingrid@example.no')
    await name.fill('Ingd Solheim')
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await name.press(key)
  })
  await page.keyboard.type('ri')
  await expect(name).toHaveValue('Ingrid Solheim')
  await expect(checkoutField(page, 'email')).toHaveValue('ingrid@example.no')
})

test('a word that is being composed when the page comes alive is composed to its end', async ({
  page,
  context,
  site,
}) => {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  const keyboard = await context.newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  const name = checkoutField(page, 'name')
  await early(page, '/en/checkout', async () => {
    await checkoutField(page, 'email').fill('ingrid@example.no')
    await name.click()
    await compose('Ing')
  })
  await compose('Ingrid')
  await keyboard.send('Input.insertText', { text: 'Ingrid' })
  await expect(name).toHaveValue('Ingrid')
})
