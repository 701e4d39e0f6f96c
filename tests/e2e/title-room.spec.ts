import type { Locator, Page } from '@playwright/test'
import { headerStyles } from '#domain/header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { doubleClick, editing, fieldOf } from '#tests/support/edit-mode.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })

const links = (page: Page) => page.locator('.main-menu > ul > li > a')
const open = (page: Page) => page.locator('.edit-open')

for (const style of headerStyles)
  for (const language of ['nb', 'ar'])
    test(`[T03] in ${language} a title of ${style} opens where its words stand, and all of its field is in the window`, async ({
      page,
      site,
    }) => {
      await chooseHeader(site, style)
      await editing(page, site, `/${language}/faq`, { role: 'owner' })
      await expect(page.locator('[data-mark^="menu"]').first()).toBeAttached()
      for (const link of [links(page).first(), links(page).last()]) {
        const words = await standOf(link)
        await doubleClick(link)
        await expect(fieldOf(page)).toBeFocused()
        for (const part of ['.edit-field', '.edit-name', '.edit-dock'])
          await expect.poll(() => beyondWindow(open(page).locator(part).first()), part).toEqual({})
        const field = await standOf(fieldOf(page))
        expect(Math.abs(field.middle - words.middle)).toBeLessThan(1.5)
        expect(Math.abs(field.start - words.start)).toBeLessThan(1.5)
        await page.keyboard.press('Escape')
        await expect(open(page)).toHaveCount(0)
      }
    })

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
