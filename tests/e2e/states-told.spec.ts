import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, textOf } from '#tests/support/edit-mode.ts'
import { sayingsIn } from '#tests/support/said.ts'

// What the states of a text are called, in two languages; what they do is shown in editing-mode.

for (const code of ['nb', 'ar'] as const)
  test.describe(`in ${code}`, () => {
    test('[T04] a draft, a plan, a date and the history say what they are', async ({
      page,
      site,
    }) => {
      const said = await sayingsIn(code)
      const button = (name: string) => page.getByRole('button', { name: said(name), exact: true })
      await page.setViewportSize({ width: 1400, height: 800 })
      await editing(page, site, `/${code}/accessibility`)
      const counts = page.locator('.edit-bar-counts')
      await expect(counts).toContainText(said('No drafts here'))
      const title = textOf(page, 'accessibility.title')
      const before = await title.innerText()
      const field = await openText(page, 'accessibility.title')
      await field.fill('123')
      await button('Save as draft').click()
      await expect(title).toHaveText('123')
      await expect(counts).not.toContainText(said('No drafts here'))

      await openText(page, 'accessibility.title')
      await button('Schedule').click()
      const plan = page.locator('.edit-schedule')
      const from = plan.getByLabel(said('Shown from'))
      await from.fill('2020-01-01T08:00')
      const schedule = plan.getByRole('button', { name: said('Schedule') })
      await schedule.click()
      await expect(plan).toContainText(said('Choose a time to come.'))
      const soon = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10)
      await from.fill(`${soon}T08:00`)
      const until = plan.getByLabel(said('Shown until'))
      await until.fill(`${soon}T08:00`)
      await schedule.click()
      await expect(plan).toContainText(said('Choose a time after the first.'))
      await until.fill('')
      await schedule.click()
      await expect(page.locator('.edit-open')).toHaveCount(0)
      await expect(title).toHaveText(before)

      const slider = page.getByRole('slider', { name: said('See the site on a date') })
      await slider.focus()
      for (let day = 0; day < 5; day += 1) await page.keyboard.press('ArrowUp')
      await expect(title).toHaveText('123')
      await page
        .locator('.edit-bar')
        .getByRole('button', { name: said('More') })
        .click()
      await page.getByRole('menuitem', { name: said('All texts of this page') }).click()
      await expect(page.getByRole('dialog').locator('.edit-note')).toHaveText(
        said('You see the site on a day to come. Go back to now to edit its texts.'),
      )
      await page.keyboard.press('Escape')
      await button('Back to now').click()
      await expect(title).toHaveText(before)

      await openText(page, 'accessibility.title')
      await button('History').click()
      const versions = page.getByRole('dialog').getByRole('listitem')
      await expect(versions.filter({ hasText: said('Shown now') })).toHaveCount(1)
      await expect(versions.filter({ hasText: said('Scheduled') })).toHaveCount(1)
      await expect(versions.filter({ hasText: said('Draft') })).toHaveCount(1)
    })
  })

// Norwegian is the source, so that what it lacks and what is old is told in those that translate it.
for (const { code, ...words } of [
  {
    code: 'ar',
    lacks: 'واحد ناقص',
    old: 'واحد متغيّر',
    byMachine: 'ترجمة آلية واحدة',
    until: 'يرى القراء النص بلغة Norsk إلى أن يوجد نص بلغة العربية.',
    start: 'البدء من Norsk',
    changed: 'ما الذي تغيّر في Norsk',
    still: 'ما زال صحيحًا',
    machine: 'هذه ترجمة آلية.',
    reviewed: 'وضع علامة «تمت المراجعة»',
  },
  {
    code: 'pl',
    lacks: 'brakuje 1',
    old: '1 zmieniony',
    byMachine: '1 maszynowo',
    until: 'Czytelnicy widzą tekst w języku Norsk, dopóki nie powstanie w języku Polski.',
    start: 'Zacznij od: Norsk',
    changed: 'Co się zmieniło w tekście: Norsk',
    still: 'Nadal poprawne',
    machine: 'To tłumaczenie maszynowe.',
    reviewed: 'Oznacz jako sprawdzone',
  },
])
  test(`[T04] in ${code} a missing, an outdated and a machine’s translation say what they are, and are written, confirmed and reviewed`, async ({
    page,
    site,
  }) => {
    const at = (key: string) => `language_code = '${code}' and page_content_id =
      (select id from page_contents where page_slug = 'terms' and content_key = '${key}')`
    await site.database.batch(
      [
        `update page_content_translations set content_value = '' where ${at('title')}`,
        `update page_content_translations set source_value = 'Gamle ord' where ${at('lede')}`,
        `update page_content_translations set is_reviewed = 0, origin = 'ai' where ${at('body')}`,
      ],
      'write',
    )
    await page.setViewportSize({ width: 1400, height: 800 })
    await editing(page, site, `/${code}/terms`)
    const counts = page.locator('.edit-bar-counts')
    const note = page.locator('.edit-open .edit-note, .edit-dock .edit-note')
    for (const line of [words.lacks, words.old, words.byMachine])
      await expect(counts).toContainText(line)

    const field = await openText(page, 'terms.title')
    await expect(note).toContainText(words.until)
    await note.getByRole('button', { name: words.start }).click()
    await expect(field).not.toHaveValue('')
    await field.press('Enter')
    await expect(counts).not.toContainText(words.lacks)

    await openText(page, 'terms.lede')
    await expect(note).toContainText(words.changed)
    await expect(note.locator('del').first()).toContainText('Gamle')
    await note.getByRole('button', { name: words.still }).click()
    await expect(counts).not.toContainText(words.old)

    await openText(page, 'terms.body')
    await expect(note).toContainText(words.machine)
    await note.getByRole('button', { name: words.reviewed }).click()
    await expect(counts).not.toContainText(words.byMachine)
  })
