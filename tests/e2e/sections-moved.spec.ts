import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { editing } from '#tests/support/edit-mode.ts'
import { sayingsIn } from '#tests/support/said.ts'

const topOf = (page: Page) =>
  page.locator('.made').evaluate((element) => element.getBoundingClientRect().top)

for (const language of ['nb', 'ar'] as const)
  test(`a section that is moved stays where it was seen, with its button under the fingers (${language})`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await editing(page, site, `/${language}`)
    const words = await sayingsIn(language)
    const name = words('How it is made')
    const tools = page.getByRole('group', { name, exact: true })
    const putDownAt = (place: number) =>
      expect(page.getByRole('status').filter({ hasText: name })).toHaveText(
        words('{name} was put down at place {place} of {count}.')
          .replace('{name}', name)
          .replace('{place}', `${place}`)
          .replace('{count}', '5'),
      )
    await tools.getByRole('button', { name: words('Move up') }).click()
    await putDownAt(3)
    await expect(page.locator('.made + .home-best')).toBeAttached()

    const down = tools.getByRole('button', { name: words('Move down') })
    await down.scrollIntoViewIfNeeded()
    await down.focus()
    await expect(down).toBeInViewport()
    const top = await topOf(page)
    await page.keyboard.press('Enter')
    await putDownAt(4)
    await expect(page.locator('.home-best + .made')).toBeAttached()
    expect(Math.abs((await topOf(page)) - top)).toBeLessThan(8)
    await expect(down).toBeFocused()
    await expect(down).toBeInViewport()
  })
