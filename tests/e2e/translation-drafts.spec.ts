import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

test('[T04] a row asks before it publishes over a draft that waits, and keeps what is typed', async ({
  page,
  context,
  site,
}) => {
  await site.database.execute(`insert into content_pending
    (page_content_id, language_code, kind, value, is_reviewed, rev, at)
    select page_content_id, language_code, 'draft', 'A colleague’s words', 1, rev, 0
    from page_content_translations where language_code = 'en' and page_content_id =
      (select id from page_contents where page_slug = 'support' and content_key = 'title')`)
  const drafts = async () => {
    const { rows } = await site.database.execute(
      "select value from content_pending where kind = 'draft'",
    )
    return rows.map(({ value }) => value)
  }
  await openAs(page, context, site, '/en/admin/translations?language=en&q=support+·+title')
  const row = page.locator('.ws-pair').filter({ hasText: 'A draft is waiting' })
  const field = row.getByRole('textbox')
  const dialog = page.getByRole('alertdialog')
  await field.fill('Mine')
  for (const ask of [
    () => field.press('Control+Enter'),
    () => row.getByRole('button', { name: 'Save' }).click(),
  ]) {
    await ask()
    await expect(dialog).toContainText('A draft is waiting here')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(field).toHaveValue('Mine')
    expect(await drafts()).toEqual(['A colleague’s words'])
  }
  await row.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('A draft is waiting')).toHaveCount(0)
  // The words of the search stand in other rows, too.
  const fields = page.getByRole('textbox', { name: 'In English' })
  await expect
    .poll(() => fields.evaluateAll((all: HTMLTextAreaElement[]) => all.map(({ value }) => value)))
    .toContain('Mine')
  expect(await drafts()).toEqual([])
})
