import type { Page } from '@playwright/test'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import { expect, test } from '#tests/support/browser.ts'
import { doubleClick, editing, fieldOf, pencilOf, textOf } from '#tests/support/edit-mode.ts'
import { passUntil } from '#tests/support/held-clock.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const languages = [
  {
    code: 'nb',
    name: 'Norsk',
    noSections: 'Kunne ikke laste seksjonene på denne siden',
    notAsRead: 'Menyen eller bunnen er ikke slik den ble lest, så titlene kan ikke redigeres her.',
  },
  {
    code: 'ar',
    name: 'العربية',
    noSections: 'تعذر تحميل أقسام هذه الصفحة',
    notAsRead: 'لم تعد القائمة أو التذييل كما قُرئا، لذلك لا يمكن تحرير عناوينهما هنا.',
  },
] as const

for (const { code, name, ...words } of languages)
  test.describe(`in ${code}`, () => {
    test('[F02] [T03] [T05] what becomes of a title is told, and a menu that could not be read, or is another one than the page shows, and a footer that could not be read', async ({
      page,
      context,
      site,
    }) => {
      const said = await sayingsIn(code)
      await editing(page, site, `/${code}/terms`)
      const link = page.locator('.site-footer section').first().getByRole('link').nth(1)
      await expect(page.locator('[data-mark^="footer"]').first()).toBeAttached()
      await doubleClick(link)
      const field = fieldOf(page)
      await field.fill('x'.repeat(61))
      await field.press('Enter')
      await expect(page.locator('.edit-told')).toHaveText(
        said('A title has at most 60 characters.'),
      )
      await field.fill('Æ Ø Å')
      await messagesAreLoaded(page)
      await context.setOffline(true)
      await field.press('Enter')
      await told(page, said('Error'), said('Failed to save translation. Please try again.'))
      await expect(field).toHaveValue('Æ Ø Å')
      await context.setOffline(false)
      await field.press('Enter')
      const updated = said('Footer link updated for {language}').replace('{language}', name)
      await told(page, said('Translation Updated'), updated)
      await expect(link).toHaveText('Æ Ø Å')

      await page.clock.install()
      await page.route('**/api/admin/menu', (route) => route.abort())
      await reload(page)
      const trouble = page.locator('.edit-failed')
      await passUntil(page, trouble, 500)
      await expect(trouble).toContainText(said('Failed to load header data'))
      await page.unroute('**/api/admin/menu')
      await page.route('**/api/admin/menu', async (route) => {
        const response = await route.fetch()
        const menu = (await response.json()) as EditableMenu
        await route.fulfill({ response, json: { ...menu, items: menu.items.slice(1) } })
      })
      await trouble.getByRole('button', { name: said('Try again') }).click()
      await passUntil(page, trouble.filter({ hasText: words.notAsRead }), 500)
      await page.unroute('**/api/admin/menu')
      await trouble.getByRole('button', { name: said('Try again') }).click()
      await expect(trouble).toHaveCount(0)

      await page.route('**/api/admin/footer', (route) => route.abort())
      await reload(page)
      await passUntil(page, trouble.filter({ hasText: said('Failed to load footer links') }), 500)
      await page.unroute('**/api/admin/footer')
      await trouble.getByRole('button', { name: said('Try again') }).click()
      await expect(trouble).toHaveCount(0)
    })

    test('[T05] texts of a page that could not be read are told, and read when asked again', async ({
      page,
      site,
    }) => {
      const said = await sayingsIn(code)
      await page.clock.install()
      await editing(page, site, `/${code}/privacy`)
      await page.route('**/api/admin/content/texts?**', (route) => route.abort())
      await reload(page)
      const trouble = page.locator('.edit-failed')
      await passUntil(page, trouble, 500)
      await expect(trouble).toContainText(said('Failed to load page content'))
      await page.unroute('**/api/admin/content/texts?**')
      await trouble.getByRole('button', { name: said('Try again') }).click()
      await expect(trouble).toHaveCount(0)
      // Neither does a text take the page with it whose editor is not there.
      const editor = /\/assets\/rich-field-[\w-]+\.js$/u
      await page.route(editor, (route) => route.abort())
      await expect(pencilOf(page, 'privacy.body')).toBeAttached()
      await textOf(page, 'privacy.body').dblclick()
      const missing = page.locator('.not-fetched')
      await expect(missing).toBeVisible()
      await page.unroute(editor)
      await missing.getByRole('button', { name: said('Try again') }).click()
      await expect(fieldOf(page)).toBeFocused()
      await expect(missing).toHaveCount(0)

      const sections = '**/api/admin/content/sections/**'
      await page.route(sections, (route) => route.abort())
      await reload(page)
      await passUntil(page, trouble.filter({ hasText: words.noSections }), 500)
      await page.unroute(sections)
      await trouble.getByRole('button', { name: said('Try again') }).click()
      await expect(trouble).toHaveCount(0)
    })

    test('[T05] settings that could not be read say so in their place, and are read when asked again', async ({
      page,
      context,
      site,
    }) => {
      const said = await sayingsIn(code)
      await signedIn(context, site, { role: 'owner' })
      await page.clock.install()
      await open(page, `/${code}/admin/menus`)
      await page.route('**/api/admin/settings', (route) => route.abort())
      const nav = page.getByRole('navigation').first()
      await nav.getByRole('link', { name: said('Settings'), exact: true }).click()
      const failed = page.getByRole('alert')
      await passUntil(page, failed, 500)
      await expect(failed).toContainText(said('Failed to load factory data'))
      await expect(failed).toContainText(said('Nothing was changed. Try again in a moment.'))
      // The workspace around it stays in use.
      await expect(nav).toBeVisible()
      await page.unroute('**/api/admin/settings')
      await failed.getByRole('button', { name: said('Try again') }).click()
      await expect(failed).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: said('Settings') })).toBeVisible()
      await expect(page.getByRole('main').locator('[name=email]')).toBeVisible()
    })
  })

/** A toast of this title and description. */
async function told(page: Page, title: string, description: string): Promise<void> {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: description })
  await expect(toast.first()).toBeVisible()
  await expect(toast.first()).toContainText(title)
}
