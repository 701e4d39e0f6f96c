import { expect, test } from '#tests/support/browser.ts'
import {
  another,
  editing,
  fieldOf,
  openText,
  pencilOf,
  publicText,
  textOf,
} from '#tests/support/edit-mode.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'

test('[T04] the history shows what a text said, and brings it back', async ({ page, site }) => {
  await editing(page, site, '/en/contact')
  const title = textOf(page, 'contact.title')
  const before = await title.innerText()
  for (const line of ['Write to us', 'Call us']) {
    const field = await openText(page, 'contact.title')
    await field.fill(line)
    await field.press('Enter')
    await expect(title).toHaveText(line)
  }
  await openText(page, 'contact.title')
  await page.getByRole('button', { name: 'History' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('li').first()).toContainText('Shown now')
  const older = drawer.locator('li').filter({ hasText: 'Write to us' })
  await expect(older.locator('ins').first()).toContainText('Write')
  await expect(older).toContainText('Kari Prøve')
  // What came with the site was written at no time that is known.
  await expect(drawer.locator('li').last()).toContainText('Published')
  await expect(drawer.locator('li').last()).not.toContainText('1970')
  await older.getByRole('button', { name: /Bring back/u }).click()
  await expect(title).toHaveText('Write to us')
  expect(before).not.toBe('Write to us')
})

// The source comes last: what is published in it makes its translations outdated.
for (const { code, ...words } of [
  {
    code: 'ar',
    asDraft: 'حفظ كمسودة',
    kept: 'حُفظ لوقت لاحق.',
    two: 'مسودتان هنا',
    pencil: 'تحرير: العنوان المعروض · مسودة',
    publish: 'نشر 2',
    unpublished: 'تعذر الوصول إلى الخادم. لم يُنشر شيء. حاول مجددًا بعد قليل.',
    published: 'تم النشر.',
    none: 'لا مسودات هنا',
  },
  {
    code: 'nb',
    asDraft: 'Lagre som utkast',
    kept: 'Lagret til senere.',
    two: '2 utkast her',
    pencil: 'Rediger: Tittel · utkast',
    publish: 'Publiser 2',
    unpublished: 'Vi får ikke kontakt med tjeneren. Ingenting ble publisert. Prøv igjen om litt.',
    published: 'Publisert.',
    none: 'Ingen utkast her',
  },
])
  test(`[T04] in ${code} a draft is seen by editors alone, is counted, and published with the others of its page`, async ({
    page,
    site,
  }) => {
    await editing(page, site, `/${code}/faq`)
    const title = textOf(page, 'faq.title')
    const before = await title.innerText()
    const told = page.getByRole('status')
    for (const [name, line] of [
      ['faq.title', `Brie 1 ${code}`],
      ['faq.lede', `Brie 2 ${code}`],
    ] as const) {
      const field = await openText(page, name)
      await field.fill(line)
      await page.getByRole('button', { name: words.asDraft }).click()
      await expect(textOf(page, name)).toHaveText(line)
      await expect(told.filter({ hasText: words.kept })).toBeAttached()
    }
    await expect(page.locator('.edit-bar-counts')).toContainText(words.two)
    await expect(pencilOf(page, 'faq.title')).toHaveAccessibleName(words.pencil)
    const visitor = await another(page.context())
    await open(visitor, `${site.url}/${code}/faq`)
    await expect(textOf(visitor, 'faq.title')).toHaveText(before)
    await page.route('**/api/admin/content/**', (route) => route.abort())
    await page.getByRole('button', { name: words.publish }).click()
    await expect(page.getByText(words.unpublished)).toBeVisible()
    await page.unroute('**/api/admin/content/**')
    await page.getByRole('button', { name: words.publish }).click()
    await expect(page.locator('.edit-bar-counts')).toContainText(words.none)
    await expect(told.filter({ hasText: words.published })).toBeAttached()
    await publicText(page, `/${code}/faq`, `Brie 1 ${code}`)
    await publicText(page, `/${code}/faq`, `Brie 2 ${code}`)
    await visitor.context().close()
  })

test('[T04] off, the page shows what visitors see', async ({ page, site }) => {
  await editing(page, site, '/en/how-we-make')
  const title = textOf(page, 'how-we-make.title')
  const before = await title.innerText()
  const field = await openText(page, 'how-we-make.title')
  await field.fill('Not yet')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(title).toHaveText('Not yet')
  const again = await openText(page, 'how-we-make.title')
  await again.fill('Never')
  await page.getByRole('switch').click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(title).toHaveText(before)
  await page.getByRole('switch').click()
  await expect(title).toHaveText('Not yet')
})

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

for (const { code, ...words } of [
  {
    code: 'nb',
    asDraft: 'Lagre som utkast',
    schedule: 'Planlegg',
    from: 'Vises fra',
    more: 'Mer',
    callOff: 'Avlys planleggingen',
    undo: 'Angre',
    redo: 'Gjør om',
  },
  {
    code: 'ar',
    asDraft: 'حفظ كمسودة',
    schedule: 'جدولة',
    from: 'يُعرض من',
    more: 'المزيد',
    callOff: 'إلغاء الجدولة',
    undo: 'تراجع',
    redo: 'إعادة',
  },
])
  test(`[T04] in ${code} an undo takes back a schedule, brings back the draft that went with it, and the plan before`, async ({
    page,
    site,
  }) => {
    const line = `Brie ${code}`
    const said = await sayingsIn(code)
    const waiting = async () => {
      const { rows } = await site.database.execute(`select kind, publish_at from content_pending
        join page_contents on id = page_content_id where value = '${line}' and content_key = 'lede'`)
      const hours = rows.map(
        ({ publish_at }) => publish_at && new Date(Number(publish_at)).getUTCHours(),
      )
      return rows.map(({ kind }, at) => [kind, hours[at]].filter(Boolean).join(' ')).join()
    }
    const name = 'accessibility.lede'
    await editing(page, site, `/${code}/accessibility`)
    const bar = page.locator('.edit-bar')
    const undo = bar.getByRole('button', { name: words.undo })
    const redo = bar.getByRole('button', { name: words.redo })
    const before = await textOf(page, name).innerText()
    const foot = page.locator('.edit-foot')
    const field = await openText(page, name)
    await field.fill(line)
    await page.getByRole('button', { name: words.asDraft }).click()
    await expect(textOf(page, name)).toHaveText(line)
    const year = new Date().getFullYear() + 1
    const form = page.locator('.edit-schedule')
    for (const hour of ['08', '09']) {
      await openText(page, name)
      await foot.getByRole('button', { name: words.schedule }).first().click()
      await form.getByLabel(words.from).fill(`${year}-01-12T${hour}:00`)
      await form.getByRole('button', { name: words.schedule }).click()
      await expect(field).toHaveCount(0)
    }
    await expect.poll(waiting).toBe('scheduled 8')
    await openText(page, name)
    await foot.getByRole('button', { name: words.more }).click()
    await page.getByRole('menuitem', { name: words.callOff }).click()
    // The page knows of it by then, and not the database alone.
    await expect(field).toHaveCount(0)
    await expect.poll(waiting).toBe('')

    for (const then of ['scheduled 8', 'scheduled 7', 'draft', '']) {
      await undo.click()
      await expect.poll(waiting).toBe(then)
    }
    await expect(textOf(page, name)).toHaveText(before)
    await expect(undo).toBeDisabled()
    for (const then of ['draft', 'scheduled 7', 'scheduled 8']) {
      await redo.click()
      await expect.poll(waiting).toBe(then)
    }
    await undo.click()
    await undo.click()
    await expect(textOf(page, name)).toHaveText(line)

    // What is over is said to be over, by this clock or by the server's, and is in the way of no other step.
    const isOver = page.getByText(said('The planned time has passed. It cannot be planned again.'))
    await page.clock.setFixedTime(Date.UTC(year, 0, 13))
    await redo.click()
    await expect(isOver.first()).toBeVisible()
    await redo.click()
    // By the browser's own clock: no call is between the two.
    await expect(isOver).toHaveCount(2)
    expect(await waiting()).toBe('draft')
    await page.clock.setFixedTime(Date.now())
    await openText(page, name)
    await foot.getByRole('button', { name: words.schedule }).first().click()
    await form.getByLabel(words.from).fill(`${year}-01-12T10:00`)
    await form.getByRole('button', { name: words.schedule }).click()
    await expect(field).toHaveCount(0)
    await openText(page, name)
    await foot.getByRole('button', { name: words.more }).click()
    await page.getByRole('menuitem', { name: words.callOff }).click()
    await expect(field).toHaveCount(0)
    const texts = '**/api/admin/content/texts/accessibility/lede'
    await page.route(texts, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), publishAt: 1 } }),
    )
    // The messages of before have gone.
    await expect(isOver).toHaveCount(0)
    await undo.click()
    await expect(isOver).toBeVisible()
    await page.unroute(texts)
    for (const then of ['draft', '']) {
      await undo.click()
      await expect.poll(waiting).toBe(then)
    }
    await expect(undo).toBeDisabled()
  })

test.describe('an editor abroad', () => {
  test.use({ timezoneId: 'Asia/Amman' })

  for (const { code, ...words } of [
    {
      code: 'nb',
      schedule: 'Planlegg',
      from: 'Vises fra',
      byClock: 'Etter klokken i Oslo.',
      planned: /12\. jan\. \d{4}, 08:00/u,
      cancel: 'Avbryt',
      to: 'Vises til',
      at: 'Dato og klokkeslett',
      lastMinute: /\. januar \d{4}.* 17:59/u,
      day: '12',
      after: '',
      toCome: 'Velg et tidspunkt fram i tid.',
      more: 'Mer',
      onDate: 'Se siden på en dato',
    },
    {
      code: 'ar',
      schedule: 'جدولة',
      from: 'يُعرض من',
      byClock: 'بتوقيت أوسلو.',
      planned: /12.*\d{4}، 8:00 ص/u,
      cancel: 'إلغاء',
      to: 'يُعرض حتى',
      at: 'التاريخ والوقت',
      lastMinute: /\d{4}.*5:59/u,
      // Before the words that stand in for those that were taken down are taken down, too.
      day: '11',
      after: 'Personvern',
      toCome: 'اختر وقتًا في المستقبل.',
      more: 'المزيد',
      onDate: 'عرض الموقع في تاريخ معيّن',
    },
  ]) {
    test(`[T04] in ${code} plans by the clock in Oslo, as the history and the date slider tell it`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 1400, height: 800 })
      await editing(page, site, `/${code}/privacy`)
      const year = new Date().getFullYear() + 1
      const foot = page.locator('.edit-foot')
      const field = await openText(page, 'privacy.title')
      await field.fill(`Brie ${code}`)
      await foot.getByRole('button', { name: words.schedule }).first().click()
      const form = page.locator('.edit-schedule')
      const from = form.getByLabel(words.from)
      await expect(from).toHaveAccessibleDescription(words.byClock)
      await from.fill(`${year}-01-12T08:00`)
      await form.getByRole('button', { name: words.schedule }).click()
      await expect(field).toHaveCount(0)
      const { rows } = await site.database.execute(
        `select publish_at from content_pending where value = 'Brie ${code}'`,
      )
      expect(rows).toMatchObject([{ publish_at: Date.UTC(year, 0, 12, 7) }])

      await openText(page, 'privacy.title')
      const plan = page.locator('.edit-note[data-tone=planned]')
      await expect(plan).toContainText(words.planned)
      await foot.getByRole('button', { name: words.schedule }).first().click()
      await expect(from).toHaveValue(`${year}-01-12T08:00`)
      await page.getByRole('button', { name: words.cancel, exact: true }).click()
      await page.getByRole('slider').focus()
      await page.keyboard.press('ArrowUp')
      await expect(page.locator('.edit-date strong')).toContainText('12:00')
    })

    test(`[T04] in ${code} what comes and goes between two noons, long after the days of the slider, is seen at its hour`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 1920, height: 900 })
      await editing(page, site, `/${code}/privacy`)
      const day = `${new Date().getFullYear() + 2}-01-${words.day}`
      const title = textOf(page, 'privacy.title')
      const before = (await title.textContent()) ?? ''
      const field = await openText(page, 'privacy.title')
      await field.fill(`Brie ${code}`)
      await page.locator('.edit-foot').getByRole('button', { name: words.schedule }).first().click()
      const form = page.locator('.edit-schedule')
      await form.getByLabel(words.from).fill(`${day}T13:00`)
      await form.getByLabel(words.to).fill(`${day}T18:00`)
      await form.getByRole('button', { name: words.schedule }).click()
      await expect(field).toHaveCount(0)

      const bar = page.locator('.edit-bar')
      const at = bar.getByLabel(words.at)
      await expect(at).toHaveAccessibleDescription(words.byClock)
      for (const [hour, seen] of [
        // Each is another than the one before it, which stands there until the page is read anew.
        ['13:00', `Brie ${code}`],
        ['12:59', before],
        ['18:00', words.after],
        ['17:59', `Brie ${code}`],
      ] as const) {
        await at.fill(`${day}T${hour}`)
        await expect(title).toHaveText(seen)
      }
      await expect(bar.locator('.edit-date strong')).toContainText(words.lastMinute)
      await expect(page.getByRole('slider')).toHaveValue('90')
      await at.fill('2020-01-12T08:00')
      await at.blur()
      await expect(at).toHaveAccessibleDescription(words.toCome)
      await expect(at).toHaveValue(`${day}T17:59`)
      await expect(title).toHaveText(`Brie ${code}`)

      await page.setViewportSize({ width: 360, height: 740 })
      await bar.getByRole('button', { name: words.more }).click()
      await page.getByRole('menuitem', { name: words.onDate }).click()
      const inDialog = page.getByRole('dialog').getByLabel(words.at)
      await inDialog.fill('')
      await inDialog.blur()
      await expect(title).toHaveText(before)
    })
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

test('[T04] title and description for search engines are edited from the bar', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/about')
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('textbox', { name: 'Title for search engines' })
  await page.locator('.edit-bar').getByRole('button', { name: 'More' }).click()
  const entry = page.getByRole('menuitem', { name: 'Search engines' })
  // Off until the saved texts have been read.
  await expect(entry).not.toHaveAttribute('aria-disabled', 'true')
  await entry.click()
  await title.fill('Half a title')
  await page.keyboard.press('Tab')
  page.on('dialog', (asked) => void asked.accept())
  await reload(page)
  await expect(title).toHaveValue('Half a title')
  await title.fill('Who makes it')
  await title.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Save', exact: true }).first()).toBeDisabled()
  await expect(page).toHaveTitle(/^Who makes it/u)
})

test('[T04] a missing translation is yellow, begun from the source, and gone when it is written', async ({
  page,
  site,
}) => {
  await site.database.execute(`update page_content_translations set content_value = ''
    where language_code = 'en' and page_content_id =
      (select id from page_contents where page_slug = 'returns' and content_key = 'title')`)
  await editing(page, site, '/en/returns')
  const mark = page.locator('.edit-mark', { has: pencilOf(page, 'returns.title') })
  await expect(mark).toHaveAttribute('data-tone', 'missing')
  await expect(page.locator('.edit-bar-counts')).toContainText('1 missing')
  const field = await openText(page, 'returns.title')
  await page.getByRole('button', { name: 'Start from Norsk' }).click()
  await expect(field).not.toHaveValue('')
  await field.fill('Send it back')
  await field.press('Enter')
  await expect(mark).not.toHaveAttribute('data-tone', 'missing')
  await expect(textOf(page, 'returns.title')).toHaveText('Send it back')
})

test('[T04] an outdated translation is amber, shows what changed in the source, and is called still correct', async ({
  page,
  site,
}) => {
  await site.database.execute(`update page_content_translations set source_value = 'Gamle ord'
    where language_code = 'en' and page_content_id =
      (select id from page_contents where page_slug = 'shipping' and content_key = 'title')`)
  await editing(page, site, '/en/shipping')
  const mark = page.locator('.edit-mark', { has: pencilOf(page, 'shipping.title') })
  await expect(mark).toHaveAttribute('data-tone', 'outdated')
  const field = await openText(page, 'shipping.title')
  await expect(page.locator('.edit-note del').first()).toContainText('Gamle')
  // Only the published words are called so: neither what is typed nor a draft would be left by it.
  const isCorrect = page.getByRole('button', { name: 'Still correct' })
  await expect(isCorrect).toBeVisible()
  await field.fill('Half a thought')
  await expect(isCorrect).toHaveCount(0)
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await openText(page, 'shipping.title')
  await expect(page.locator('.edit-note del').first()).toBeVisible()
  await expect(isCorrect).toHaveCount(0)
  await page.locator('.edit-foot').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Throw the draft away' }).click()
  await expect(field).toHaveCount(0)
  await openText(page, 'shipping.title')
  await isCorrect.click()
  await expect(mark).not.toHaveAttribute('data-tone', 'outdated')
})

test('[T04] what changed in a long source scrolls by itself, and the buttons stay in the window', async ({
  page,
  site,
}) => {
  await site.database
    .execute(`update page_content_translations set source_value = '<p>Gamle ord</p>'
    where language_code = 'en' and page_content_id =
      (select id from page_contents where page_slug = 'terms' and content_key = 'body')`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await editing(page, site, '/en/terms')
  await openText(page, 'terms.body')
  const difference = page.getByRole('group', { name: 'What changed in Norsk' })
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await expect(difference).toHaveAttribute('tabindex', '0')
    for (const name of ['Still correct', 'Cancel', 'Save'])
      await expect(
        page.locator('.edit-dock').getByRole('button', { name, exact: true }),
      ).toBeInViewport({ ratio: 1 })
    const height = await page.locator('.edit-dock').evaluate((dock) => dock.clientHeight)
    expect(height).toBeLessThan(size.height * 0.7)
  }
  await difference.focus()
  await page.keyboard.press('End')
  await expect.poll(() => difference.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
})

test('[T04] [A14] a machine’s translation is told apart from what is missing, outdated or done, and reviewed', async ({
  page,
  site,
}) => {
  await site.database.execute(`update page_content_translations set is_reviewed = 0, origin = 'ai'
    where language_code in ('en', 'ar') and page_content_id =
      (select id from page_contents where page_slug = 'farms' and content_key = 'title')`)
  await editing(page, site, '/en/farms')
  const mark = page.locator('.edit-mark', { has: pencilOf(page, 'farms.title') })
  await expect(pencilOf(page, 'farms.title')).toContainText('machine translation')
  await expect(page.locator('.edit-bar-counts')).toContainText('1 by machine')
  await expect(mark).toHaveAttribute('data-tone', 'machine')
  const list = await page.context().newPage()
  const state = list.getByRole('listitem').filter({ hasText: 'farms · title' }).locator('.ws-state')
  await list.goto(`${site.url}/en/admin/translations?language=en&q=farms`)
  await expect(state.first()).toHaveText('By a machine')
  // Its sign is of a colour of its own.
  await site.database.execute(`update page_content_translations set content_value = ''
    where language_code = 'en' and page_content_id =
      (select id from page_contents where page_slug = 'farms' and content_key = 'lede')`)
  await list.reload()
  for (const tone of ['news', 'missing', 'good'])
    await expect(list.locator(`.ws-state[data-tone=${tone}]`).first()).toBeVisible()
  const colors = await list
    .locator('.ws-state')
    .evaluateAll((all) =>
      all.map((each) => [each.dataset['tone'], getComputedStyle(each, '::before').backgroundColor]),
    )
  const byTone = new Map(colors.map(([tone = '', color = '']) => [tone, color]))
  expect([...byTone.keys()]).toEqual(expect.arrayContaining(['news', 'missing', 'good']))
  expect(new Set(byTone.values()).size).toBe(byTone.size)

  const field = await openText(page, 'farms.title')
  const words = await field.inputValue()
  const isReviewed = page.getByRole('button', { name: 'Mark as reviewed' })
  await expect(isReviewed).toBeVisible()
  await field.fill('Half a thought')
  await expect(isReviewed).toHaveCount(0)
  await field.fill(words)
  await isReviewed.click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await expect(page.locator('.edit-bar-counts')).not.toContainText('by machine')
  await expect(pencilOf(page, 'farms.title')).not.toContainText('machine')
  await expect(mark).toHaveAttribute('data-tone', 'done')
  await open(page, '/ar/farms')
  await expect(mark).toHaveAttribute('data-tone', 'machine')
  // What the pointer is over is outlined as such.
  await page.mouse.move(0, 0)
  await expect(page.locator('.edit-mark[data-near]')).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const outlines = await page
      .locator('.edit-mark')
      .evaluateAll((all) =>
        all.map(
          (each) => [each.dataset['tone'], getComputedStyle(each, '::before').borderColor] as const,
        ),
      )
    const [machine, done] = ['machine', 'done'].map((tone) => new Map(outlines).get(tone))
    expect(machine).toMatch(/\S/u)
    expect(done).toMatch(/\S/u)
    expect(machine).not.toBe(done)
  }
  // The default language's words are made from none.
  await open(page, '/nb/farms')
  await expect(mark).toBeAttached()
  await expect(page.locator('.edit-mark[data-tone]')).toHaveCount(0)
})

for (const { code, ...words } of [
  {
    code: 'nb',
    asDraft: 'Lagre som utkast',
    more: 'Mer',
    throwAway: 'Forkast utkastet',
    takeDown: 'Ta ned teksten',
    undo: 'Angre',
    make: 'Lag en lenke',
    notMade: 'Lenken kunne ikke lages.',
    link: 'Forhåndsvisningslenke',
    end: /^Avslutt lenken som ble laget /u,
  },
  {
    code: 'ar',
    asDraft: 'حفظ كمسودة',
    more: 'المزيد',
    throwAway: 'تجاهل المسودة',
    takeDown: 'إزالة النص من النشر',
    undo: 'تراجع',
    make: 'إنشاء رابط',
    notMade: 'تعذر إنشاء الرابط.',
    link: 'رابط المعاينة',
    end: /^إنهاء الرابط الذي أُنشئ في /u,
  },
])
  test(`[T04] in ${code} a draft is thrown away, a text taken down and brought back, a preview link made and ended`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    const spoken = (message: string) => page.getByRole('status').filter({ hasText: said(message) })
    await editing(page, site, `/${code}/quality`)
    const title = textOf(page, 'quality.title')
    const before = (await title.textContent()) ?? ''
    const field = await openText(page, 'quality.title')
    await field.fill('Brie')
    await page.getByRole('button', { name: words.asDraft }).click()
    await expect(title).toHaveText('Brie')
    const foot = page.locator('.edit-foot')
    const throwAway = async () => {
      await foot.getByRole('button', { name: words.more }).click()
      await page.getByRole('menuitem', { name: words.throwAway }).click()
    }
    await openText(page, 'quality.title')
    await page.route('**/quality/title/draft?**', (route) => route.abort())
    await throwAway()
    await expect(page.locator('.edit-told')).toHaveText(
      said('We cannot reach the server. Nothing was changed. Try again in a moment.'),
    )
    await expect(field).toHaveValue('Brie')
    await page.unroute('**/quality/title/draft?**')
    await throwAway()
    await expect(title).toHaveText(before)
    await expect(spoken('The draft is gone.')).toBeAttached()
    await openText(page, 'quality.title')
    await foot.getByRole('button', { name: words.more }).click()
    await page.getByRole('menuitem', { name: words.takeDown }).click()
    await expect(title).not.toHaveText(before)
    await expect(spoken('The text is taken down.')).toBeAttached()
    await page.locator('.edit-bar').getByRole('button', { name: words.undo }).click()
    await expect(title).toHaveText(before)
    const dialog = page.getByRole('dialog')
    await openText(page, 'quality.title')
    await foot.getByRole('button', { name: said('History') }).click()
    await expect(dialog.locator('.badge').getByText(said('Taken down'))).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await field.press('Escape')

    await page.route('**/api/admin/content/previews', (route) => route.abort())
    await page.locator('.edit-bar-preview').click()
    const unread = said('The links that were made before could not be read.')
    await expect(dialog.getByText(unread)).toBeVisible()
    await page.unroute('**/api/admin/content/previews')
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: words.make }).click()
    await expect(dialog.getByText(words.notMade)).toBeVisible()
    await page.context().setOffline(false)
    await dialog.getByRole('button', { name: words.make }).click()
    const url = await dialog.getByRole('textbox', { name: words.link }).inputValue()
    await expect(dialog.getByText(unread)).toHaveCount(0)
    await page.route('**/api/admin/content/previews/*', (route) => route.abort())
    await dialog.getByRole('button', { name: words.end }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      said('The link could not be ended: it still opens the page.'),
    )
    await page.unroute('**/api/admin/content/previews/*')
    await dialog.getByRole('button', { name: words.end }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(0)
    expect((await page.request.get(url)).status()).not.toBe(200)
  })
