import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

for (const [language, width] of [
  ['nb', 360],
  ['ar', 1280],
] as const)
  test(`what is changed at the end of a long form is saved from there (${language}, ${width} px)`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await signedIn(context, site, { role: 'owner' })
    const said = await sayingsIn(language)
    await open(page, `/${language}/admin/menus`)
    await page.locator('.ws-link-row').first().getByRole('button', { expanded: false }).click()
    const hidden = page.getByLabel(said('Hidden from visitors'))
    await hidden.check()
    const save = page.getByRole('button', { name: said('Save'), exact: true })
    await expect(save).toBeInViewport({ ratio: 1 })
    // Nothing lies over it, and it lies over nothing that was chosen.
    await expect(hidden).toBeInViewport()
    await expectNoFaults(page)
    await save.click()
    await expect(page.getByText(said('Menu saved'))).toBeVisible()
    await page.getByRole('button', { name: said('Undo') }).click()
    await expect(page.getByText(said('What was there before is back.'))).toBeVisible()
  })
