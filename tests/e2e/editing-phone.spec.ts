import { expect, test } from '#tests/support/browser.ts'
import { editing, expectFootClearOf, openText } from '#tests/support/edit-mode.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

for (const code of ['en', 'ar'] as const)
  test(`[T04] on a small phone the fields of a schedule and its button are in view, with a keyboard too, in ${code}`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    await editing(page, site, `/${code}/about`)
    await page.setViewportSize({ width: 360, height: 640 })
    await openText(page, 'about.body')
    await page
      .locator('.edit-foot')
      .getByRole('button', { name: said('Schedule') })
      .click()
    const form = page.locator('.edit-schedule')
    const fields = form.locator('input')
    const button = form.getByRole('button')
    for (const part of [fields.first(), fields.last(), button])
      await expect(part).toBeInViewport({ ratio: 1 })
    // What a keyboard leaves.
    await page.setViewportSize({ width: 360, height: 360 })
    for (const field of [fields.last(), fields.first()]) {
      await field.focus()
      await expect(field).toBeInViewport({ ratio: 1 })
      await expect(button).toBeInViewport({ ratio: 1 })
      const [above, below] = await Promise.all([field.boundingBox(), button.boundingBox()])
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    }
  })

for (const code of ['nb', 'ar'] as const)
  test(`[U06] on a small phone the bar that says why nothing opens hides no row of the page, in ${code}`, async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site, { role: 'viewer' })
    await open(page, `/${code}/about`)
    await page.getByRole('switch').click()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.locator('.edit-bar-note')).toBeVisible()
    await expectFootClearOf(page, page.locator('.edit-bar'))
  })
