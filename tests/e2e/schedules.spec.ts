import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { another, editing, fieldOf, openText, textOf } from '#tests/support/edit-mode.ts'
import { chooseMore, closed, write, writeDraft } from '#tests/support/edited-texts.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

// As wide as the whole bar needs.
test.use({ viewport: { width: 1440, height: 900 } })

const dayMs = 24 * 3600 * 1000
const nextYear = new Date().getFullYear() + 1
const noSuchHour = 'This hour does not exist: the clock goes from 02:00 to 03:00 that night.'

const form = (page: Page) => page.locator('.edit-schedule')
const slider = (page: Page) => page.getByRole('slider', { name: 'See the site on a date' })

test('[T04] a schedule is set, the date slider shows the page of that day and what is announced on it, and the history says what waits', async ({
  page,
  site,
}) => {
  const times = [Date.now() + 2 * dayMs, Date.now() + 5 * dayMs].join(', ')
  await site.database.batch(
    [
      `insert into announcements (factory_id, words_key, starts_at, ends_at, is_dismissible, is_shown)
        select id, 'fair', ${times}, 1, 0 from factories`,
      `insert into announcement_texts (factory_id, language_code, text)
        select id, 'nb', 'Vi er på messe' from factories`,
    ],
    'write',
  )
  await editing(page, site, '/en/accessibility')
  const title = textOf(page, 'accessibility.title')
  const lede = textOf(page, 'accessibility.lede')
  const announced = page.locator('.announcement')
  const before = await title.innerText()
  const published = await lede.innerText()

  await test.step('a time to come is chosen, and an end after it', async () => {
    await writeDraft(page, 'accessibility.lede', 'Some day')
    await writeDraft(page, 'accessibility.title', 'For everybody')
    await openText(page, 'accessibility.title')
    await startSchedule(page)
    const [from, until] = [
      form(page).getByLabel('Shown from'),
      form(page).getByLabel('Shown until'),
    ]
    await scheduleAt(page, '2020-01-01T08:00')
    await expect(form(page)).toContainText('Choose a time to come.')
    const soon = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10)
    await from.fill(`${soon}T08:00`)
    await until.fill(`${soon}T08:00`)
    await form(page).getByRole('button', { name: 'Schedule' }).click()
    await expect(form(page)).toContainText('Choose a time after the first.')
    await until.fill('')
    await form(page).getByRole('button', { name: 'Schedule' }).click()
    await closed(page)
    await expect(title).toHaveText(before)
    await expect(announced).toHaveCount(0)
  })
  await test.step('the slider shows the page of that day', async () => {
    await slider(page).focus()
    for (let day = 0; day < 4; day += 1) await page.keyboard.press('ArrowRight')
    await expect(title).toHaveText('For everybody')
    await expect(announced).toContainText('Vi er på messe')
    // Nobody has said when a draft is to be read.
    await expect(lede).toHaveText(published)
    await expect(page.locator('.edit-mark')).toHaveCount(0)
    await page.locator('.edit-bar').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'All texts of this page' }).click()
    await expect(page.getByRole('dialog').locator('.edit-note')).toHaveText(
      'You see the site on a day to come. Go back to now to edit its texts.',
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await slider(page).focus()
    for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowUp')
    await expect(announced).toHaveCount(0)
    await expect(title).toHaveText('For everybody')
    const visitor = await another(page.context())
    await open(visitor, `${site.url}/en/accessibility`)
    await expect(textOf(visitor, 'accessibility.title')).toHaveText(before)
    await expect(visitor.locator('.announcement')).toHaveCount(0)
    await visitor.context().close()
    await page.getByRole('button', { name: 'Back to now' }).click()
    await expect(title).toHaveText(before)
    await expect(lede).toHaveText('Some day')
  })
  await test.step('the history says what is shown and what waits', async () => {
    await openText(page, 'accessibility.title')
    await page.getByRole('button', { name: 'History' }).click()
    const versions = page.getByRole('dialog').getByRole('listitem')
    for (const state of ['Shown now', 'Scheduled', 'Draft'])
      await expect(versions.filter({ hasText: state })).toHaveCount(1)
  })
})

test('[T01] [T04] another time of a schedule keeps the planned words, which the open text shows; typed ones replace them', async ({
  page,
  site,
}) => {
  const planned = async () => {
    const { rows } = await site.database.execute(
      `select value, publish_at from content_pending join page_contents on id = page_content_id
        where page_slug = 'support' and content_key = 'title' and kind = 'scheduled'`,
    )
    return `${String(rows[0]?.['value'])} ${new Date(Number(rows[0]?.['publish_at'])).toISOString()}`
  }
  await editing(page, site, '/en/support')
  const name = 'support.title'
  const before = await textOf(page, name).innerText()
  const field = await openText(page, name)
  await field.fill('Scheduled words')
  await startSchedule(page)
  await scheduleAt(page, `${nextYear}-01-12T08:00`)
  await expect(field).toHaveCount(0)

  const again = await openText(page, name)
  await expect(again).toHaveValue(before)
  const note = page.locator('.edit-note')
  await expect(note).toContainText('Scheduled words')
  await expect(note.getByText(`12 Jan ${nextYear}`)).toBeVisible()
  await startSchedule(page)
  await scheduleAt(page, `${nextYear}-01-12T09:00`)
  await expect(again).toHaveCount(0)
  await expect.poll(planned).toBe(`Scheduled words ${nextYear}-01-12T08:00:00.000Z`)

  await openText(page, name)
  // Somebody else plans other words meanwhile: neither theirs nor those that were planned go unseen.
  await site.database.batch(
    [
      `update content_pending set value = 'Their words' where value = 'Scheduled words'`,
      `update audit_log set actor_id = null where entity_id = 'support.title'`,
      `update page_content_translations set rev = rev + 1 where language_code = 'en' and page_content_id =
        (select id from page_contents where page_slug = 'support' and content_key = 'title')`,
    ],
    'write',
  )
  await startSchedule(page)
  await scheduleAt(page, `${nextYear}-01-12T10:00`)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.locator('.edit-words')).toHaveText('Their words')
  await expect(dialog.locator('ins')).toContainText('Scheduled')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(again).toHaveCount(0)
  await expect.poll(planned).toBe(`Scheduled words ${nextYear}-01-12T09:00:00.000Z`)

  await (await openText(page, name)).fill('Other words')
  await startSchedule(page)
  await scheduleAt(page, `${nextYear}-01-12T10:00`)
  await expect(again).toHaveCount(0)
  await expect.poll(planned).toBe(`Other words ${nextYear}-01-12T09:00:00.000Z`)
  await expect(textOf(page, name)).toHaveText(before)
})

test('[T04] whoever publishes beneath a plan is told when it replaces their words, and can call it off', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/cookies')
  const field = await openText(page, 'cookies.title')
  await field.fill('Brie 1')
  await startSchedule(page)
  await scheduleAt(page, `${nextYear}-01-12T08:00`)
  await expect(field).toHaveCount(0)

  const note = page.locator('.edit-note')
  await openText(page, 'cookies.title')
  await expect(note).toContainText('What you save now is shown until then.')
  await fieldOf(page).press('Escape')
  await write(page, 'cookies.title', 'Brie 2')
  const toast = page.locator('[data-sonner-toast]').filter({
    hasText: `Other words are planned: they replace these from 12 Jan ${nextYear}, 08:00.`,
  })
  await toast.getByRole('button', { name: 'See the plan' }).click()
  await expect(note).toContainText('Brie 1')
  await expect(fieldOf(page)).toHaveValue('Brie 2')
  await chooseMore(page, 'Call the schedule off')
  await closed(page)
  const spoken = page.getByRole('status').filter({ hasText: 'The schedule is called off.' })
  await expect(spoken).toBeAttached()
  await openText(page, 'cookies.title')
  await expect(note).toHaveCount(0)
})

test('[T04] of words that are out already the end alone is changed', async ({ page, site }) => {
  await editing(page, site, '/en/farms')
  const at = `page_content_id = (select id from page_contents where page_slug = 'farms' and content_key = 'lede')
    and language_code = 'en'`
  const [begun, end] = [Date.now() - 3_600_000, Date.now() + 3_600_000]
  await site.database.execute(`insert into content_pending
    (page_content_id, language_code, kind, value, is_reviewed, publish_at, unpublish_at, published_at, rev, at)
    select page_content_id, language_code, 'scheduled', content_value, 1, ${begun}, ${end}, ${begun}, rev, ${begun}
    from page_content_translations where ${at}`)
  await reload(page)
  const field = await openText(page, 'farms.lede')
  const words = await field.inputValue()
  await startSchedule(page)
  await expect(form(page).getByLabel('Shown from')).toHaveCount(0)
  const until = form(page).getByLabel('Shown until')
  await until.fill('2020-01-01T08:00')
  await form(page).getByRole('button', { name: 'Schedule' }).click()
  await expect(form(page).getByText('Choose a time to come.')).toBeVisible()
  await until.fill(`${nextYear}-01-12T08:00`)
  await form(page).getByRole('button', { name: 'Schedule' }).click()
  await closed(page)
  await expect(textOf(page, 'farms.lede')).toHaveText(words)
  const { rows } = await site.database.execute(
    `select publish_at, unpublish_at, published_at from content_pending where kind = 'scheduled' and ${at}`,
  )
  const laterEnd = Date.UTC(nextYear, 0, 12, 7)
  expect(rows).toMatchObject([{ publish_at: begun, unpublish_at: laterEnd, published_at: begun }])
  // Taken down and brought back, the words keep the day on which they are to end.
  await openText(page, 'farms.lede')
  await chooseMore(page, 'Take the text down')
  await closed(page)
  await expect(textOf(page, 'farms.lede')).not.toHaveText(words)
  const endNow = async () => {
    const { rows: now } = await site.database.execute(
      `select unpublish_at from content_pending where kind = 'scheduled' and ${at}`,
    )
    return now[0]?.['unpublish_at']
  }
  expect(await endNow()).toBeUndefined()
  for (const then of [laterEnd, end]) {
    await page.locator('.edit-bar').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(endNow).toBe(then)
    await expect(textOf(page, 'farms.lede')).toHaveText(words)
  }
})

const night = springNight(nextYear)

test('[T04] an hour that spring leaves out is told, and neither planned nor gone to', async ({
  page,
  site,
}) => {
  // With room for the time beside the day.
  await page.setViewportSize({ width: 1920, height: 900 })
  await editing(page, site, '/en/quality')
  const title = textOf(page, 'quality.title')
  const before = await title.innerText()
  const field = await openText(page, 'quality.title')
  await field.fill('In spring')
  await startSchedule(page)
  const from = form(page).getByLabel('Shown from')
  const until = form(page).getByLabel('Shown until')
  await until.fill(`${night}T03:00`)
  await scheduleAt(page, `${night}T02:30`)
  await expectTold(from, noSuchHour)
  await expect(from).toBeFocused()
  await expect(until).not.toHaveAttribute('aria-invalid', 'true')
  await scheduleAt(page, `${night}T01:30`)
  await closed(page)

  const at = page.locator('.edit-bar').getByLabel('Date and time')
  await at.fill(`${night}T02:30`)
  await expectTold(at, noSuchHour)
  await at.blur()
  await expectTold(at, noSuchHour)
  await expect(title).toHaveText(before)
  await at.fill(`${night}T01:45`)
  await expect(title).toHaveText('In spring')
  await expect(at).not.toHaveAttribute('aria-invalid', 'true')
})

test('[B02] [I2] neither a page, nor an entry of the menu, nor an announcement is given an hour that spring leaves out', async ({
  page,
  site,
}) => {
  await signedIn(page.context(), site, { role: 'owner' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await test.step('a page', async () => {
    await open(page, '/en/admin/pages')
    await page.getByRole('link', { name: 'New page' }).click()
    const sheet = page.locator('.ws-sheet')
    await sheet.getByLabel('Language', { exact: true }).selectOption('en')
    await sheet.getByLabel('Title', { exact: true }).fill('In spring')
    await sheet.getByRole('button', { name: 'Make the page' }).click()
    await sheet.getByRole('button', { name: 'Schedule', exact: true }).click()
    const from = sheet.getByLabel('Shown from')
    await from.fill(`${night}T02:30`)
    await sheet.locator('form').getByRole('button', { name: 'Schedule', exact: true }).click()
    await expectTold(from, noSuchHour)
    await expect(from).toBeFocused()
  })
  await test.step('an entry of the menu', async () => {
    await open(page, '/en/admin/menus')
    await page
      .getByRole('button', { name: /^Edit /u })
      .first()
      .click()
    await page.getByLabel('Shown until').fill(`${night}T04:30`)
    const from = page.getByLabel('Shown from')
    await from.fill(`${night}T02:30`)
    await expectTold(from, noSuchHour)
    await save.click()
    await expect(from).toBeFocused()
    await from.fill(`${night}T03:30`)
    await save.click()
    await expect(page.getByText('Menu saved')).toBeVisible()
  })
  await test.step('an announcement', async () => {
    // The one of the date slider's test.
    await site.database.batch(
      ['delete from announcement_texts', 'delete from announcements'],
      'write',
    )
    await open(page, '/en/admin/settings?group=announcement')
    await page.getByLabel('Announce something on every page').check()
    await page.locator('[name="announcement.texts.nb"]').fill('Snart')
    const until = page.getByLabel('Shown until')
    await until.fill(`${night}T02:30`)
    await save.click()
    await expectTold(until, noSuchHour)
    await expect(until).toBeFocused()
    await until.fill(`${night}T03:30`)
    await save.click()
    await expect(page.getByText('Settings saved')).toBeVisible()
  })
})

/** Opens the form of the text that is open in which its times are chosen. */
async function startSchedule(page: Page): Promise<void> {
  await page.locator('.edit-foot').getByRole('button', { name: 'Schedule' }).first().click()
}

async function scheduleAt(page: Page, time: string): Promise<void> {
  await form(page).getByLabel('Shown from').fill(time)
  await form(page).getByRole('button', { name: 'Schedule' }).click()
}

async function expectTold(field: Locator, words: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(words, 'u'))
}

/** The night of a year in which clocks go forward, the one before the last Sunday of March. */
function springNight(year: number): string {
  const last = new Date(Date.UTC(year, 2, 31))
  last.setUTCDate(31 - last.getUTCDay())
  return last.toISOString().slice(0, 10)
}
