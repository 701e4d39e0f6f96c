import { expect, test } from '#tests/support/browser.ts'
import { editing } from '#tests/support/edit-mode.ts'
import { dialog, owner, penOf } from '#tests/support/inplace-settings.ts'
import { sayingsIn } from '#tests/support/said.ts'

test.use({ viewport: { width: 1280, height: 680 }, reducedMotion: 'reduce' })

for (const { code, name } of [
  { code: 'nb', name: 'companyName' },
  { code: 'ar', name: 'companyName' },
  { code: 'nb', name: 'logo' },
])
  test(`[T01] in ${code} the buttons of the dialog that ${name} opens stay in its foot, and cover no field`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    await editing(page, site, `/${code}/terms`, owner)
    await penOf(page, name).press('Enter')
    const fields = dialog(page).locator('.settings-fields :is(input, textarea, select):visible')
    const save = dialog(page).getByRole('button', { name: said('Save'), exact: true })
    await fields.first().focus()
    await expect(save).toBeInViewport({ ratio: 1 })
    for (const field of await fields.all()) {
      await field.focus()
      await expect(field).toBeInViewport({ ratio: 1 })
      const [lowest, foot] = await Promise.all([field.boundingBox(), save.boundingBox()])
      expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
    }
    await page.setViewportSize({ width: 360, height: 680 })
    await expect(save).toBeInViewport({ ratio: 1 })
    const beside = await dialog(page)
      .locator('.float-body')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(beside).toBe(0)
  })
