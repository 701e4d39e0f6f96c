import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import {
  checkoutField,
  fillOrder,
  orderAddress,
  placeOrder,
  readyToOrder,
} from '#tests/support/checkout-page.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import type { Site } from '#tests/support/site.ts'

async function countOrders(site: Site): Promise<number> {
  const { rows } = await site.database.execute('select count(*) as n from orders')
  return Number(rows[0]?.['n'])
}

/** Orders, and hears nothing of it for as long as the page asks: the order is taken all the same. */
async function loseTheAnswer(page: Page, site: Site, language: string): Promise<number> {
  const words = await sayingsIn(language)
  const before = await countOrders(site)
  await page.clock.install()
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placeOrder(page).click()
  const waiting = 'Not sent yet, we are trying again. You cannot order twice by this.'
  await expect(page.getByText(words(waiting))).toBeVisible()
  await page.clock.fastForward(31_000)
  const unreachable =
    'We cannot reach the shop. Nothing was lost and nothing is ordered twice: press the button again in a moment.'
  await expect(page.getByText(words(unreachable))).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  expect(await countOrders(site)).toBe(before + 1)
  return before + 1
}

for (const language of ['nb', 'ar']) {
  test(`[O03] whoever changes the form after a lost answer is led to the order that was placed (${language})`, async ({
    page,
    site,
  }) => {
    await readyToOrder(page, site, language)
    const placed = await loseTheAnswer(page, site, language)
    await checkoutField(page, 'note').fill('Ring the bell')
    await placeOrder(page).click()
    await page.waitForURL(orderAddress)
    await expect(page.locator('main')).toContainText('Ingrid Solheim')
    expect(await countOrders(site)).toBe(placed)
  })

  test(`[O03] an order whose answer was lost is found from another tab (${language})`, async ({
    page,
    context,
    site,
  }) => {
    await readyToOrder(page, site, language)
    const placed = await loseTheAnswer(page, site, language)
    const opened = await context.newPage()
    await opened.goto(`/${language}/checkout`)
    await opened.waitForURL(orderAddress)
    // The tab that has sent it is led there, too.
    await checkoutField(page, 'note').fill('Ring the bell')
    await placeOrder(page).click()
    await page.waitForURL(orderAddress)
    expect(await countOrders(site)).toBe(placed)
  })

  test(`[O03] a filled form in a second tab orders nothing twice after a lost answer, also with a reload in between (${language})`, async ({
    page,
    context,
    site,
  }) => {
    await readyToOrder(page, site, language)
    const filled = await context.newPage()
    await open(filled, `/${language}/checkout`)
    await fillOrder(filled)
    const placed = await loseTheAnswer(page, site, language)
    await placeOrder(filled).click()
    await filled.waitForURL(orderAddress)
    await checkoutField(page, 'note').fill('Ring the bell')
    await page.reload()
    await page.waitForURL(orderAddress)
    expect(await countOrders(site)).toBe(placed)
  })
}
