import type { Page } from '@playwright/test'
import { headerStyles } from '#domain/header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { headerFaultsAt } from '#tests/support/header-faults.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ reducedMotion: 'reduce' })

const widths = [1024, 1280, 1920]
const addresses = ['/ar/faq', '/uk/faq']

for (const style of headerStyles)
  test(`[B06] [B07] [B08] ${style} stands for an owner as high as for its readers, with all of its parts, in ar and uk`, async ({
    page,
    site,
  }) => {
    await chooseHeader(site, style)
    const read = []
    for (const address of addresses) {
      await open(page, address)
      read.push(await headersAt(page))
    }
    await signedIn(page.context(), site, { role: 'owner' })
    for (const [place, address] of addresses.entries()) {
      await open(page, address)
      await expect(page.getByRole('banner').getByRole('switch')).toBeVisible()
      await expect.poll(() => headersAt(page), address).toEqual(read[place])
      expect(await headerFaultsAt(page, 320, ...widths), address).toEqual([])
    }
  })

/** How high the header is at each width, and in how many rows the entries of its menu stand. */
async function headersAt(page: Page) {
  const found = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    found.push(
      await page.evaluate(async () => {
        // What follows the width does so with the next frame, and letters may still be on their way.
        await document.fonts.ready
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        for (const _ of [1, 2]) await frame()
        const entries = [...document.querySelectorAll('.main-menu > ul > li')]
        const header = document.querySelector('.site-header')
        return {
          height: header?.getBoundingClientRect().height,
          rows: new Set(entries.map((entry) => entry.getBoundingClientRect().top)).size,
        }
      }),
    )
  }
  return found
}
