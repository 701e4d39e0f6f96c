import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'

test.use({ viewport: { width: 360, height: 780 } })

const dialog = (page: Page) => page.getByRole('dialog')
const dish = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('[R01] a guest finds a menu, says what they avoid, and sees what a pizza of two halves costs and why', async ({
  page,
  context,
}) => {
  await open(page, '/en/restaurants')
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurants' })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('link', { name: 'Kvernhuset' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kvernhuset' })).toBeVisible()
  await expectNoFaults(page)

  // What is ticked once is said of every dish, also after a new visit.
  await page.getByText('My allergies').click()
  await page.getByRole('checkbox', { name: 'nuts', exact: true }).check()
  await expect(dish(page, 'Beetroot salad')).toContainText('You avoid: hazelnut')
  await expect(dish(page, 'Margherita').first()).not.toContainText('You avoid')
  await open(page, '/en/restaurant-menu/kvernhuset')
  await expect(dish(page, 'Beetroot salad')).toContainText('You avoid: hazelnut')
  await expect(dish(page, 'Trout flatbread')).toContainText('Sold out today')

  // The worked example: 219 and 189, extra cheese on the left half.
  const half = page.getByRole('link', { name: 'Half-and-half, you choose' })
  await expect(half).toHaveAccessibleDescription('Choose options')
  await expect(page.getByRole('link', { name: 'Trout flatbread' })).toHaveAccessibleDescription('')
  await half.click()
  await expect(page).toHaveURL(/\?dish=kvernhuset-half-and-half$/u)
  await dialog(page).getByLabel('Left half').selectOption({ label: 'Potato and thyme, 219,00 kr' })
  await dialog(page).getByLabel('Right half').selectOption({ label: 'Margherita, 189,00 kr' })
  await dialog(page).getByRole('checkbox', { name: 'Extra cheese' }).check()
  await dialog(page).getByText('Left', { exact: true }).click()
  await expect(dialog(page)).toContainText('229,00 kr')
  await dialog(page).getByText('Why this price?').click()
  await expect(dialog(page).locator('details dd')).toContainText(['219,00', '0,00', '10,00'])
  await dialog(page).getByRole('checkbox', { name: 'Hazelnut pesto' }).check()
  await expect(dialog(page)).toContainText('You avoid: hazelnut')
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(half).toBeFocused()
  await expect(page).toHaveURL('/en/restaurant-menu/kvernhuset')

  // A browser that keeps nothing still marks the dishes while the page is open.
  const strict = await context.newPage()
  await strict.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await open(strict, '/ar/restaurant-menu/bryggen')
  await strict.getByText('حساسيّاتي').click()
  await strict.getByRole('checkbox', { name: 'الأسماك', exact: true }).check()
  await expect(dish(strict, 'حساء السمك البرغني')).toContainText('تتجنّب: الأسماك')
})
