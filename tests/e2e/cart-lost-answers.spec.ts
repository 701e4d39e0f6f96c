import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import {
  butter,
  cartButton,
  fill,
  juice,
  line,
  quantity,
  savedCart,
  toast,
} from '#tests/support/cart-page.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { open, reload } from '#tests/support/open-page.ts'

const adds = '**/api/cart/lines'

/** From now on the server does what it is asked for, but its answers do not come. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(adds, async (route) => {
    await route.fetch()
    await route.abort()
  })
}

for (const [how, address] of [
  ['reloaded', ''],
  ['left for another language', '/ar/cart'],
  ['left for another site', 'about:blank'],
] as const)
  test(`a quantity is saved though the page is ${how} at once`, async ({ page, site }) => {
    await fill(page, site, [butter])
    await reload(page)
    await expect(quantity(line(page, 'Cultured butter'))).toHaveValue('1')
    const isElsewhere = page.waitForEvent('load')
    const more = line(page, 'Cultured butter').getByRole('button', { name: 'One more' })
    await more.evaluate((button: HTMLButtonElement, address) => {
      button.click()
      if (address) location.assign(address)
      else location.reload()
    }, address)
    await isElsewhere
    const other = await page.context().newPage()
    await open(other, '/en/products')
    await expect.poll(async () => (await savedCart(other)).total_items).toBe(2)
  })

test('a change that could not be saved before a reload is shown and saved after it', async ({
  page,
  site,
}) => {
  await fill(page, site, [butter])
  await reload(page)
  await expect(quantity(line(page, 'Cultured butter'))).toHaveValue('1')
  await page.route('**/api/cart/lines/*', (route) => route.abort())
  await line(page, 'Cultured butter').getByRole('button', { name: 'One more' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await reload(page)
  await expect(quantity(line(page, 'Cultured butter'))).toHaveValue('2')
  expect((await savedCart(page)).total_items).toBe(1)
  await page.unroute('**/api/cart/lines/*')
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(2)
  await expect(quantity(line(page, 'Cultured butter'))).toHaveValue('2')
})

test('an add whose answer was lost is counted once, however often the cart is read meanwhile', async ({
  page,
  site,
}) => {
  await fill(page, site, [juice])
  await open(page, '/en/products?search=butter')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await page.mouse.move(200, 200)
  await messagesAreLoaded(page)
  await loseAnswers(page)
  await page.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  const isRead = page.waitForResponse('**/api/cart')
  await cartButton(page).click()
  await isRead
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(quantity(line(page.getByRole('dialog'), 'Cultured butter'))).toHaveCount(0)
  await expect(page.getByRole('dialog')).toContainText('Cultured butter')
  expect((await savedCart(page)).total_items).toBe(2)
  await page.unrouteAll({ behavior: 'wait' })
  await expect(quantity(line(page.getByRole('dialog'), 'Cultured butter'))).toHaveValue('1')
})

test('an add whose answer never came is not told as failed: the cart has it', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await fill(page, site, [juice])
  await open(page, '/en/products?search=butter')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await loseAnswers(page)
  await page.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items')
  expect((await savedCart(page)).total_items).toBe(2)
})

test('a change of another day is not sent', async ({ page, site }) => {
  await fill(page, site, [butter])
  await page.evaluate(
    (lineId) => {
      const key = crypto.randomUUID()
      const yesterday = Date.now() - 86_400_000
      const change = { kind: 'set', lineId, quantity: 7, key, madeAt: yesterday }
      sessionStorage.setItem('cart-changes', JSON.stringify([change]))
    },
    (await savedCart(page)).items[0]?.id,
  )
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()))
  await reload(page)
  await expect(quantity(line(page, 'Cultured butter'))).toHaveValue('1')
  await line(page, 'Cultured butter').getByRole('button', { name: 'One more' }).click()
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(2)
  expect(sent).toHaveLength(1)
})

test('where neither an add nor the cart is answered, the cart says that it cannot be reached', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await fill(page, site, [juice])
  await page.route('**/api/cart**', (route) => route.abort())
  await page.route(adds, (route) => route.abort())
  await open(page, '/en/products?search=butter')
  await page.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await cartButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible()
})
