import { expect, type Page } from '@playwright/test'

/** That the caret's line stands below the header, and above the tools that lie over a long text. */
export async function expectCaretInView(page: Page): Promise<void> {
  await expect
    .poll(async () => Object.values(await roomAroundCaret(page)).every((room) => room >= 0))
    .toBe(true)
}

/** How far the line is from the one and from the others, in px. */
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
