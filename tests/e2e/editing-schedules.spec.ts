import { expect, test } from '#tests/support/browser.ts'
import { another, editing, fieldOf, openText, textOf } from '#tests/support/edit-mode.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'

test('[T04] a schedule is set, and the date slider shows the page of that day', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1400, height: 800 })
  await editing(page, site, '/en/accessibility')
  const title = textOf(page, 'accessibility.title')
  const before = await title.innerText()
  const lede = textOf(page, 'accessibility.lede')
  const published = await lede.innerText()
  const undated = await openText(page, 'accessibility.lede')
  await undated.fill('Some day')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(lede).toHaveText('Some day')
  const field = await openText(page, 'accessibility.title')
  await field.fill('For everybody')
  await page.getByRole('button', { name: 'Schedule' }).click()
  const from = page.getByLabel('Shown from')
  await from.fill('2020-01-01T08:00')
  await page.locator('.edit-schedule').getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Choose a time to come.')).toBeVisible()
  const soon = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  await from.fill(`${soon}T08:00`)
  await page.locator('.edit-schedule').getByRole('button', { name: 'Schedule' }).click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await expect(title).toHaveText(before)
  const slider = page.getByRole('slider')
  await slider.focus()
  for (let day = 0; day < 5; day += 1) await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText('For everybody')
  // Nobody has said when a draft is to be read.
  await expect(lede).toHaveText(published)
  await expect(page.locator('.edit-mark')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(title).toHaveText(before)
  await expect(lede).toHaveText('Some day')
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
  const form = page.locator('.edit-schedule')
  const scheduleAt = async (time: string) => {
    await page.locator('.edit-foot').getByRole('button', { name: 'Schedule' }).first().click()
    await form.getByLabel('Shown from').fill(time)
    await form.getByRole('button', { name: 'Schedule' }).click()
  }
  const year = new Date().getFullYear() + 1
  const field = await openText(page, name)
  await field.fill('Scheduled words')
  await scheduleAt(`${year}-01-12T08:00`)
  await expect(field).toHaveCount(0)

  const again = await openText(page, name)
  await expect(again).toHaveValue(before)
  const note = page.locator('.edit-note')
  await expect(note).toContainText('Scheduled words')
  await expect(note.getByText(`12 Jan ${year}`)).toBeVisible()
  await scheduleAt(`${year}-01-12T09:00`)
  await expect(again).toHaveCount(0)
  await expect.poll(planned).toBe(`Scheduled words ${year}-01-12T08:00:00.000Z`)

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
  await scheduleAt(`${year}-01-12T10:00`)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.locator('.edit-words')).toHaveText('Their words')
  await expect(dialog.locator('ins')).toContainText('Scheduled')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(again).toHaveCount(0)
  await expect.poll(planned).toBe(`Scheduled words ${year}-01-12T09:00:00.000Z`)

  await (await openText(page, name)).fill('Other words')
  await scheduleAt(`${year}-01-12T10:00`)
  await expect(again).toHaveCount(0)
  await expect.poll(planned).toBe(`Other words ${year}-01-12T09:00:00.000Z`)
  await expect(textOf(page, name)).toHaveText(before)
})

// The source comes last: what is published in it makes its translations outdated.
for (const { code, ...words } of [
  {
    code: 'ar',
    schedule: 'جدولة',
    from: 'يُعرض من',
    until: 'ما تحفظه الآن يُعرض حتى ذلك الحين.',
    replaces: /هناك كلمات أخرى مجدولة: ستحل محل هذه ابتداءً من 12.*\d{4}، 8:00 ص\./u,
    see: 'عرض الخطة',
    more: 'المزيد',
    callOff: 'إلغاء الجدولة',
  },
  {
    code: 'nb',
    schedule: 'Planlegg',
    from: 'Vises fra',
    until: 'Det du lagrer nå, vises til da.',
    replaces: /Andre ord er planlagt: De erstatter disse fra 12\. jan\. \d{4}, 08:00\./u,
    see: 'Se planen',
    more: 'Mer',
    callOff: 'Avlys planleggingen',
  },
])
  test(`[T04] in ${code} whoever publishes beneath a plan is told when it replaces their words, and can call it off`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    await editing(page, site, `/${code}/cookies`)
    const year = new Date().getFullYear() + 1
    const foot = page.locator('.edit-foot')
    const field = await openText(page, 'cookies.title')
    await field.fill('Brie 1')
    await foot.getByRole('button', { name: words.schedule }).first().click()
    const form = page.locator('.edit-schedule')
    await form.getByLabel(words.from).fill(`${year}-01-12T08:00`)
    await form.getByRole('button', { name: words.schedule }).click()
    await expect(field).toHaveCount(0)

    const again = await openText(page, 'cookies.title')
    await expect(page.locator('.edit-note')).toContainText(words.until)
    await again.fill('Brie 2')
    await again.press('Enter')
    await expect(textOf(page, 'cookies.title')).toHaveText('Brie 2')
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toContainText(words.replaces)
    await toast.getByRole('button', { name: words.see }).click()
    await expect(page.locator('.edit-note')).toContainText('Brie 1')
    await expect(fieldOf(page)).toHaveValue('Brie 2')
    await foot.getByRole('button', { name: words.more }).click()
    await page.getByRole('menuitem', { name: words.callOff }).click()
    await expect(page.locator('.edit-open')).toHaveCount(0)
    const spoken = page.getByRole('status').filter({ hasText: said('The schedule is called off.') })
    await expect(spoken).toBeAttached()
    await openText(page, 'cookies.title')
    await expect(page.locator('.edit-note')).toHaveCount(0)
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
  await page.locator('.edit-foot').getByRole('button', { name: 'Schedule' }).first().click()
  const form = page.locator('.edit-schedule')
  await expect(form.getByLabel('Shown from')).toHaveCount(0)
  const until = form.getByLabel('Shown until')
  await until.fill('2020-01-01T08:00')
  await form.getByRole('button', { name: 'Schedule' }).click()
  await expect(form.getByText('Choose a time to come.')).toBeVisible()
  const year = new Date().getFullYear() + 1
  await until.fill(`${year}-01-12T08:00`)
  await form.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await expect(textOf(page, 'farms.lede')).toHaveText(words)
  const { rows } = await site.database.execute(
    `select publish_at, unpublish_at, published_at from content_pending where kind = 'scheduled' and ${at}`,
  )
  expect(rows).toMatchObject([
    { publish_at: begun, unpublish_at: Date.UTC(year, 0, 12, 7), published_at: begun },
  ])
  // Taken down and brought back, the words keep the day on which they are to end.
  await openText(page, 'farms.lede')
  await page.locator('.edit-foot').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Take the text down' }).click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await expect(textOf(page, 'farms.lede')).not.toHaveText(words)
  const endNow = async () => {
    const { rows: now } = await site.database.execute(
      `select unpublish_at from content_pending where kind = 'scheduled' and ${at}`,
    )
    return now[0]?.['unpublish_at']
  }
  expect(await endNow()).toBeUndefined()
  for (const then of [Date.UTC(year, 0, 12, 7), end]) {
    await page.locator('.edit-bar').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(endNow).toBe(then)
    await expect(textOf(page, 'farms.lede')).toHaveText(words)
  }
})

test('[T04] the date slider shows what is announced on that day', async ({ page, site }) => {
  await page.setViewportSize({ width: 1400, height: 800 })
  const day = 24 * 3600 * 1000
  const times = [Date.now() + 2 * day, Date.now() + 5 * day].join(', ')
  await site.database.batch(
    [
      `insert into announcements (factory_id, words_key, starts_at, ends_at, is_dismissible, is_shown)
        select id, 'fair', ${times}, 1, 0 from factories`,
      `insert into announcement_texts (factory_id, language_code, text)
        select id, 'nb', 'Vi er på messe' from factories`,
    ],
    'write',
  )
  await editing(page, site, '/en/quality')
  const bar = page.locator('.announcement')
  await expect(bar).toHaveCount(0)
  const slider = page.getByRole('slider')
  await slider.focus()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await expect(bar).toContainText('Vi er på messe')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(bar).toHaveCount(0)
  const visitor = await another(page.context())
  await open(visitor, `${site.url}/en/quality`)
  await expect(visitor.locator('.announcement')).toHaveCount(0)
  await visitor.context().close()
})
