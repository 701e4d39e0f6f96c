import type { Page } from '@playwright/test'
import { answerAt } from '#tests/support/answer-at.ts'
import { expect, test } from '#tests/support/browser.ts'
import { leadingOn, takenAway } from '#tests/support/gone-pages.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'

/** Follows a link of the document at hand, without another document. `arrival`: where it leads on to. */
async function follow(page: Page, path: string, arrival = path): Promise<void> {
  await page.evaluate((href) => {
    Object.assign(window, { isSame: true })
    document.querySelector('#followed')?.remove()
    const link = Object.assign(document.createElement('a'), { id: 'followed', href })
    document.querySelector('main')?.prepend(Object.assign(link, { textContent: href }))
  }, path)
  await page.locator('#followed').click()
  await expect(page).toHaveURL(new RegExp(`${arrival}$`, 'u'))
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
    const below = [`/products/gone-${code}`, `/categories/gone-${code}`]
    await takenAway(site, flat, deep, ...below)
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
    for (const path of [flat, deep, ...below]) {
      await follow(page, `/${code}${path}`)
      await expectSaid(page, gone)
      await expect(
        page.getByText(said('It was taken away for good. Search, or go on from here.')),
      ).toBeVisible()
      await follow(page, `/${code}/never/was`)
      await expectSaid(page, unknown)
    }
  })

for (const from of ['/old/om-oss', '/products/old-cheese', '/categories/old-dairy'])
  test(`[A02] a link to ${from} leads to where that is now, as the address does`, async ({
    page,
    site,
  }) => {
    await leadingOn(site, from, '/about')
    await open(page, '/nb/products')
    await follow(page, `/nb${from}`, '/nb/about')
    await expect(page.locator('h1[data-content="about.title"]')).toBeVisible()
  })
