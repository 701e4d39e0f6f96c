import { expect, type Page } from '@playwright/test'

/** Messages that stand, and are not about to go. */
export const standing = (page: Page) => page.locator('[data-sonner-toast][data-removed=false]')

/** Drags the message so slowly that only the way counts. The page's clock is the test's own. */
export async function drag(page: Page, way: number): Promise<void> {
  // Where it comes to rest.
  await standing(page).hover()
  const box = await standing(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down({ button: 'left' })
  await page.mouse.move(x + 2, y)
  // As fingers do: the first moves only tell the direction. A busy browser makes one of several.
  await expect(async () => {
    await page.mouse.move(x + way - 1, y)
    await page.mouse.move(x + way, y)
    const amount = await standing(page).evaluate((message) =>
      getComputedStyle(message).getPropertyValue('--swipe-amount-x'),
    )
    expect(amount).toBe(`${way}px`)
  }).toPass()
  await page.clock.runFor(2000)
  await page.mouse.up()
}
