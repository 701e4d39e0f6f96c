import type { Page } from '@playwright/test'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import { paste } from '#tests/support/clipboards.ts'
import { elsewhere, fieldOf, openText, pencilOf, textOf, turnOn } from '#tests/support/edit-mode.ts'
import { passUntil } from '#tests/support/held-clock.ts'
import { makePage } from '#tests/support/made-page.ts'
import { idle, open } from '#tests/support/open-page.ts'
import { expect, test } from '#tests/support/pseudo-site.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { pictureOn } from '#tests/support/site-picture.ts'
import { wordsOn } from '#tests/support/workspace-literals.ts'

test.beforeEach(async ({ page, context, site }) => {
  const { id } = await signedIn(context, site, { role: 'owner' })
  await site.database.execute({ sql: "update users set name = 'Åå Øø' where id = ?", args: [id] })
  // Who was here in the test before would be listed by the browser itself, in English.
  await site.database.execute('delete from editor_presence')
  await open(page, `${site.url}/en/terms`)
  await turnOn(page)
})

/** Opens a text of the page by its pencil, and answers its field. */
async function opened(page: Page, name: string) {
  await pencilOf(page, name).press('Enter')
  await expect(fieldOf(page)).toBeFocused()
  return fieldOf(page)
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
    await elsewhere(site, { name, language: 'en', words: theirs })
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
  await pictureOn(site, 'øø.png')
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

test('[L05] [T01] nor do messages, the question before words are lost, and a link for people without an account', async ({
  page,
  site,
}) => {
  const toasts = page.locator('[data-sonner-toast][data-removed=false]')
  const field = await opened(page, 'terms.body')
  await paste(page, '<p style="color:red">Øø</p>')
  await expect(toasts).toHaveCount(1)
  expect(await wordsOn(page, site)).toEqual([])
  await page.getByRole('switch').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  expect(await wordsOn(page, site)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await field.press('Escape')
  await expect(toasts.getByRole('button').first()).toBeVisible()
  expect(await wordsOn(page, site)).toEqual([])
  await page.locator('.edit-bar-preview').click()
  await page.locator('.edit-preview button').first().click()
  await expect(page.locator('.edit-preview input')).toBeVisible()
  await expect(page.locator('.edit-preview-list li')).toHaveCount(1)
  expect(await wordsOn(page, site)).toEqual([])
})

test('[L05] nor do the list of sections, the settings of one, and the question before they are lost', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/en`)
  await page.locator('.edit-bar .edit-tool:has([href$="#layout-grid"])').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.edit-sections > li').first()).toBeVisible()
  expect(await wordsOn(page, site)).toEqual([])
  await dialog.locator('button:has([href$="#sliders-horizontal"])').first().click()
  const choice = dialog.locator('form.edit-settings select').first()
  await expect(choice.locator('option')).not.toHaveCount(1)
  expect(await wordsOn(page, site)).toEqual([])
  await choice.selectOption({ index: 1 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await wordsOn(page, site)).toEqual([])
})

test('[L05] [A02] nor does the dialog of a page that nobody sees yet', async ({ page, site }) => {
  const words = { languageCode: 'en', slug: 'nye-varer', title: 'Øø' }
  expect(await makePage(page, words)).toBe(201)
  await open(page, `${site.url}/en/nye-varer`)
  await page.locator('.edit-bar-page').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await wordsOn(page, site)).toEqual([])
})

test('[L06] [T01] Edit Mode stays as it is when the page is read again, and so do the words that came from an address', async ({
  page,
  site,
}) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) refused.push(response.url())
  })
  await expect(page.locator('head link[href*="/api/words/"]')).toHaveCount(1)
  const bar = page.locator('.edit-bar')
  await bar.evaluate((element) => element.setAttribute('data-same', ''))
  const field = await openText(page, 'terms.title')
  await field.fill('1 2 3')
  const isRead = page.waitForResponse('**/api/shell*')
  await field.press('Enter')
  await isRead
  await idle(page)
  await expect(textOf(page, 'terms.title')).toHaveText('1 2 3')
  await expect(bar).toHaveAttribute('data-same')
  expect(await wordsOn(page, site)).toEqual([])
  expect(refused).toEqual([])
})

test('[L05] [T05] nor does what could not be read', async ({ page, site }) => {
  const reads = ['content/texts?**', 'content/sections/**', 'menu', 'footer']
  const pathOf = (read: string) => `**/api/admin/${read}`
  for (const read of reads) await page.route(pathOf(read), (route) => route.abort())
  await page.clock.install()
  await open(page, page.url())
  const trouble = page.locator('.edit-failed p')
  const again = page.locator('.edit-failed button')
  const told: string[] = []
  const look = async () => {
    await passUntil(page, trouble, 500)
    const said = await trouble.innerText()
    expect(told).not.toContain(said)
    told.push(said)
    expect(await wordsOn(page, site)).toEqual([])
  }
  for (const read of reads) {
    await look()
    await page.unroute(pathOf(read))
    await again.click()
    await expect(trouble.filter({ hasText: told.at(-1) ?? '' })).toHaveCount(0)
  }
})

test('[L05] [T05] nor does a menu that is not as it was read', async ({ page, site }) => {
  await page.clock.install()
  await page.route('**/api/admin/menu', async (route) => {
    const response = await route.fetch()
    const menu = (await response.json()) as EditableMenu
    await route.fulfill({ response, json: { ...menu, items: menu.items.slice(1) } })
  })
  await open(page, page.url())
  await passUntil(page, page.locator('.edit-failed p'), 500)
  expect(await wordsOn(page, site)).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
})
