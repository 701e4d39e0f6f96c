import type { Page } from '@playwright/test'
import { appConfig } from '#config'
import type { Change } from '#app/features/cart/cart-changes.ts'
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
import { idle, open, reload } from '#tests/support/open-page.ts'
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
  await goBack(page)
  const sent: (string | null)[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postData()))
  await page.unroute(changes)
  await expect(quantity(butterLine(page))).toHaveValue('5')
  await expect(page.getByText('Not saved, retrying')).toHaveCount(0)
  await butterLine(page).getByRole('button', { name: 'One more' }).click()
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(6)
  expect(sent).toEqual(['{"quantity":6}'])
})

test('what the page in between could not save is shown and saved by the one that is restored', async ({
  page,
  site,
}) => {
  await openWithButter(page, site)
  await page.evaluate(
    (lineId) => {
      const change = { kind: 'set', lineId, quantity: 4, key: crypto.randomUUID() }
      sessionStorage.setItem('cart-changes', JSON.stringify([{ ...change, madeAt: Date.now() }]))
    },
    (await savedCart(page)).items[0]?.id,
  )
  await goBack(page)
  await expect(quantity(butterLine(page))).toHaveValue('4')
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(4)
})

test('a page that is restored without a connection keeps what it knew of the cart', async ({
  page,
  site,
}) => {
  await openWithButter(page, site)
  let asked = 0
  await page.route('**/api/cart', (route) => {
    asked += 1
    return route.abort()
  })
  await goBack(page)
  await expect.poll(() => asked).toBe(appConfig.reads.retries + 1)
  await idle(page)
  await expect(quantity(butterLine(page))).toHaveValue('1')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
})

test('who never had a cart reads none when a page is restored', async ({ page }) => {
  await open(page, '/en/products')
  const read: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/cart') && read.push(request.url()))
  await goBack(page)
  await idle(page)
  expect(read).toEqual([])
})

/** A minute passes elsewhere, where no page of the shop sends anything. */
async function stayAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('cart-changes') ?? '') as Change[]
    const aged = kept.map((change) => ({ ...change, madeAt: change.madeAt - 60_000 }))
    sessionStorage.setItem('cart-changes', JSON.stringify(aged))
  })
}

for (const [what, isDone, told] of [
  ['was not saved', false, 'Failed to add item to cart'],
  ['was saved, though the answer was lost,', true, 'Added to cart'],
] as const)
  test(`[C11] an add that ${what} is told as that to who comes back after a minute elsewhere`, async ({
    page,
    site,
  }) => {
    await fill(page, site, [juice, butter])
    await open(page, '/en/products?search=butter')
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items')
    await page.mouse.move(200, 200)
    await messagesAreLoaded(page)
    const keys = new Set<string | undefined>()
    await page.route('**/api/cart/lines', async (route) => {
      keys.add(route.request().headers()['idempotency-key'])
      if (isDone) await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
    await expect(toast(page, 'Not saved, retrying')).toBeVisible()
    await stayAway(page)
    await goBack(page)
    await expect(toast(page, told)).toBeVisible()
    const items = isDone ? 3 : 2
    await expect(cartButton(page)).toHaveAccessibleName(`Cart, ${items} items`)
    await expect(page.getByText('Not saved, retrying')).toHaveCount(0)
    expect(keys.size).toBe(1)
    await page.unrouteAll({ behavior: 'wait' })
  })

test('a quantity that was saved while the page was left is not told as failed a minute later', async ({
  page,
  site,
}) => {
  await openWithButter(page, site)
  await page.route(changes, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await butterLine(page).getByRole('button', { name: 'One more' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await stayAway(page)
  await page.unrouteAll({ behavior: 'wait' })
  await reload(page)
  await expect(quantity(butterLine(page))).toHaveValue('2')
  await idle(page)
  await expect(page.getByText('Failed to update quantity')).toHaveCount(0)
})

test('what waited for its turn when the page was left is sent when it is restored, though the browser has dropped its turn', async ({
  page,
  site,
}) => {
  await openWithButter(page, site)
  await page.evaluate(() => {
    navigator.locks.request = () => {
      document.body.dataset['waits'] = ''
      return Promise.withResolvers<never>().promise
    }
  })
  await butterLine(page).getByRole('button', { name: 'One more' }).click()
  await expect(page.locator('body[data-waits]')).toBeAttached()
  await page.evaluate(() => Reflect.deleteProperty(navigator.locks, 'request'))
  await goBack(page)
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(2)
})
