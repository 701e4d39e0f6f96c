import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, textOf } from '#tests/support/edit-mode.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const noSuchHour = 'This hour does not exist: the clock goes from 02:00 to 03:00 that night.'
const night = springNight(new Date().getFullYear() + 1)

for (const code of ['nb', 'ar'] as const)
  test(`[T04] in ${code} an hour that spring leaves out is told, and neither planned nor gone to`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    await page.setViewportSize({ width: 1920, height: 900 })
    await editing(page, site, `/${code}/accessibility`)
    const before = await textOf(page, 'accessibility.title').innerText()
    const field = await openText(page, 'accessibility.title')
    await field.fill(`123 ${code}`)
    await page
      .locator('.edit-foot')
      .getByRole('button', { name: said('Schedule') })
      .first()
      .click()
    const plan = page.locator('.edit-schedule')
    const from = plan.getByLabel(said('Shown from'))
    const until = plan.getByLabel(said('Shown until'))
    await from.fill(`${night}T02:30`)
    await until.fill(`${night}T03:00`)
    const schedule = plan.getByRole('button', { name: said('Schedule') })
    await schedule.click()
    await expectTold(from, said(noSuchHour))
    await expect(from).toBeFocused()
    await expect(until).not.toHaveAttribute('aria-invalid', 'true')
    await from.fill(`${night}T01:30`)
    await schedule.click()
    await expect(page.locator('.edit-open')).toHaveCount(0)

    const at = page.locator('.edit-bar').getByLabel(said('Date and time'))
    await at.fill(`${night}T02:30`)
    await expectTold(at, said(noSuchHour))
    await at.blur()
    await expectTold(at, said(noSuchHour))
    await expect(textOf(page, 'accessibility.title')).toHaveText(before)
    await at.fill(`${night}T01:45`)
    await expect(textOf(page, 'accessibility.title')).toHaveText(`123 ${code}`)
    await expect(at).not.toHaveAttribute('aria-invalid', 'true')
  })

test('[I2] a page is not planned for an hour that spring leaves out', async ({ page, site }) => {
  await signedIn(page.context(), site, { role: 'editor' })
  await open(page, `${site.url}/en/admin/pages`)
  await page.getByRole('link', { name: 'New page' }).click()
  const sheet = page.locator('.ws-sheet')
  await sheet.getByLabel('Language', { exact: true }).selectOption('en')
  await sheet.getByLabel('Title', { exact: true }).fill('In spring')
  await sheet.getByRole('button', { name: 'Make the page' }).click()
  await sheet.getByRole('button', { name: 'Schedule', exact: true }).click()
  const from = sheet.getByLabel('Shown from')
  await from.fill(`${night}T02:30`)
  await sheet.locator('form').getByRole('button', { name: 'Schedule', exact: true }).click()
  await expectTold(from, noSuchHour)
  await expect(from).toBeFocused()
})

test('[B02] an entry of the menu is not given an hour that spring leaves out', async ({
  page,
  site,
}) => {
  await signedIn(page.context(), site, { role: 'editor' })
  await open(page, `${site.url}/en/admin/menus`)
  await page
    .getByRole('button', { name: /^Edit /u })
    .first()
    .click()
  const until = page.getByLabel('Shown until')
  await until.fill(`${night}T04:30`)
  const from = page.getByLabel('Shown from')
  await from.fill(`${night}T02:30`)
  await expectTold(from, noSuchHour)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(from).toBeFocused()
  await from.fill(`${night}T03:30`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Menu saved')).toBeVisible()
})

test('an announcement is not given an hour that spring leaves out', async ({ page, site }) => {
  await signedIn(page.context(), site, { role: 'owner' })
  await open(page, `${site.url}/en/admin/settings?group=announcement`)
  await page.getByLabel('Announce something on every page').check()
  await page.locator('[name="announcement.texts.nb"]').fill('Snart')
  const until = page.getByLabel('Shown until')
  await until.fill(`${night}T02:30`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectTold(until, noSuchHour)
  await expect(until).toBeFocused()
  await until.fill(`${night}T03:30`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
})

async function expectTold(field: Locator, words: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(words, 'u'))
}

/** The night of a year in which clocks go forward, the one before the last Sunday of March. */
function springNight(year: number): string {
  const last = new Date(Date.UTC(year, 2, 31))
  last.setUTCDate(31 - last.getUTCDay())
  return last.toISOString().slice(0, 10)
}
