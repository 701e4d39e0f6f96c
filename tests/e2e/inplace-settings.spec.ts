import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing, publicText } from '#tests/support/edit-mode.ts'
import { dialog, field, owner, penOf, save } from '#tests/support/inplace-settings.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const bar = (page: Page) => page.locator('.announcement')

// What one test has open would still be at work on its way out while the next one signs somebody else in.
test.use({ isCold: true })

for (const code of ['nb', 'ar'])
  test(`[T01] in ${code} an announcement is written where it will stand, changed there, and taken back`, async ({
    page,
    site,
  }) => {
    const prefix = code === 'nb' ? '' : `/${code}`
    await editing(page, site, `${prefix}/faq`, owner)
    const place = page.locator('.edit-announce')
    await expect(place).toBeVisible()
    await place.press('Enter')
    await dialog(page).getByRole('checkbox').first().check()
    // The language that is shown comes first, as the page has it.
    await expect(
      dialog(page).locator('input[name^="announcement.texts."]').first(),
    ).toHaveAttribute('lang', code)
    await field(page, 'announcement.texts.nb').fill('Stengt i påsken')
    await field(page, 'announcement.texts.ar').fill('مغلق في عيد الفصح')
    await save(page).click()
    const shown = code === 'nb' ? 'Stengt i påsken' : 'مغلق في عيد الفصح'
    await expect(bar(page)).toContainText(shown)
    await expect(place).toBeHidden()
    await expect(penOf(page, 'announcement')).toBeFocused()
    await publicText(page, `${prefix}/terms`, shown)

    await bar(page).locator('p').dblclick()
    await field(page, `announcement.texts.${code}`).fill(`${shown}!`)
    await save(page).click()
    await expect(bar(page)).toContainText(`${shown}!`)
    await page.locator('.edit-bar .edit-tool').first().click()
    await expect(bar(page)).not.toContainText(`${shown}!`)
    await page.locator('.edit-bar .edit-tool').first().click()
    await expect(bar(page)).toHaveCount(0)
    await expect(place).toBeVisible()
  })

test('[T01] the logo is chosen where it stands; who may not change the settings sees no pen there', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/faq', owner)
  await expect(page.getByRole('button', { name: /^Edit: Logo/u })).toBeAttached()
  await penOf(page, 'logo').press('Enter')
  await expect(dialog(page).getByRole('group', { name: 'Logo' })).toBeVisible()
  await expectNoFaults(page, { rules: 'guidelines' })
  await page.keyboard.press('Escape')
  await expect(page.locator('.dialog')).toHaveCount(0)
  for (const role of ['translator', 'editor'] as const) {
    await signedIn(page.context(), site, { role })
    await open(page, `${site.url}/en/shipping`)
    await expect(page.locator('[data-mark^="footer"]').first()).toBeAttached()
    await expect(page.locator('[data-mark^="setting"], .edit-announce')).toHaveCount(0)
  }
})
