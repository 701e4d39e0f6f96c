import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import {
  butter,
  cartButton,
  fill,
  line,
  quantity,
  savedCart,
  toast,
} from '#tests/support/cart-page.ts'
import { reload } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

const changes = '**/api/cart/lines/*'
const butterLine = (page: Page) => line(page, 'Cultured butter')

async function openWithButter(page: Page, site: Site): Promise<void> {
  await fill(page, site, [butter])
  await reload(page)
  await expect(quantity(butterLine(page))).toHaveValue('1')
}

/** What a page that the visitor went on to has made of the cart: it has saved all that waited, and more. */
async function goOn(page: Page, site: Site, butters: number): Promise<void> {
  const { items } = await savedCart(page)
  const response = await page.request.patch(`${site.url}/api/cart/lines/${items[0]?.id}`, {
    headers: { origin: site.url, 'idempotency-key': crypto.randomUUID() },
    data: { quantity: butters },
  })
  expect(response.status()).toBe(200)
  await page.evaluate(() => sessionStorage.setItem('cart-changes', '[]'))
}

/** As browsers tell a page that it is back as it was left: the one that runs the tests keeps none. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

test('a page that is restored shows the cart as it is now', async ({ page, site }) => {
  await openWithButter(page, site)
  await goOn(page, site, 3)
  await goBack(page)
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items')
  await expect(quantity(butterLine(page))).toHaveValue('3')
})

test('a page that is restored does not send again what the page in between has saved and changed', async ({
  page,
  site,
}) => {
  await openWithButter(page, site)
  await page.route(changes, (route) => route.abort())
  await butterLine(page).getByRole('button', { name: 'One more' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await goOn(page, site, 5)
  await page.unroute(changes)
  const sent: (string | null)[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postData()))
  await goBack(page)
  await expect(quantity(butterLine(page))).toHaveValue('5')
  await expect(page.getByText('Not saved, retrying')).toHaveCount(0)
  await butterLine(page).getByRole('button', { name: 'One more' }).click()
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(6)
  expect(sent).toEqual(['{"quantity":6}'])
})

test('what still waits when a page is restored is shown and saved', async ({ page, site }) => {
  await openWithButter(page, site)
  await page.route(changes, (route) => route.abort())
  await butterLine(page).getByRole('button', { name: 'One more' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await goBack(page)
  await expect(quantity(butterLine(page))).toHaveValue('2')
  await page.unroute(changes)
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(2)
  await expect(quantity(butterLine(page))).toHaveValue('2')
})
