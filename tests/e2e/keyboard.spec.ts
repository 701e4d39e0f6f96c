import { expect, test } from '#tests/support/browser.ts'
import { buyByKeyboard, tabTo } from '#tests/support/keyboard.ts'
import { open } from '#tests/support/open-page.ts'

// Whatever has the keyboard comes and goes with motion.
test.use({ reducedMotion: 'no-preference' })

test('[O05] with the keyboard alone: from a product to the placed order', async ({ page }) => {
  await open(page, '/en/products/blueberry-jam')
  await tabTo(page, page.locator('main').getByRole('button', { name: 'One more' }).first())
  for (let turn = 0; turn < 2; turn += 1) await page.keyboard.press('Enter')
  await buyByKeyboard(page, 'ingrid@example.no')
  await expect(page.locator('main')).toContainText(/PF-\d\d-\d{6}/u)
})
