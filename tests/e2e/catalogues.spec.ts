import { expect, test } from '#tests/support/browser.ts'
import { fillGuestCart } from '#tests/support/checkout-page.ts'
import { open } from '#tests/support/open-page.ts'
import { logOf } from '#tests/support/page-log.ts'

// What is downloaded is the subject: a page that was here before has it.
test.use({ isCold: true })

test('[G06] a catalogue that does not load is only logged, and the page can be used in the default’s words', async ({
  page,
  complaints,
}) => {
  const logged = logOf(page)
  await page.route(/\/assets\/en-[\w-]+\.js$/u, (route) => route.abort())
  await open(page, '/en/shop')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Legg .+ i handlekurven$/u })
    .first()
    .click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  expect(logged.join()).toContain('Failed to load translations en')
  // That the words differ from the server's is what is tried here.
  complaints.length = 0
})

test('[G06] without any catalogue the page stays as it was sent, and leads on', async ({
  page,
}) => {
  const logged = logOf(page)
  await page.route(/\/assets\/(?:en|nb)-[\w-]+\.js$/u, (route) => route.abort())
  await page.goto('/en/about')
  await expect.poll(() => logged.join()).toContain('Failed to load translations nb')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Shop' })
    .click()
  await expect(page).toHaveURL(/\/en\/shop$/u)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const { path, count } of [
  { path: '/en/products', count: 1 },
  { path: '/en/checkout', count: 2 },
  { path: '/en/auth', count: 2 },
])
  test(`[L05] ${path} downloads the texts of its own kind of page, and no others`, async ({
    page,
  }) => {
    const files = new Set<string>()
    page.on('request', (request) => {
      if (/\/assets\/en-[\w-]+\.js$/u.test(request.url())) files.add(request.url())
    })
    await open(page, path)
    expect(files.size).toBe(count)
  })

test('[L05] the checkout’s texts come with it, also from another page', async ({ page, site }) => {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, '/en/cart')
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Delivery' })).toBeVisible()
})
