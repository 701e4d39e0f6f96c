import type { Page } from '@playwright/test'
import { answerAt } from '#tests/support/answer-at.ts'
import { expect, test } from '#tests/support/browser.ts'
import { takenAway } from '#tests/support/gone-pages.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'

/** Follows a link of the document at hand, without another document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    Object.assign(window, { isSame: true })
    document.querySelector('#followed')?.remove()
    const link = Object.assign(document.createElement('a'), { id: 'followed', href })
    document.querySelector('main')?.prepend(Object.assign(link, { textContent: href }))
  }, path)
  await page.locator('#followed').click()
  await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'))
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
}

async function expectSaid(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(new RegExp(`^${title} –`, 'u'))
}

for (const code of ['nb', 'ar'])
  test(`[A02] in ${code} what is said of an address that is gone is said of it alone, by a link or a document`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    const [gone, unknown] = [said('This page is gone'), said('Page not found')]
    const [flat, deep] = [`/gone-${code}`, `/old/gone-${code}`]
    await takenAway(site, flat, deep)
    for (const path of [flat, deep]) {
      expect(await answerAt(page, site, `/${code}${path}`)).toEqual([410, ''])
      await open(page, `/${code}${path}`)
      await expectSaid(page, gone)
      for (const other of ['/never-was', '/never/was', '/never/was-either']) {
        await follow(page, `/${code}${other}`)
        await expectSaid(page, unknown)
      }
      await page.goBack()
      await expectSaid(page, unknown)
      await follow(page, `/${code}/about`)
      await expect(page.locator('h1[data-content="about.title"]')).toBeVisible()
    }
    await follow(page, `/${code}${flat}`)
    await expectSaid(page, gone)
    await expect(
      page.getByText(said('It was taken away for good. Search, or go on from here.')),
    ).toBeVisible()
  })
