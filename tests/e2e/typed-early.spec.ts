import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { toast } from '#tests/support/cart-page.ts'
import { buyAs, checkoutField, fillGuestCart, placeOrder } from '#tests/support/checkout-page.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { hydrated } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test('[C05] [O01] [U04] what is typed and chosen before the page is alive stays, and is sent', async ({
  page,
  context,
  site,
}) => {
  await test.step('a quantity', async () => {
    const add = page.getByRole('button', { name: 'Add to cart', exact: true })
    await early(page, '/en/products/blueberry-jam', async () => {
      await page.getByRole('spinbutton', { name: 'Quantity' }).fill('5')
      await page.getByRole('spinbutton', { name: 'Quantity' }).blur()
      // It looks as if nobody heard it, so that nobody waits for what it was pressed for.
      await expect(add).toHaveCSS('opacity', '0.5')
    })
    await expect(add).toHaveCSS('opacity', '1')
    const adding = page.waitForRequest('**/api/cart/lines')
    await add.click()
    expect((await adding).postDataJSON()).toMatchObject({ quantity: 5 })
    await expect(toast(page, 'Added to cart')).toBeVisible()
  })

  await test.step('the checkout, in the middle of a word', async () => {
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

  await test.step('filters and an order', async () => {
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

/** Opens a page, does this before any of its scripts has come, and lets them come. */
async function early(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const letScriptsCome = await holdCalls(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await act()
  letScriptsCome()
  await hydrated(page)
}
