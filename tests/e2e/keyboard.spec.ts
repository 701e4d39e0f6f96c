import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openEdited, pencilOf } from '#tests/support/edit-mode.ts'
import { buyByKeyboard, tabTo } from '#tests/support/keyboard.ts'
import { open } from '#tests/support/open-page.ts'

// Whatever has the keyboard comes and goes with motion.
test.use({ reducedMotion: 'no-preference' })

test('[O05] with the keyboard alone: from a product to the placed order', async ({ page }) => {
  await open(page, '/en/products/blueberry-jam')
  await tabTo(page, page.locator('main').getByRole('button', { name: 'One more' }).first())
  for (let turn = 0; turn < 2; turn += 1) await page.keyboard.press('Enter')
  await buyByKeyboard(page, 'ingrid@example.no')
  await expect(page.locator('main')).toContainText(/PF-\d\d-\d{6}/u)
})

test('[T01] with the Tab key a pencil comes right after its text, and the tools of a section before what is in it, there and back; nothing that it comes to lies under the header or the bar', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await editing(page, site, '/en')
  const first = 'Edit: Menu title · Products'
  // The titles of menus are read by themselves.
  await expect(page.getByRole('button', { name: first })).toBeAttached()
  await page.locator('.main-menu .menu-link').first().focus()
  const there = await stops(page, 'Tab', 40)
  expect(there.faults).toEqual([])
  const { names } = there
  expect(names[0]).toBe(first)
  const title = names.findIndex((name) => /^Edit: .*Title$/u.test(name))
  expect(names.slice(title - 4, title)).toEqual([
    'Move up',
    'Move down',
    'Settings',
    'Hide from the page',
  ])
  expect(names.slice(title + 1, title + 4)).toEqual([
    expect.stringMatching(/^Edit: .*Text$/u),
    'See the products',
    expect.stringMatching(/^Edit: .*Button$/u),
  ])
  const back = await stops(page, 'Shift+Tab', 39)
  expect(back.faults).toEqual([])
  expect(back.names.toReversed()).toEqual(names.slice(0, -1))

  await page.setViewportSize({ width: 360, height: 740 })
  await openEdited(page, '/ar/about')
  await pencilOf(page, 'about.title').focus()
  expect((await stops(page, 'Tab', 25)).faults).toEqual([])
})

/** What so many presses of the key come to, and which of it something else lies over. */
async function stops(page: Page, key: 'Tab' | 'Shift+Tab', count: number) {
  const names: string[] = []
  const faults: string[] = []
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press(key)
    // What it has been scrolled to it reaches in its own time.
    const covered = () =>
      page.evaluate(() => {
        const { activeElement } = document
        const box = activeElement?.getBoundingClientRect()
        if (!activeElement || !box) return 'nothing has focus'
        const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
        const above = document.elementFromPoint(x, (box.top + box.bottom) / 2)
        const under = above?.closest('.site-header, .edit-bar')
        const isOwn = above && (activeElement.contains(above) || under?.contains(activeElement))
        return above && (isOwn || !under) ? '' : `${activeElement.outerHTML} lies under it`
      })
    await expect
      .poll(covered, { timeout: 3000 })
      .toBe('')
      .catch(async () => faults.push(await covered()))
    names.push(
      await page.evaluate(() => {
        const { activeElement } = document
        return (activeElement?.ariaLabel ?? activeElement?.textContent ?? '').trim()
      }),
    )
  }
  return { names, faults }
}
