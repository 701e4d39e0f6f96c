import { expect } from '@playwright/test'
import { blockKinds } from '#domain/sections.ts'
import { elsewhere, fieldOf, pencilOf } from '#tests/support/edit-mode.ts'
import { editingHostile, test } from '#tests/support/hostile-browser.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { hasFocus } from '#tests/support/open-page.ts'
import { newPerson } from '#tests/support/people.ts'
import { pictureOn } from '#tests/support/site-picture.ts'

/** Whatever a name is put into by mistake, it runs. */
const everyWay = `"><img src=x onerror=alert(1)><script>alert(1)</script>`

test('[I6] [T02] nothing runs where texts are edited', async ({ page, site }) => {
  await editingHostile(page, site, '/en/quality', 'editor')
  const written = page.locator('main .prose[data-content]').first()
  const name = (await written.getAttribute('data-content')) ?? ''
  await pencilOf(page, name).press('Enter')
  await expect(page.locator('.edit-open .tiptap')).toBeVisible()
  await page.getByRole('button', { name: 'History' }).press('Enter')
  await expect(page.getByRole('dialog').locator('.edit-versions li')).toHaveCount(2)
})

test('[I6] nothing runs in the dialogs and drawers of Edit Mode', async ({ page, site }) => {
  await editingHostile(page, site, '/en/terms', 'owner')
  const dialog = page.getByRole('dialog')
  const look = async () => {
    await expect(dialog).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  const more = page.locator('.edit-bar .edit-tool').last()
  const items = page.getByRole('menuitem')
  await expect(more).toBeVisible()
  for (const at of [0, 1, 2, 3]) {
    await more.press('Enter')
    await expect(items.first()).toBeVisible()
    await items.nth(at).click()
    await look()
  }
  for (const part of ['[data-mark^="setting company"]', '[data-mark^="setting announcement"]']) {
    await page.locator(part).first().press('Enter')
    await look()
  }
  for (const at of [0, -1]) {
    await page.locator('.site-footer .edit-part').nth(at).press('Enter')
    await look()
  }
  await page.locator('[data-mark^="footer"]').first().press('Enter')
  await expect(page.locator('.edit-open')).toBeVisible()
})

test('[I6] nothing runs where drafts are shown, opened and compared, and a former version comes back', async ({
  page,
  site,
}) => {
  await editingHostile(page, site, '/pl/terms', 'editor')
  const counts = page.locator('.edit-bar-counts')
  await expect(counts).toContainText(/[1-9]/u)
  await counts.press('Enter')
  await expect(page.locator('.edit-texts li').first()).toBeVisible()
  await hasFocus(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  for (const name of ['terms.title', 'terms.body']) {
    await pencilOf(page, name).press('Enter')
    await expect(page.locator('.edit-open')).toBeVisible()
    await page.locator('.edit-foot .edit-tool').first().press('Enter')
    const versions = page.getByRole('dialog').locator('.edit-versions li')
    await expect(versions).toHaveCount(2)
    await versions.getByRole('button').first().press('Enter')
    await expect(page.locator('.edit-open')).toHaveCount(0)
  }
})

test('[I6] nothing runs beside an open text: planned words, other people, links, pictures, and both texts of a conflict', async ({
  page,
  site,
}) => {
  const pictures = [await pictureOn(site, 'a.png'), await pictureOn(site, 'b.png', 901)]
  const others = [await newPerson(site.database), await newPerson(site.database)]
  await site.database.batch([
    ...others.flatMap(({ id }, at) => [
      { sql: 'update users set name = ? where id = ?', args: [everyWay, id] },
      {
        sql: `insert into editor_presence (factory_id, user_id, window_id, page_slug, content_key, language_code, at)
          select factory_id, id, id, 'terms', ?, 'uk', 9e15 from users where id = ?`,
        args: [at === 0 ? 'title' : 'body', id],
      },
    ]),
    ...pictures.map((picture) => ({
      sql: 'update media set name = ?, search_text = ? where id = ?',
      args: [everyWay, everyWay, picture.id],
    })),
    {
      sql: `insert into media_texts (media_id, language_code, alt_text) values (?, 'uk', ?)`,
      args: [pictures[0]?.id ?? '', everyWay],
    },
  ])
  await editingHostile(page, site, '/uk/terms', 'owner')
  const dialog = page.getByRole('dialog')
  for (const [name, theirs] of [
    ['terms.title', everyWay],
    ['terms.body', hostileHtml.slice(0, 150).join('<hr>')],
  ] as const) {
    await pencilOf(page, name).press('Enter')
    await expect(fieldOf(page)).toBeFocused()
    await expect(page.locator('.edit-note[data-tone=planned] .edit-words')).toBeVisible()
    await expect(page.locator('.edit-others')).toContainText('alert')
    if (name === 'terms.body') {
      const tool = (icon: string) =>
        page.locator(`.edit-toolbar .edit-tool:has([href$="#${icon}"])`)
      await tool('image').click()
      const cards = dialog.locator('.media-card', { hasText: everyWay })
      await expect(cards).toHaveCount(2)
      await dialog.locator(`.media-card:has(img[src*="${pictures[1]?.id}"])`).click()
      await expect(dialog.locator('.media-describe')).toContainText(everyWay)
      await dialog.locator('.media-describe-foot button').last().click()
      await dialog.locator(`.media-card:has(img[src*="${pictures[0]?.id}"])`).click()
      await expect(fieldOf(page).locator('img[alt*=alert]').first()).toBeVisible()
      await tool('link').click()
      await page.locator('.edit-links input').fill('alert')
      await expect(page.locator('.edit-links li')).toHaveCount(8)
      await page.locator('.edit-links input').press('Escape')
    }
    await elsewhere(site, { name, language: 'uk', words: theirs })
    await fieldOf(page).press('Control+Home')
    await page.keyboard.insertText(everyWay)
    await page.locator('.edit-actions .btn-primary').click()
    const conflict = page.getByRole('alertdialog')
    await expect(conflict.locator('.word-difference')).toContainText('alert')
    await expect(
      conflict.locator(name === 'terms.body' ? '.edit-rich' : '.edit-words'),
    ).toContainText('alert')
    await page.waitForLoadState('networkidle')
    await conflict.locator('.edit-choices button').first().click()
    await expect(page.locator('.edit-open')).toHaveCount(0)
  }
})

test('[I6] nothing runs in the list of a page’s sections, nor in the settings of each', async ({
  page,
  site,
}) => {
  await editingHostile(page, site, '/uk/about', 'owner')
  const dialog = page.getByRole('dialog')
  const list = page.locator('.edit-bar .edit-tool:has([href$="#layout-grid"])')
  const settings = dialog.locator('button:has([href$="#sliders-horizontal"])')
  await list.press('Enter')
  await expect(settings.first()).toBeVisible()
  // One of each kind: of the second ones the addresses are refused, and they open as they come.
  expect(await settings.count()).toBe(2 * blockKinds.length)
  for (const [at, kind] of blockKinds.entries()) {
    await settings.nth(at).press('Enter')
    await expect(dialog.locator('form.edit-settings')).toBeVisible()
    await page.waitForLoadState('networkidle')
    if (kind === 'products') await expect(dialog.locator('.edit-set-list li')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await list.press('Enter')
    await expect(settings.first()).toBeVisible()
  }
})
