import { appConfig } from '#config'
import type { Page } from '@playwright/test'
import { fieldOf, pencilOf, turnOn } from '#tests/support/edit-mode.ts'
import { uploadOf } from '#tests/support/media.ts'
import { open } from '#tests/support/open-page.ts'
import { newPerson } from '#tests/support/people.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { expect, test } from '#tests/support/pseudo-site.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'
import { wordsOn } from '#tests/support/workspace-literals.ts'

test.beforeEach(async ({ page, context, site }) => {
  const { id } = await signedIn(context, site, { role: 'owner' })
  await site.database.execute({ sql: "update users set name = 'Åå Øø' where id = ?", args: [id] })
  await open(page, `${site.url}/en/terms`)
  await turnOn(page)
})

/** Opens a text of the page by its pencil, and answers its field. */
async function opened(page: Page, name: string) {
  await pencilOf(page, name).press('Enter')
  await expect(fieldOf(page)).toBeFocused()
  return fieldOf(page)
}

/** Somebody without a name writes a text of the terms past the page that has it open. */
async function elsewhere(site: Site, key: string, words: string): Promise<void> {
  await site.database.execute({
    sql: `update page_content_translations set content_value = ?, rev = rev + 1
      where language_code = 'en' and page_content_id =
        (select id from page_contents where page_slug = 'terms' and content_key = ?)`,
    args: [words, key],
  })
}

for (const [name, theirs, mine] of [
  ['terms.title', 'Øø 1', 'Øø 2'],
  ['terms.body', '<p>Øø 1</p>', 'Øø 2 '],
] as const)
  test(`[L05] [T04] the dialog with both texts and their merge holds no literal text, of ${name}`, async ({
    page,
    site,
  }) => {
    const field = await opened(page, name)
    await elsewhere(site, name.slice('terms.'.length), theirs)
    await field.press('Control+Home')
    await page.keyboard.insertText(mine)
    await page.locator('.edit-actions .btn-primary').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect(await wordsOn(page, site)).toEqual([])
  })

test('[L05] nor do the form of a schedule and the picker of links', async ({ page, site }) => {
  await opened(page, 'terms.body')
  await page.keyboard.insertText('Øø ')
  await page.locator('.edit-foot [aria-expanded]:has([href$="#calendar-clock"])').press('Enter')
  const form = page.locator('.edit-schedule')
  await expect(form).toBeVisible()
  await form.locator('input').first().fill('2020-01-01T10:00')
  await form.locator('button[type=submit]').click()
  await expect(form.locator('.field-error').first()).toBeVisible()
  expect(await wordsOn(page, site)).toEqual([])
  await page.locator('.edit-toolbar .edit-tool:has([href$="#link"])').click()
  const links = page.locator('.edit-links')
  await links.getByRole('combobox').or(links.getByRole('textbox')).fill('øø')
  await page.waitForLoadState('networkidle')
  expect(await wordsOn(page, site)).toEqual([])
})

test('[L05] [D11] nor does the picker of pictures, where it asks what one shows', async ({
  page,
  site,
}) => {
  const { secret } = await newPerson(site.database, { role: 'editor' })
  const picture = await pictureOf('png', { width: 900, height: 800 })
  const { headers, body } = uploadOf('øø.png', picture)
  const answer = await fetch(`${site.url}/api/admin/media`, {
    method: 'POST',
    headers: { cookie: `${appConfig.sessionCookie}=${secret}`, origin: site.url, ...headers },
    body,
  })
  expect(answer.ok).toBe(true)
  await opened(page, 'terms.body')
  await page.locator('.edit-toolbar .edit-tool:has([href$="#image"])').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.media-card').first()).toBeVisible()
  const isFile = (text: string) => text !== 'øø.png'
  expect((await wordsOn(page, site)).filter(isFile)).toEqual([])
  await dialog.locator('.media-card').first().press('Enter')
  const asked = dialog.locator('.media-describe')
  await asked.locator('button').first().press('Enter')
  await expect(asked.locator('.field-error').first()).toBeVisible()
  expect((await wordsOn(page, site)).filter(isFile)).toEqual([])
})

test('[L05] [T03] nor does the history of a title', async ({ page, site }) => {
  await site.database.batch(
    [
      ['menu_title_versions', 'menu_item_id', 'menu_items'],
      ['footer_title_versions', 'footer_link_id', 'footer_links'],
    ].map(
      ([versions, link, links]) => `insert into ${versions}
        (id, language_code, title, is_reviewed, origin, source_title, at, author, ${link})
        select 'øø ' || id || at, 'en', 'Øø ' || at, 1, 'human', 'Åå', at, null, id
        from ${links}, (select 1 as at union select 2)`,
    ),
    'write',
  )
  for (const kind of ['menu', 'footer']) {
    await page.locator(`[data-mark^="${kind}"]`).first().press('Enter')
    await expect(fieldOf(page)).toBeFocused()
    await page.locator('.edit-open .edit-tool:has([href$="#history"])').press('Enter')
    await expect(
      page.getByRole('dialog').locator('.edit-versions > li button').first(),
    ).toBeVisible()
    expect(await wordsOn(page, site)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await fieldOf(page).press('Escape')
    await expect(page.locator('.edit-open')).toHaveCount(0)
  }
})
