import { expect, type Page } from '@playwright/test'
import type { AdminRole } from '#domain/roles.ts'
import { test as base } from './browser.ts'
import { makeHostile } from './hostile-site.ts'
import { open } from './open-page.ts'
import { signedIn } from './signed-in.ts'
import type { Site } from './site.ts'

/**
 * A browser on a site whose every text is hostile. A test fails where one of them has run, by the end of it or on the way; what a
 * page complains of its policy fails it, too.
 */
export const test = base.extend<{ ran: string[] }>({
  ran: [
    async ({ page, site }, use) => {
      const known = `select 1 from sqlite_master where name = 'hostile'`
      const { rows } = await site.database.execute(known)
      if (rows.length === 0) await makeHostile(site.database)
      const ran: string[] = []
      await page.exposeFunction('alert', (...said: unknown[]) => void ran.push(said.join(' ')))
      page.on('dialog', (dialog) => {
        ran.push(dialog.message())
        void dialog.dismiss()
      })
      await use(ran)
      await page.waitForLoadState('networkidle')
      expect(ran).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page with Edit Mode on. Long titles push its switch out of the window: it is pressed by key. */
export async function editingHostile(
  page: Page,
  site: Site,
  path: string,
  role: AdminRole,
): Promise<void> {
  await signedIn(page.context(), site, { role })
  await open(page, path)
  await page.getByRole('switch').press('Space')
}
