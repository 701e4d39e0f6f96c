import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { productId } from '#tests/support/shopper.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const inMain = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('alertdialog')

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

test('a refusal that changes nothing does not read the list again, one that does reads it', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  const post = async (path: string, data: object) => {
    const headers = { origin: site.url, 'idempotency-key': crypto.randomUUID() }
    const url = `${site.url}/api/account/lists${path}`
    return (await (await page.request.post(url, { headers, data })).json()) as { id: string }
  }
  const { id } = await post('', { name: 'Fridays' })
  const product = await productId(site.database, 'blueberry-jam')
  await post(`/${id}/items`, { productId: product })
  await open(page, `/en/account/lists/${id}`)
  let reads = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/account/lists')) reads += 1
  })
  const refuse = (status: number, code: string) =>
    page.route('**/api/account/lists/*/items/*', (route) =>
      route.fulfill({ status, json: { code, message: `refused: ${code}`, ref: 'test' } }),
    )
  const remove = inMain(page).getByRole('button', { name: 'Remove Blueberry jam' })
  await refuse(503, 'busy')
  await remove.click()
  await expect(page.getByText('refused: busy')).toBeVisible()
  expect(reads).toBe(0)
  await page.unroute('**/api/account/lists/*/items/*')
  await refuse(404, 'not_found')
  await remove.click()
  await expect.poll(() => reads).toBe(1)
})
