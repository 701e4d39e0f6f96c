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

test('[O01] [U04] what is typed and chosen before the page is alive stays, and is sent', async ({
  page,
  context,
  site,
}) => {
  await test.step('a quantity', async () => {
    await early(page, '/en/products/blueberry-jam', async () => {
      await page.getByRole('spinbutton', { name: 'Quantity' }).fill('5')
      await page.getByRole('spinbutton', { name: 'Quantity' }).blur()
    })
    const adding = page.waitForRequest('**/api/cart/lines')
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    expect((await adding).postDataJSON()).toMatchObject({ quantity: 5 })
    await expect(toast(page, 'Added to cart')).toBeVisible()
  })

  await test.step('the checkout, by whoever is in the middle of a word', async () => {
    await fillGuestCart(page, site, { 'cultured-butter': 3 })
    const name = checkoutField(page, 'name')
    await early(page, '/en/checkout', async () => {
      await buyAs(page, 'business')
      await checkoutField(page, 'email').fill('ingrid@example.no')
      await checkoutField(page, 'terms').check()
      await name.fill('Ingd Solheim')
      for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await name.press(key)
    })
    await page.keyboard.type('ri')
    await expect(name).toHaveValue('Ingrid Solheim')
    await expect(page.locator('input[name="buyerKind"][value="business"]')).toBeChecked()
    await page.getByLabel('Company name').fill('Prøvekjøkkenet')
    await checkoutField(page, 'orgNo').fill('974760673')
    await checkoutField(page, 'phone').fill('400 00 000')
    await placeOrder(page).click()
    await expect(page.locator('.field-error')).toHaveText(['Choose a day and a time.'])
    await expect(checkoutField(page, 'email')).toHaveValue('ingrid@example.no')
    await expect(name).toHaveValue('Ingrid Solheim')
    await expect(checkoutField(page, 'terms')).toBeChecked()
  })

  await test.step('own details, with a word that is still being composed', async () => {
    await signedIn(context, site)
    const keyboard = await context.newCDPSession(page)
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    const name = page.getByLabel('Full name')
    await early(page, '/en/account/profile', async () => {
      await page.locator('select[name=languageCode]').selectOption('pl')
      await name.fill('')
      await compose('Ing')
    })
    await compose('Ingrid')
    await keyboard.send('Input.insertText', { text: 'Ingrid' })
    await expect(name).toHaveValue('Ingrid')
    const saving = page.waitForRequest((request) => request.method() === 'PATCH')
    await page.getByRole('button', { name: 'Save' }).click()
    expect((await saving).postDataJSON()).toMatchObject({ name: 'Ingrid', languageCode: 'pl' })
  })
})

test('[C11] [C05] [A05] [O01] [U04] what is pressed and sent before the page is alive is done once it is, and only once', async ({
  page,
  context,
  site,
}) => {
  await test.step('goods are put into the cart', async () => {
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

  await test.step('as many as are counted', async () => {
    const adding = page.waitForRequest('**/api/cart/lines')
    await early(page, '/en/products/blueberry-jam', async () => {
      await page.getByRole('main').getByRole('button', { name: 'One more' }).click()
      await page.getByRole('main').getByRole('button', { name: 'One more' }).click()
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    })
    expect((await adding).postDataJSON()).toMatchObject({ quantity: 3 })
    await expect(toast(page, 'Added to cart')).toBeVisible()
  })

  await test.step('filters and an order are chosen', async () => {
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

  await test.step('an order is placed', async () => {
    await fillGuestCart(page, site, { 'cultured-butter': 1 })
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

  await test.step('own details are sent', async () => {
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
})

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
