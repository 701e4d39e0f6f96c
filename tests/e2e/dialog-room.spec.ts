import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText } from '#tests/support/edit-mode.ts'
import { sayingsIn } from '#tests/support/said.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

/** How far something with its ring of focus is within what it stands in, in CSS px: the least of its four sides. */
function roomIn(control: Locator, within: string): Promise<number> {
  return control.evaluate((element, selector) => {
    const around = element.closest(selector)?.getBoundingClientRect() ?? new DOMRect()
    const { top, right, bottom, left } = element.getBoundingClientRect()
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const rooms = [
      top - around.top,
      around.right - right,
      around.bottom - bottom,
      left - around.left,
    ]
    return Math.min(...rooms) - ring
  }, within)
}

for (const code of ['nb', 'ar'] as const)
  test(`[T03] in ${code} on a small phone a dialog whose title is one long word has its way out in it`, async ({
    page,
    site,
  }) => {
    const words = await sayingsIn(code)
    await page.setViewportSize({ width: 1280, height: 740 })
    await editing(page, site, `/${code}/terms`)
    await page.setViewportSize({ width: 360, height: 740 })
    await page
      .locator('.edit-bar')
      .getByRole('button', { name: words('More') })
      .press('Enter')
    await page.getByRole('menuitem', { name: words('Preview link') }).click()
    const close = page.getByRole('dialog').getByRole('button', { name: words('Close') })
    await expect(close).toBeFocused()
    expect(await roomIn(close, '[role=dialog]')).toBeGreaterThanOrEqual(0)
  })

for (const code of ['nb', 'ar'] as const)
  test(`[T04] in ${code} on a small phone the ring of the button that opens a schedule is seen whole`, async ({
    page,
    site,
  }) => {
    const words = await sayingsIn(code)
    await page.setViewportSize({ width: 1280, height: 740 })
    await editing(page, site, `/${code}/terms`)
    await page.setViewportSize({ width: 360, height: 740 })
    await openText(page, 'terms.title')
    const foot = page.locator('.edit-open .edit-foot')
    const schedule = foot.getByRole('button', { name: words('Schedule') }).first()
    await schedule.press('Enter')
    await expect(foot.locator('.edit-schedule')).toBeVisible()
    await expect(schedule).toBeFocused()
    expect(await roomIn(schedule, '.edit-foot')).toBeGreaterThanOrEqual(0)
  })
