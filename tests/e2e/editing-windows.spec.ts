import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { another, editing, openText, textOf, turnOn } from '#tests/support/edit-mode.ts'
import { passUntil } from '#tests/support/held-clock.ts'
import { open } from '#tests/support/open-page.ts'

const beatMs = 10_000

test('[T04] what one person has open in two windows is seen by others, never by themself, and goes with the window that closes', async ({
  page,
  site,
}) => {
  await site.database.execute('delete from editor_presence')
  await page.clock.install()
  await editing(page, site, '/en/locations')
  const others = page.locator('.edit-bar-others')
  const person = (await another(page.context())).context()
  const [first, second] = [await person.newPage(), await person.newPage()]
  await editing(first, site, '/en/locations')
  await open(second, `${site.url}/en/locations`)
  await turnOn(second)
  await openText(first, 'locations.title')
  await openText(second, 'locations.lede')
  const told = (names: string) => others.getByText(`Also here: ${names}`, { exact: true })
  const both = 'Kari Prøve · Introduction Kari Prøve · Title'
  await passUntil(page, told(both), beatMs)
  await expect(first.locator('.edit-bar-others')).not.toContainText('Kari Prøve · ')
  await expect(second.locator('.edit-bar-others')).not.toContainText('Kari Prøve · ')

  await second.goto('about:blank')
  const keys = async () => {
    const { rows } = await site.database.execute(
      'select content_key from editor_presence where content_key is not null',
    )
    return rows.map((row) => row['content_key'])
  }
  await expect.poll(keys, { timeout: 3000 }).toEqual(['title'])
  await passUntil(page, told('Kari Prøve · Title'), beatMs)
  await person.close()
})

for (const code of ['nb', 'ar'])
  test(`[B06] in ${code} of two windows side by side each shows its own view, once one is gone to`, async ({
    page,
    context,
    site,
  }) => {
    await editing(page, site, `/${code}/quality`)
    const title = textOf(page, 'quality.title')
    const published = (await title.textContent()) ?? ''
    await (await openText(page, 'quality.title')).fill(`${code} draft`)
    await page.locator('.edit-actions .btn-outline').click()
    await expect(title).toHaveText(`${code} draft`)
    await open(page, `${site.url}/${code}/shop`)
    await expect(page.locator('.edit-bar')).toBeVisible()
    // Both are in view all the time: no window learns of the other by being hidden and shown.
    const beside = await context.newPage()
    const goTo = (window: Page) => window.evaluate(() => dispatchEvent(new Event('focus')))
    await open(beside, `${site.url}/${code}/quality`)
    await expect(textOf(beside, 'quality.title')).toHaveText(published)
    await goTo(page)
    await page
      .locator(`a[href="/${code}/quality"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/quality$/u)
    await expect(title).toHaveText(`${code} draft`)
    await goTo(beside)
    await expect(textOf(beside, 'quality.title')).toHaveText(published)
  })
