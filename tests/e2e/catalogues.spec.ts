import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { logOf } from '#tests/support/page-log.ts'

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
