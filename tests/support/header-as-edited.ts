import { expect, type Locator, type Page } from '@playwright/test'
import { doubleClick, fieldOf } from './edit-mode.ts'

/** How high the header is, and in how many rows the entries of its menu stand. */
export function headerHeight(page: Page) {
  return page.evaluate(async () => {
    // What follows the width does so with the next frame, and letters may still be on their way.
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const _ of [1, 2]) await frame()
    const entries = [...document.querySelectorAll('.main-menu > ul > li')]
    const header = document.querySelector('.site-header')
    return {
      height: header?.getBoundingClientRect().height,
      rows: new Set(entries.map((entry) => entry.getBoundingClientRect().top)).size,
    }
  })
}

/** The first and the last title of the menu open where their words stand, and all of their field is in the window. */
export async function expectTitlesOpenInPlace(page: Page) {
  const links = page.locator('.main-menu > ul > li > a')
  const opened = page.locator('.edit-open')
  await expect(page.locator('[data-mark^="text @menu"]').first()).toBeAttached()
  for (const link of [links.first(), links.last()]) {
    const words = await standOf(link)
    await doubleClick(link)
    await expect(fieldOf(page)).toBeFocused()
    for (const part of ['.edit-field', '.edit-name', '.edit-dock'])
      await expect.poll(() => beyondWindow(opened.locator(part).first()), part).toEqual({})
    const field = await standOf(fieldOf(page))
    expect(Math.abs(field.middle - words.middle)).toBeLessThan(1.5)
    expect(Math.abs(field.start - words.start)).toBeLessThan(1.5)
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
  }
}

/** Where the words of a link, or the field over them, stand: where they start and the middle of their height, in CSS px. */
function standOf(element: Locator) {
  return element.evaluate((each) => {
    const isField = each instanceof HTMLTextAreaElement
    const range = document.createRange()
    const words = document.createTreeWalker(each, NodeFilter.SHOW_TEXT).nextNode()
    if (words) range.selectNodeContents(words)
    const { left, right, top, bottom } = (isField ? each : range).getBoundingClientRect()
    const isRtl = getComputedStyle(each).direction === 'rtl'
    return { start: isRtl ? right : left, middle: (top + bottom) / 2 }
  })
}

/** By how many px something is cut by the window's edges, its outline with it. */
function beyondWindow(part: Locator) {
  return part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    const hasOutline = outlineStyle !== 'none'
    const room = hasOutline ? Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) : 0
    const { clientWidth, clientHeight } = document.documentElement
    const beyond = {
      left: room - left,
      top: room - top,
      right: right + room - clientWidth,
      bottom: bottom + room - clientHeight,
    }
    return Object.fromEntries(Object.entries(beyond).filter(([, by]) => by > 0.5))
  })
}
