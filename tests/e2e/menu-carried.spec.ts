import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1280, height: 560 }, reducedMotion: 'reduce' })

const lines = (page: Page) => page.locator('.ws-link-row')
const grips = (page: Page) => page.locator('.ws-grip')

/** At which place each entry of the menu stands, counted with the links under them. */
function entryPlaces(page: Page): Promise<{ name: string; place: number }[]> {
  return lines(page).evaluateAll((each) =>
    each.flatMap((line, at) =>
      (line as HTMLElement).dataset['depth'] === '0'
        ? [{ name: line.querySelector('strong')?.textContent ?? '', place: at + 1 }]
        : [],
    ),
  )
}

for (const code of ['nb', 'ar'] as const)
  test(`[B02] in ${code} an entry that is carried with its links by the keyboard is told its true place, and is in view with the focus where it was put down`, async ({
    page,
    context,
    site,
  }) => {
    const words = await sayingsIn(code)
    await signedIn(context, site, { role: 'editor' })
    await open(page, `/${code}/admin/menus`)
    const [first] = await entryPlaces(page)
    const name = first?.name ?? ''
    const count = await lines(page).count()
    const told = (message: string, place: number, options?: { timeout: number }) =>
      expect(page.locator('[id^="DndLiveRegion"]')).toHaveText(
        words(message)
          .replace('{name}', name)
          .replace('{place}', `${place}`)
          .replace('{count}', `${count}`),
        options,
      )
    const over = '{name} is over place {place} of {count}.'
    // A key that comes before the places have been measured moves nothing: it is pressed again.
    const soon = { timeout: 300 }
    const grip = grips(page).first()
    await grip.focus()
    await page.keyboard.press('Space')
    await told('{name} is picked up, place {place} of {count}.', 1)
    // Over its own links it stands where it stood.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await told(over, 1, soon)
    }).toPass()
    const size = ((await entryPlaces(page))[1]?.place ?? 0) - 1
    const last = count - size + 1
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(lines(page).last()).toBeInViewport(soon)
      await told(over, last, soon)
    }).toPass()
    await page.keyboard.press('Space')
    await told('{name} was put down at place {place} of {count}.', last)
    expect((await entryPlaces(page)).at(-1)).toEqual({ name, place: last })
    const put = grips(page).nth(last - 1)
    await expect(put).toBeFocused()
    await expect
      .poll(() =>
        put.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect()
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }),
      )
      .toBe(true)
  })
