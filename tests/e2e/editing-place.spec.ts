import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, textOf } from '#tests/support/edit-mode.ts'
import { idle } from '#tests/support/open-page.ts'

test.use({ reducedMotion: 'reduce' })

for (const code of ['nb', 'ar', 'en'])
  for (const width of [360, 1280])
    test(`[T01] in ${code} at ${width} px a heading opens in the lines that it had, and every one is seen`, async ({
      page,
      site,
    }) => {
      await editing(page, site, `/${code}`)
      await page.setViewportSize({ width, height: 800 })
      const heading = textOf(page, 'home.hero.title')
      const { height, wrap } = await heading.evaluate((each) => ({
        height: each.getBoundingClientRect().height,
        wrap: getComputedStyle(each).textWrap,
      }))
      const cutIn = await watchForCuts(page)
      const field = await openText(page, 'home.hero.title')
      await expect(field).toHaveCSS('text-wrap', wrap)
      const opened = await field.evaluate((each) => each.getBoundingClientRect().height)
      expect(Math.abs(opened - height)).toBeLessThan(12)
      expect(await cutIn()).toEqual([])
    })

/** Looks at the open field in every frame that is drawn; how many px of its words one of them cut. */
async function watchForCuts(page: Page): Promise<() => Promise<number[]>> {
  const cuts = await page.evaluateHandle(() => {
    const found: number[] = []
    const look = () => {
      const field = document.querySelector('textarea.edit-plain')
      const cut = field ? field.scrollHeight - field.clientHeight : 0
      if (cut > 1) found.push(cut)
      // After what the page itself does in this frame.
      requestAnimationFrame(() => setTimeout(look))
    }
    look()
    return found
  })
  return () => cuts.evaluate((found) => found)
}

test('[T01] who scrolls while the page is read again after a save stays there, and another page begins at its top', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/terms')
  const field = await openText(page, 'terms.title')
  await field.fill('Æ Ø Å')
  // The moment in which the router has noted the place, and has not drawn the page yet.
  await page.evaluate(() => {
    const ask = globalThis.fetch
    globalThis.fetch = (...asked) => {
      if (String(asked[0]).includes('/api/shell')) scrollTo({ top: 200, behavior: 'instant' })
      return ask(...asked)
    }
  })
  const isRead = page.waitForResponse('**/api/shell*')
  await field.press('Enter')
  await isRead
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await idle(page)
  const at = () => page.evaluate(() => Math.round(scrollY))
  expect(await at()).toBe(200)
  await page.getByRole('switch').click()
  await expect(page.locator('.edit-bar')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL('**/en/privacy')
  await expect.poll(at).toBe(0)
})
