import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, pencilOf } from '#tests/support/edit-mode.ts'
import { open } from '#tests/support/open-page.ts'

// Messages come and go with motion, and are swiped.
test.use({ reducedMotion: 'no-preference' })

const told = (page: Page) => page.locator('[data-sonner-toast][data-removed=false]')

/** A message of the shop. */
async function tellOne(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, '/nb/shop')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Legg .+ i handlekurven$/u })
    .first()
    .click()
  await expect(told(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
}

/** Drags the message so slowly that only the way counts. */
async function drag(page: Page, way: number): Promise<void> {
  const box = await told(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down({ button: 'left' })
  await page.mouse.move(x + 2, y)
  // As fingers do: the first moves only tell the direction. A busy browser makes one of several.
  await expect(async () => {
    await page.mouse.move(x + way - 1, y)
    await page.mouse.move(x + way, y)
    const amount = await told(page).evaluate((message) =>
      getComputedStyle(message).getPropertyValue('--swipe-amount-x'),
    )
    expect(amount).toBe(`${way}px`)
  }).toPass()
  await page.clock.runFor(2000)
  await page.mouse.up()
}

test('[G01] a message goes once it is swiped 20 px, and comes back before that', async ({
  page,
}) => {
  await tellOne(page)
  await drag(page, 17)
  await page.clock.runFor(100)
  await expect(told(page)).toHaveCount(1)
  // As a busy browser does by the first swipe: the next one begins in selected letters.
  await told(page).evaluate((message) => getSelection()?.selectAllChildren(message))
  await drag(page, 24)
  await page.clock.runFor(1000)
  await expect(told(page)).toHaveCount(0)
})

test('[G01] pointer and keyboard on a message hold it', async ({ page }) => {
  await tellOne(page)
  await told(page).hover()
  await page.clock.runFor(20_000)
  await expect(told(page)).toHaveCount(1)
  await told(page).focus()
  await page.mouse.move(0, 0)
  await told(page).blur()
  await told(page).focus()
  await page.clock.runFor(20_000)
  await expect(told(page)).toHaveCount(1)
  await told(page).blur()
  await page.clock.runFor(6000)
  await expect(told(page)).toHaveCount(0)
})

test('[G01] of the messages to those who work here three are seen, each for 4 s', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await editing(page, site, '/nb/faq')
  await (await openText(page, 'faq.title')).fill('Spør oss om ost')
  for (let time = 1; time <= 4; time += 1) await pencilOf(page, 'faq.lede').press('Enter')
  await expect(told(page)).toHaveCount(4)
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3)
  await page.clock.runFor(3500)
  await expect(told(page)).toHaveCount(4)
  await page.clock.runFor(1500)
  await expect(told(page)).toHaveCount(0)
})
