import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText } from '#tests/support/edit-mode.ts'
import { address, dialog, field, owner, penOf, save } from '#tests/support/inplace-settings.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'

const bar = (page: Page) => page.locator('.edit-bar')

/** What is said of a step that was taken back, or again, with what is called so. */
function toldIn(page: Page, said: (message: string) => string) {
  return (saying: 'Undone: {elsewhere}' | 'Done again: {elsewhere}', ...names: string[]) => {
    const words = names.map((name) => `(?=.*${name})`).join('')
    return page
      .locator('[data-sonner-toast]')
      .filter({ hasText: said(saying).replace('{elsewhere}', '').trim() })
      .filter({ hasText: new RegExp(`^${words}`, 'u') })
  }
}

async function saveForm(page: Page): Promise<void> {
  await save(page).click()
  await expect(page.locator('.dialog')).toHaveCount(0)
}

for (const { code, street, template } of [
  { code: 'nb', street: 'Sjøgata 3', template: 1 },
  { code: 'ar', street: 'Sjøgata 5', template: 2 },
])
  test(`[T04] in ${code} settings, links and colours of the footer that are taken back out of sight say so by their names, and nothing where they are seen`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    const told = toldIn(page, said)
    const undo = bar(page).getByRole('button', { name: said('Undo'), exact: true })
    const redo = bar(page).getByRole('button', { name: said('Redo'), exact: true })
    const footer = page.locator('.site-footer')
    const first = footer.locator('section').first()
    await editing(page, site, `/${code}/shipping`, owner)
    await first.locator('.edit-part').press('Enter')
    await dialog(page).locator('.ws-link-row').first().getByRole('button').last().click()
    await dialog(page)
      .getByRole('button', { name: said('Save'), exact: true })
      .click()
    await expect(page.locator('.dialog')).toHaveCount(0)
    await page.locator('.footer-bottom .edit-part').last().press('Enter')
    await dialog(page).locator('button[aria-pressed]').nth(template).click()
    await dialog(page)
      .getByRole('button', { name: said('Apply colours') })
      .click()
    await expect(page.locator('.dialog')).toHaveCount(0)
    await penOf(page, 'company').press('Enter')
    await field(page, 'address').fill(street)
    await saveForm(page)
    await expect(address(page)).toContainText(street)

    await open(page, `/${code}/products`)
    await undo.click()
    await expect(told('Undone: {elsewhere}', said('Company'))).toBeVisible()
    await undo.click()
    await expect(told('Undone: {elsewhere}', said('Colours of the footer'))).toBeVisible()
    await undo.click()
    await expect(told('Undone: {elsewhere}', said('Footer'), said('Quick links'))).toBeVisible()

    // Where it stands before the reader's eyes, nobody has to say it.
    await open(page, `/${code}/faq`)
    await footer.locator('.footer-bottom').scrollIntoViewIfNeeded()
    const ground = () => footer.evaluate((each) => getComputedStyle(each).backgroundColor)
    const links = await first.getByRole('link').count()
    await redo.click()
    await expect(first.getByRole('link')).toHaveCount(links - 1)
    const plain = await ground()
    await redo.click()
    await expect.poll(ground).not.toBe(plain)
    await redo.click()
    await expect(address(page)).toContainText(street)
    await expect(redo).toBeDisabled()
    await expect(told('Done again: {elsewhere}')).toHaveCount(0)
  })

for (const { code, other, name } of [
  { code: 'nb', other: 'ar', name: 'العربية' },
  { code: 'ar', other: 'nb', name: 'norsk' },
])
  test(`[T04] in ${code} an announcement whose words in ${other} are taken back says in which language`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    const told = toldIn(page, said)
    const undo = bar(page).getByRole('button', { name: said('Undo'), exact: true })
    await editing(page, site, `/${code}/faq`, owner)
    await page.locator('.edit-announce').press('Enter')
    await dialog(page).getByRole('checkbox').first().check()
    for (const each of ['nb', 'ar']) await field(page, `announcement.texts.${each}`).fill('1 2 3')
    await saveForm(page)
    await penOf(page, 'announcement').press('Enter')
    await field(page, `announcement.texts.${other}`).fill('4 5 6')
    await saveForm(page)
    await expect(page.locator('.announcement')).toContainText('1 2 3')
    await undo.click()
    await expect(
      told('Undone: {elsewhere}', said('Announcement'), `(?:${name}|${name.replace(/^n/u, 'N')})`),
    ).toBeVisible()
    await undo.click()
    await expect(page.locator('.announcement')).toHaveCount(0)
    await expect(undo).toBeDisabled()
  })

for (const code of ['nb', 'ar'])
  test(`[T04] in ${code} a text of the page and a link’s title that are out of sight are named as they are taken back`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    const told = toldIn(page, said)
    const undo = bar(page).getByRole('button', { name: said('Undo'), exact: true })
    await editing(page, site, `/${code}/privacy`)
    const title = await openText(page, 'privacy.title')
    await title.fill('1 2 3')
    await title.press('Enter')
    await expect(page.locator('.edit-open')).toHaveCount(0)
    const link = page.locator('[data-mark^="footer @footer.quicklinks"]').first()
    await link.press('Enter')
    const named = page.locator('.edit-open').getByRole('textbox').first()
    await named.fill('4 5 6')
    await named.press('Enter')
    await expect(page.locator('.site-footer section').first()).toContainText('4 5 6')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await undo.click()
    await expect(told('Undone: {elsewhere}', said('Footer link'))).toBeVisible()
    await page.locator('.footer-bottom').scrollIntoViewIfNeeded()
    await undo.click()
    await expect(told('Undone: {elsewhere}', said('Title'))).toBeVisible()
    await expect(undo).toBeDisabled()
  })
