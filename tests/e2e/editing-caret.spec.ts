import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/browser.ts'
import { editing, openText } from '#tests/support/edit-mode.ts'
import { pressLetter } from '#tests/support/press-letter.ts'

test.use({ reducedMotion: 'reduce' })

/** How far the caret's line is below the header, and above the tools that lie over a long text, in px. */
function roomAroundCaret(page: Page) {
  return page.evaluate(() => {
    const at = getSelection()?.getRangeAt(0)
    const line = at?.startContainer
    // A line without words has no place of its own.
    const caret = line instanceof Element ? line.getBoundingClientRect() : at?.getClientRects()[0]
    const header = document.querySelector('.site-header')?.getBoundingClientRect()
    const tools = document.querySelector('.edit-open .edit-dock')?.getBoundingClientRect()
    if (!caret || !header || !tools) return { below: -1, above: -1 }
    return { below: caret.top - header.bottom, above: tools.top - caret.bottom }
  })
}

async function expectCaretInView(page: Page): Promise<void> {
  await expect
    .poll(async () => Object.values(await roomAroundCaret(page)).every((room) => room >= 0))
    .toBe(true)
}

for (const { code, width, height, save } of [
  { code: 'nb', width: 1280, height: 900, save: 'Lagre' },
  { code: 'ar', width: 360, height: 740, save: 'حفظ' },
])
  test(`[T02] in ${code}, ${width} px wide, what is written stands above the tools, and these in the window`, async ({
    page,
    site,
  }) => {
    await editing(page, site, `/${code}/about`)
    await page.setViewportSize({ width, height })
    const field = await openText(page, 'about.body')
    await field.press('Control+End')
    await expectCaretInView(page)
    for (const words of ['Ost 1', 'Ost 2', 'Ost 3']) {
      await field.press('Enter')
      await field.pressSequentially(words)
      await expectCaretInView(page)
    }
    for (let line = 1; line <= 12; line += 1) await field.press('ArrowUp')
    await expectCaretInView(page)
    await field.press('Control+Home')
    await expectCaretInView(page)
    await pressLetter(page, { key: 'л', code: 'KeyK' })
    await expect(page.locator('.edit-links input')).toBeFocused()
    for (const part of [
      page.locator('.edit-links input'),
      page.locator('.edit-actions').getByRole('button', { name: save, exact: true }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
  })

for (const code of ['nb', 'ar'])
  test(`[T02] in ${code} whoever goes to the start of a text as soon as it is open writes there`, async ({
    page,
    site,
  }) => {
    await editing(page, site, `/${code}/quality`)
    const field = await openText(page, 'quality.body')
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Ost 1 ')
    await expect(field).toHaveText(/^Ost 1 /u)
  })
