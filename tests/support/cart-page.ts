import { expect, type Locator, type Page, type Request } from '@playwright/test'
import type { CartView } from '#domain/cart.schema.ts'
import { open } from './open-page.ts'
import { productId } from './shopper.ts'
import type { Site } from './site.ts'

interface Wanted {
  product: string
  quantity?: number
  selectedAttributes?: Record<string, string>
}

export const butter: Wanted = { product: 'cultured-butter' }
export const juice: Wanted = { product: 'apple-juice' }

/** Where products are added, and where lines are changed. */
export const adds = '**/api/cart/lines'
export const changes = '**/api/cart/lines/*'

/** Fills the visitor's cart as the page itself would, so that a test may begin in the middle. */
export async function fill(page: Page, site: Site, wishes: Wanted[]): Promise<CartView> {
  let cart: CartView | undefined
  await open(page, '/en/cart')
  for (const { product, ...wish } of wishes) {
    const body = { productId: await productId(site.database, product), quantity: 1, ...wish }
    cart = await page.evaluate(async (body) => {
      const response = await fetch('/api/cart/lines', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      })
      const view = (await response.json()) as CartView
      localStorage.setItem('guest_session_id', view.session_id ?? '')
      return view
    }, body)
  }
  if (!cart) throw new Error('nothing to fill the cart with')
  return cart
}

/** Leaves this many of a product for sale. */
export async function setStock(site: Site, key: string, onHand: number): Promise<void> {
  await site.database.execute({
    sql: 'update stock_levels set on_hand = reserved + ? where product_id = ?',
    args: [onHand, await productId(site.database, key)],
  })
}

export const cartButton = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Cart/u })
export const drawer = (page: Page) => page.getByRole('dialog')
export const line = (place: Page | Locator, title: string) =>
  place.getByRole('listitem').filter({ hasText: title })
export const quantity = (place: Locator) => place.getByRole('spinbutton', { name: 'Quantity' })
export const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').getByText(text)

/** The cart as the server has it. */
export async function savedCart(page: Page): Promise<CartView> {
  return page.evaluate(async () => (await (await fetch('/api/cart')).json()) as CartView)
}

/**
 * Waits until all that reads the cart from now on is answered: header and page each do. To be called before the page is loaded, and
 * what it answers once something of the cart is shown.
 */
export function readingsOf(page: Page): () => Promise<void> {
  const unanswered = new Set<Request>()
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/cart')) unanswered.add(request)
  })
  page.on('requestfinished', (request) => unanswered.delete(request))
  // The page that asked is gone.
  page.on('requestfailed', (request) => unanswered.delete(request))
  return () => expect.poll(() => unanswered.size).toBe(0)
}

/** From now on the server does what it is asked for, but its answers do not come. */
export async function loseAnswers(page: Page): Promise<void> {
  await page.route(adds, async (route) => {
    await route.fetch()
    await route.abort()
  })
}

/** What a page that the visitor went on to has made of the cart: it has saved all that waited, and more. */
export async function goOn(page: Page, site: Site, butters: number): Promise<void> {
  const { items } = await savedCart(page)
  const response = await page.request.patch(`${site.url}/api/cart/lines/${items[0]?.id}`, {
    headers: { origin: site.url, 'idempotency-key': crypto.randomUUID() },
    data: { quantity: butters },
  })
  expect(response.status()).toBe(200)
  await page.evaluate(() => sessionStorage.setItem('cart-changes', '[]'))
}

/** As browsers tell a page that it is back as it was left: the one that runs the tests keeps none. */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}
