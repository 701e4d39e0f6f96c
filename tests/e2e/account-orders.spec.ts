import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { guestOrder, ownOrder, valueOf } from '#tests/support/own-things.ts'
import { newPerson } from '#tests/support/people.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const inMain = (page: Page) => page.getByRole('main')

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
    "select payload from outbox where kind = 'A9' order by created_at desc, id desc limit 1",
  )
  const { secret } = JSON.parse(payload) as { secret: string }
  await page.getByLabel('Code').fill(secret)
  await page.getByRole('button', { name: 'Open the order' }).click()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await expect(inMain(page)).toContainText('Blueberry jam')
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
