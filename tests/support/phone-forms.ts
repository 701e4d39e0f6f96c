import { expect, type Locator, type Page } from '@playwright/test'

/**
 * No arrow of the browser’s own comes up in a field that proposes addresses: one would come up each time. Two pictures differed
 * once for a reason that was not found, so they are taken again.
 */
export async function expectNoArrow(page: Page, dialog: Locator): Promise<void> {
  const address = dialog.locator('[name=url]')
  await expect(async () => {
    await address.scrollIntoViewIfNeeded()
    const clip = await insideOf(address)
    await dialog.getByRole('heading').hover()
    const before = await page.screenshot({ clip })
    await address.hover()
    expect((await page.screenshot({ clip })).equals(before)).toBe(true)
  }).toPass()
}

/** Where a field's own words stand: within its border, which may change its colour. */
async function insideOf(field: Locator) {
  const box = await field.boundingBox()
  if (!box) throw new Error('the field is not drawn')
  return { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 }
}

/** How far something with its ring of focus is within what it stands in, in CSS px: the least of its four sides. */
export function roomIn(control: Locator, within: string): Promise<number> {
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
