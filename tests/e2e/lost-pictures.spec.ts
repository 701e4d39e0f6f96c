import type { EditableText } from '#domain/editing.schema.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText } from '#tests/support/edit-mode.ts'
import { editorOf, pictureButton, pictureIn, undoButton } from '#tests/support/library-pictures.ts'

for (const { code, ...words } of [
  {
    code: 'nb',
    history: 'Historikk',
    back: /^Hent tilbake teksten fra/u,
    leftOut: 'Det som ikke lenger finnes i biblioteket, er utelatt.',
  },
  {
    code: 'ar',
    history: 'السجل',
    back: /^استعادة نص/u,
    leftOut: 'تم استبعاد ما لم يعد موجودًا في المكتبة.',
  },
])
  test(`[T04] [D11] in ${code} an older text comes back without the picture that was deleted since, and its editor is told`, async ({
    page,
    site,
  }) => {
    const { id, address } = await pictureIn(site, 1000, code)
    const call = await editorOf(site)
    const text = '/content/texts/privacy/body'
    for (const value of [`<p>Rye</p><p><img src="${address}" alt="Rye"></p>`, '<p>Oats</p>']) {
      const { rev } = await call<EditableText>(`${text}?language=${code}`)
      const body = JSON.stringify({ language: code, value, rev, as: 'publish' })
      await call(text, { method: 'PUT', body })
    }
    await call(`/media/${id}`, { method: 'DELETE' })
    await editing(page, site, `/${code}/privacy`)
    await openText(page, 'privacy.body')
    await page.getByRole('button', { name: words.history, exact: true }).click()
    const older = page.getByRole('dialog').locator('li').filter({ hasText: 'Rye' })
    await older.getByRole('button', { name: words.back }).click()
    await expect(page.getByText(words.leftOut)).toBeVisible()
    const shown = page.locator('[data-content="privacy.body"]')
    await expect(shown).toHaveText('Rye')
    await expect(shown.locator('img')).toHaveCount(0)
  })

test('[T04] [D11] an undo brings a text back without the picture that was deleted since, says so, and goes on from there', async ({
  page,
  site,
}) => {
  const { id, rev } = await pictureIn(site, 900)
  await editing(page, site, '/en/cookies')
  const shown = page.locator('[data-content="cookies.body"]')
  const words = (await shown.textContent()) ?? ''
  const saveNow = async () => {
    await page.locator('.edit-actions .btn-primary').click()
    await expect(page.locator('.edit-open')).toHaveCount(0)
  }
  await openText(page, 'cookies.body')
  await pictureButton(page).click()
  await page.locator('.media-card').first().click()
  await expect(page.locator('.edit-rich img:not(.ProseMirror-separator)')).toHaveCount(1)
  await saveNow()
  await expect(shown.locator('img')).toHaveCount(1)
  const field = await openText(page, 'cookies.body')
  await field.press('Control+a')
  await field.pressSequentially('Nothing is left.')
  await saveNow()
  await expect(shown).toHaveText('Nothing is left.')
  await openText(page, 'cookies.body')
  await pictureButton(page).click()
  await page.locator('.media-card').first().click()
  await expect(page.locator('.edit-rich img:not(.ProseMirror-separator)')).toHaveCount(1)
  const foot = page.locator('.edit-foot')
  await foot.getByRole('button', { name: 'Schedule' }).first().click()
  const form = page.locator('.edit-schedule')
  await form.getByLabel('Shown from').fill(`${new Date().getFullYear() + 1}-01-12T08:00`)
  await form.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await openText(page, 'cookies.body')
  await foot.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Call the schedule off' }).click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  const planned = async () => {
    const { rows } = await site.database.execute(`select value from content_pending`)
    return rows.map(({ value }) => (String(value).includes('<img') ? 'picture' : 'words'))
  }
  expect(await planned()).toEqual([])

  const call = await editorOf(site)
  await call(`/media/${id}?rev=${rev}`, { method: 'DELETE' })
  const redo = page.locator('.edit-bar-tools .edit-tool').nth(1)
  for (const [way, then] of [
    [undoButton(page), ['words']],
    [redo, []],
    [undoButton(page), ['words']],
    [undoButton(page), []],
  ] as const) {
    await way.click()
    await expect.poll(planned).toEqual(then)
  }
  await undoButton(page).click()
  await expect(shown).toContainText(words.slice(0, 20))
  await expect(shown.locator('img')).toHaveCount(0)
  const told = page.getByText('What is no longer in the library was left out.')
  await expect(told.first()).toBeVisible()
  // Neither the step before nor the one that was taken back is held for somebody else's.
  await redo.click()
  await expect(shown).toHaveText('Nothing is left.')
  await undoButton(page).click()
  await expect(shown).toContainText(words.slice(0, 20))
  await undoButton(page).click()
  await expect(undoButton(page)).toBeDisabled()
  await expect(shown).toHaveText(words)
})
