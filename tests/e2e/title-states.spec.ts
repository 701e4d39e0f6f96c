import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { doubleClick, editing, fieldOf } from '#tests/support/edit-mode.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

/** Each translation of the first entry of the menu, and of the first link of the footer, was made from another title. */
async function withOldSources(site: Site): Promise<void> {
  await site.database.batch(
    [
      `update menu_item_translations set source_title = 'Gamle ' || (select title from menu_items where id = menu_item_id)
        where language_code <> 'nb' and menu_item_id =
          (select id from menu_items where parent_id is null order by sort_order limit 1)`,
      `update footer_link_translations set source_title = 'Gamle ' || (select title from footer_links where id = footer_link_id)
        where language_code <> 'nb' and footer_link_id =
          (select id from footer_links where section_key = 'quicklinks' order by sort_order limit 1)`,
    ],
    'write',
  )
}

const marksOf = (page: Page) => page.locator('.edit-mark[data-tone=outdated]')

for (const { code, still, changed } of [
  { code: 'ar', still: 'ما زال صحيحًا', changed: 'تغيّر الأصل' },
  { code: 'pl', still: 'Nadal poprawne', changed: 'źródło zmienione' },
])
  test(`[T03] [F02] in ${code} titles whose source has changed are amber where they stand, show what has changed, and can be confirmed`, async ({
    page,
    site,
  }) => {
    await withOldSources(site)
    await editing(page, site, `/${code}/faq`)
    for (const place of ['.main-menu .menu-link', '.site-footer section a']) {
      const link = page.locator(place).first()
      await link.scrollIntoViewIfNeeded()
      await expect(marksOf(page).filter({ hasText: changed }).first()).toBeAttached()
      await doubleClick(link)
      await expect(fieldOf(page)).toBeFocused()
      const note = page.locator('.edit-open .edit-note[data-tone=outdated]')
      await expect(note.locator('del').first()).toContainText('Gamle')
      await note.getByRole('button', { name: still }).click()
      await expect(page.locator('.edit-open')).toHaveCount(0)
    }
    await expect(marksOf(page)).toHaveCount(0)
  })

test('[T04] [A14] in ar what an undo brings back is as outdated as it was, a text as well as a title, and so is what was called still correct', async ({
  page,
  site,
}) => {
  await withOldSources(site)
  await site.database.execute(`update page_content_translations set source_value = 'Gamle ord'
    where language_code = 'ar' and page_content_id =
      (select id from page_contents where page_slug = 'faq' and content_key = 'title')`)
  await editing(page, site, '/ar/faq')
  const marks = marksOf(page)
  await expect(marks).toHaveCount(3)
  const bar = page.locator('.edit-bar')
  const undo = bar.getByRole('button', { name: 'تراجع' })
  const redo = bar.getByRole('button', { name: 'إعادة' })
  for (const place of ['[data-content="faq.title"]', '.main-menu .menu-link']) {
    const words = page.locator(place).first()
    await words.scrollIntoViewIfNeeded()
    const before = await words.innerText()
    await doubleClick(words)
    await fieldOf(page).fill('كلمات أخرى')
    await fieldOf(page).press('Enter')
    await expect(words).toHaveText('كلمات أخرى')
    await expect(marks).toHaveCount(2)
    await undo.click()
    await expect(words).toHaveText(before)
    await expect(marks).toHaveCount(3)
    await doubleClick(words)
    const note = page.locator('.edit-open .edit-note[data-tone=outdated]')
    await expect(note.locator('del').first()).toContainText('Gamle')
    await note.getByRole('button', { name: 'ما زال صحيحًا' }).click()
    await expect(marks).toHaveCount(2)
    await undo.click()
    await expect(marks).toHaveCount(3)
    await redo.click()
    await expect(marks).toHaveCount(2)
    await undo.click()
    await expect(marks).toHaveCount(3)
  }
})

for (const { code, outdated, fits } of [
  { code: 'nb', outdated: 'Utdatert', fits: 'Det passer fortsatt' },
  { code: 'ar', outdated: 'قديم', fits: 'ما زال مناسبًا' },
])
  for (const area of ['menu', 'footer'])
    test(`[F02] [A14] in ${code} the ${area}’s titles stand side by side as outdated, with what has changed, until somebody has looked`, async ({
      page,
      context,
      site,
    }) => {
      await withOldSources(site)
      await signedIn(context, site, { role: 'owner' })
      await open(page, `/${code}/admin/translations?area=${area}&language=pl&state=outdated`)
      const row = page.locator('.ws-pair')
      await expect(row).toHaveCount(1)
      await expect(row).toContainText(outdated)
      await row.locator('summary').click()
      await expect(row.locator('del')).toContainText('Gamle')
      const summary = page.locator('.ws-cover-summary')
      await expect(summary.getByRole('link', { name: outdated })).toBeVisible()
      await row.getByRole('button', { name: fits }).click()
      await expect(summary.getByRole('link', { name: outdated })).toHaveCount(0)
      await open(page, `/${code}/admin/translations?area=${area}&language=pl&state=outdated`)
      await expect(row).toHaveCount(0)
    })

test('[L06] titles go out as XLIFF with what they were made from, and come back confirmed', async ({
  page,
  context,
  site,
}) => {
  await withOldSources(site)
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/en/admin/translations?area=footer&language=uk')
  await page.getByRole('link', { name: 'Files for translators' }).click()
  const sheet = page.getByRole('complementary').filter({ hasText: 'Files for translators' })
  await expect(sheet.getByLabel('Translated file')).toBeEnabled()
  const waiting = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Download XLIFF' }).click()
  const file = await readFile(await (await waiting).path(), 'utf8')
  expect(file.match(/<note>Translated from: Gamle /gu)).toHaveLength(1)
  expect(file.match(/state="needs-translation"/gu)).toHaveLength(1)
  const buffer = Buffer.from(file.replace('state="needs-translation"', 'state="final"'))
  const upload = { name: 'footer-uk.xlf', mimeType: 'text/plain', buffer }
  await sheet.getByLabel('Translated file').setInputFiles(upload)
  await sheet.getByRole('button', { name: 'Save 1 text' }).click()
  await expect(sheet.getByText('1 text is saved.')).toBeVisible()
  const { rows } = await site.database.execute(
    `select origin from footer_link_translations where language_code = 'uk' and origin = 'import'
      and source_title not like 'Gamle%'`,
  )
  expect(rows).toHaveLength(1)
})

for (const { code, outdated } of [
  { code: 'nb', outdated: 'Utdaterte titler: 4' },
  { code: 'ar', outdated: 'عناوين قديمة: 4' },
])
  test(`[F02] [B02] in ${code} the editors of menu and footer show which titles are outdated, and what has changed`, async ({
    page,
    context,
    site,
  }) => {
    await withOldSources(site)
    await signedIn(context, site, { role: 'owner' })
    for (const path of ['menus', 'footer']) {
      await open(page, `/${code}/admin/${path}`)
      if (path === 'footer') await page.locator('.ws-section section .btn').first().click()
      const line = page.locator('.ws-link-row').first()
      await expect(line.locator('.ws-link-facts').first()).toContainText(outdated)
      await line.locator('.ws-row-buttons button').nth(-2).click()
      const title = line.locator('.ws-title-outdated')
      await expect(title).toHaveCount(4)
      await expect(title.first().locator('del')).toContainText('Gamle')
      await expectNoFaults(page, { within: '.ws-link-fields' })
      // Written anew it is made from what stands there now.
      await line.locator('[name="titles.pl"]').fill('Nowe')
      await expect(title).toHaveCount(3)
      await line.locator('[name=title]').fill('Annet navn')
      await expect(title.first().locator('ins').first()).toContainText('Annet')
    }
  })
