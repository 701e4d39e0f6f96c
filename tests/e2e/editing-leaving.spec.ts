import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText } from '#tests/support/edit-mode.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const saves = '**/api/admin/content/texts/cookies/title'
const ways = [
  {
    name: 'goes to another page',
    leave: async (page: Page) => page.locator('.site-footer a[href="/en/privacy"]').first().click(),
    hasLeft: async (page: Page) => expect(page).toHaveURL(/\/en\/privacy$/u),
  },
  {
    name: 'leaves Edit Mode',
    leave: async (page: Page) => page.getByRole('switch').click(),
    hasLeft: async (page: Page) => expect(page.locator('.edit-bar')).toHaveCount(0),
  },
]

for (const { name, leave, hasLeft } of ways)
  test(`[T01] who ${name} while a text is being saved goes on by themselves, and stays where that fails`, async ({
    page,
    site,
  }) => {
    await editing(page, site, '/en/cookies', { role: 'owner' })
    await page.locator('.edit-bar').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Follow links' }).click()
    const field = await openText(page, 'cookies.title')
    await field.fill(`Saved by who ${name}`)
    for (const outcome of ['lost', 'saved'] as const) {
      const come = Promise.withResolvers<void>()
      await page.route(saves, async (route) => {
        if (route.request().method() !== 'PUT') return route.fallback()
        await come.promise
        return outcome === 'lost' ? route.abort() : route.continue()
      })
      const isSent = page.waitForRequest((sent) => sent.method() === 'PUT')
      await field.press('Enter')
      await isSent
      await leave(page)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      come.resolve()
      if (outcome === 'lost') {
        await expect(page.locator('.edit-told')).toBeVisible()
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        await expect(page).toHaveURL(/\/en\/cookies$/u)
        await expect(field).toHaveValue(`Saved by who ${name}`)
        await page.unroute(saves)
      }
    }
    await hasLeft(page)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    const answer = await page.request.get(
      `${site.url}/api/admin/content/texts?page=cookies&language=en`,
    )
    expect(await answer.text()).toContain(`Saved by who ${name}`)
  })
