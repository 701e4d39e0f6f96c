import type { BrowserContext } from '@playwright/test'
import { fieldOf, pencilOf, turnOn } from '#tests/support/edit-mode.ts'
import { literalsOn } from '#tests/support/literals.ts'
import { open } from '#tests/support/open-page.ts'
import { expect, test } from '#tests/support/pseudo-site.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'
import { openWhole } from '#tests/support/whole-page.ts'
import { wordsOn } from '#tests/support/workspace-literals.ts'

/** Signs somebody in whose name nobody could translate. */
async function signInAs(context: BrowserContext, site: Site, role: 'editor' | 'owner') {
  const { id } = await signedIn(context, site, { role })
  await site.database.execute({ sql: "update users set name = 'Åå Øø' where id = ?", args: [id] })
}

test('[L05] the workspace holds no interface text outside the catalogues, in any of its sections', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(180_000)
  await signInAs(context, site, 'owner')
  const found: Record<string, string[]> = {}
  await open(page, `${site.url}/en/admin`)
  const links = page.getByRole('navigation').first().getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths.length).toBeGreaterThan(6)
  for (const path of paths) {
    await openWhole(page, `${site.url}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const literals = await wordsOn(page, site)
    if (literals.length > 0) found[path ?? ''] = literals
  }
  expect(found).toEqual({})
})

test('[L05] nor do the sheets of the workspace, one of each kind', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(300_000)
  await signInAs(context, site, 'owner')
  await open(page, `${site.url}/en/admin/media`)
  await page.locator('.ws-section-actions input[type=file]').setInputFiles({
    name: 'øø.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('ø;å'),
  })
  await expect(page.locator('.media-card')).toHaveCount(1)
  const found: Record<string, string[]> = {}
  const seen = new Set<string>()
  const links = page.getByRole('navigation').first().getByRole('link')
  const sections = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const collections = ['questions', 'locations', 'resellers', 'people', 'certificates']
  const lists = [
    ...sections,
    ...collections.map((name) => `/en/admin/collections?collection=${name}`),
  ]
  for (const list of lists) {
    await page.goto(`${site.url}${list}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hrefs = await page
      .locator('main a[href*="open="]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const href of hrefs) {
      const address = new URL(href, site.url)
      const opened = address.searchParams.get('open') ?? ''
      // Of rows the first.
      const kind = /^(?:new|redirects|files)/u.test(opened) ? opened : 'row'
      const what = `${address.pathname} ${address.searchParams.get('collection') ?? ''} ${kind}`
      if (seen.has(what)) continue
      seen.add(what)
      await openWhole(page, address.href)
      await expect(page.locator('.ws-sheet')).toBeVisible()
      const literals = await wordsOn(page, site)
      if (literals.length > 0) found[what] = literals
    }
  }
  expect(found).toEqual({})
  expect(seen.size).toBeGreaterThan(11)
})

test('[L05] nor do its dialogs and the groups of the settings', async ({ page, context, site }) => {
  test.setTimeout(180_000)
  await signInAs(context, site, 'owner')
  const found: Record<string, string[]> = {}
  const look = async (what: string) => {
    const literals = await wordsOn(page, site)
    if (literals.length > 0) found[what] = literals
  }
  const dialog = page.getByRole('dialog')
  const close = async () => {
    await dialog.locator('.float-head button').click()
    await expect(dialog).toBeHidden()
  }
  await open(page, `${site.url}/en/admin/footer`)
  const parts = page.locator('.ws-part')
  await parts.first().getByRole('button').click()
  await expect(dialog.locator('.ws-link-row').first()).toBeVisible()
  await look('links of the footer')
  await close()
  await parts.last().getByRole('button').click()
  await expect(dialog.locator('[name=linkColor]')).toBeVisible()
  await look('colours of the footer')
  await close()
  await page.keyboard.press('Control+k')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await look('palette')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.goto(`${site.url}/en/admin/settings`)
  const groups = page.locator('.settings-groups a')
  const paths = await groups.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths.length).toBe(5)
  for (const path of paths) {
    await openWhole(page, `${site.url}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(path ?? '')
  }
  await open(page, `${site.url}/en/admin/settings?group=look`)
  await page.locator('main fieldset button, main [role=group] button').first().click()
  await expect(dialog).toBeVisible()
  await page.waitForLoadState('networkidle')
  await look('pictures to choose from')
  await close()

  await open(page, `${site.url}/en/admin/menus`)
  await page.locator('.ws-section-actions button').first().click()
  await expect(page.locator('.ws-icon-choice').first()).toBeVisible()
  await look('fields of a menu entry')
  await page.getByRole('navigation').first().getByRole('link').last().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('leaving unsaved')
  expect(found).toEqual({})
})

test('[L05] nor does Edit Mode, with a line and a rich text open', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, 'editor')
  await open(page, `${site.url}/en/terms`)
  await turnOn(page)
  const found: Record<string, string[]> = {}
  for (const name of ['terms.title', 'terms.body']) {
    await pencilOf(page, name).press('Enter')
    await expect(fieldOf(page)).toBeFocused()
    const literals = await literalsOn(page)
    if (literals.length > 0) found[name] = literals
    await page.keyboard.press('Escape')
    await expect(page.locator('.edit-open')).toHaveCount(0)
  }
  expect(found).toEqual({})
})

test('[L05] nor do the dialogs and drawers of Edit Mode', async ({ page, context, site }) => {
  test.setTimeout(180_000)
  await signInAs(context, site, 'owner')
  await open(page, `${site.url}/en/terms`)
  await turnOn(page)
  const found: Record<string, string[]> = {}
  const dialog = page.getByRole('dialog')
  const look = async (what: string) => {
    await expect(dialog).toBeVisible()
    await page.waitForLoadState('networkidle')
    const literals = await wordsOn(page, site)
    if (literals.length > 0) found[what] = literals
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  const more = page.locator('.edit-bar .edit-tool').last()
  const items = page.getByRole('menuitem')
  await more.click()
  await expect(items.first()).toBeVisible()
  // All but the way out, and whether links are followed.
  const dialogs = (await items.count()) - 2
  expect(dialogs).toBeGreaterThan(3)
  await page.keyboard.press('Escape')
  for (let at = 0; at < dialogs; at += 1) {
    await more.click()
    await items.nth(at).click()
    await look(`menu ${at}`)
  }
  for (const part of ['company', 'logo']) {
    await page.locator(`[data-mark^="setting ${part} "]`).first().press('Enter')
    await look(part)
  }
  await page.locator('.edit-announce').press('Enter')
  await look('announcement')
  const parts = page.locator('.site-footer .edit-part')
  for (const at of [0, -1]) {
    await parts.nth(at).press('Enter')
    await look(`footer ${at}`)
  }
  await pencilOf(page, 'terms.title').press('Enter')
  await expect(fieldOf(page)).toBeFocused()
  await page.locator('.edit-foot .edit-tool').first().press('Enter')
  await look('history')
  await page.goto(`${site.url}/en`)
  await expect(page.locator('.edit-bar')).toBeVisible()
  await page.locator('.edit-section-add').first().press('Enter')
  await look('kinds of sections')
  expect(found).toEqual({})
})
