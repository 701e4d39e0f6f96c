import type { Page } from '@playwright/test'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const sheet = (page: Page) => page.locator('.ws-sheet')
const hostile = '<img src=x onerror="document.title=1">\u202Eabc'

/** Somebody leads the first entry of the menu to another place, calls the second one what nobody should, and takes both back. */
async function changedMenu(site: Site) {
  const call = await anotherAdmin(site, 'owner')
  const { items, rev } = (await (await call('GET', '/menu')).json()) as EditableMenu
  const sent = ({ isDead: _, made: _made, ...item }: EditableMenu['items'][number]) => ({
    ...item,
    children: item.children.map(({ isDead: _dead, made: _from, ...child }) => child),
  })
  const before = items.map((item) => sent(item))
  const [first, second, ...rest] = before
  if (!first || !second) throw new Error('the demo has a menu')
  const url = `/faq?${Date.now()}`
  const changed = [
    { ...first, url, isActive: !first.isActive },
    { ...second, title: hostile, titles: { ...second.titles, nb: hostile } },
  ]
  for (const [at, menu] of [[...changed, ...rest], before].entries())
    expect((await call('PUT', '/menu', { items: menu, rev: rev + at })).status).toBe(200)
  return { first, second, url }
}

for (const { code, words } of [
  {
    code: 'nb',
    words: { heading: 'Hva som ble endret', url: 'Adresse', shown: 'Vises for besøkende' },
  },
  { code: 'ar', words: { heading: 'ما الذي تغيّر', url: 'العنوان', shown: 'ظاهرة للزوار' } },
])
  test(`[P03] in ${code} an entry of the log tells what was there before and after, and hostile words do nothing`, async ({
    page,
    context,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { first, second, url } = await changedMenu(site)
    await signedIn(context, site, { role: 'owner' })
    await open(page, `/${code}/admin/audit?action=menu_saved`)
    await page.locator('.ws-row-link').nth(1).click()
    await expect(sheet(page).getByRole('heading', { name: words.heading })).toBeVisible()
    await expect(sheet(page).getByRole('heading', { name: first.title, exact: true })).toBeVisible()
    const values = (name: string) =>
      sheet(page).locator('dt').filter({ hasText: name }).locator('+ dd')
    const address = values(words.url).first()
    await expect(address.getByRole('deletion')).toContainText(first.url)
    await expect(address.getByRole('insertion')).toContainText(url)
    await expect(values(words.shown).getByRole('insertion')).toBeVisible()
    await expect(sheet(page).getByRole('heading', { name: second.title })).toBeVisible()
    await expect(sheet(page).getByRole('insertion').last()).toContainText('<img src=x')
    await expect(sheet(page).locator('img')).toHaveCount(0)
    await expectNoFaults(page)
    const file = await page.request.get(`${site.url}/api/admin/audit/file?action=menu_saved`)
    expect(await file.text()).toContain(`url: ${first.url} → ${url}`)
  })
