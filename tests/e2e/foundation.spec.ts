import { expect, test } from '#tests/support/browser.ts'

test('a page hydrates without a complaint', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
