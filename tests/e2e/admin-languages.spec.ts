import type { BrowserContext, Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { idle, open, reload } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { richTextPolicy } from '#domain/rich-text-policy.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

/** The owner's browser on a section, ready to be used. */
async function openAs(page: Page, context: BrowserContext, site: Site, path: string) {
  await signedIn(context, site, { role: 'owner' })
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function addLanguage(page: Page, code: string) {
  await page.getByRole('link', { name: 'Add a language' }).click()
  const sheet = page.getByRole('complementary').filter({ hasText: 'Add a language' })
  await sheet.getByLabel('Language', { exact: true }).selectOption(code)
  await sheet.getByRole('button', { name: 'Add the language' }).click()
  await expect(sheet).toBeHidden()
}

async function showAnyway(page: Page, nativeName: string) {
  await page.getByRole('link', { name: nativeName }).click()
  await page.getByRole('button', { name: 'Show to visitors' }).click()
  await page.getByRole('button', { name: 'Show it anyway' }).click()
  await expect(page.getByRole('button', { name: 'Hide from visitors' })).toBeVisible()
}

test.describe('a new language', () => {
  // The first one adds it, the others translate it.
  test.describe.configure({ mode: 'serial' })

  test('[L06] a language is added, shown below its gate, and read by a visitor at once', async ({
    page,
    context,
    site,
    browser,
  }) => {
    await openAs(page, context, site, '/en/admin/languages')
    await addLanguage(page, 'fi')
    await expect(page.getByRole('row', { name: /Suomi/u })).toContainText('Hidden')
    await showAnyway(page, 'Suomi')
    await expect(page.getByRole('row', { name: /Suomi/u })).toContainText('Shown to visitors')

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${site.url}/fi/about`)
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'fi')
    await expect(visitor.locator('html')).toHaveAttribute('data-words', 'nb')
    // No words of its own yet: the default language's, and the page says so.
    await expect(visitor.locator('h1 [lang=nb], h1[lang=nb]').first()).toBeVisible()
    await expect(visitor.locator('link[hreflang=fi]')).toHaveCount(1)
    // What it has no words in is the default language's page: search engines find it there alone.
    for (const [asked, standard] of [
      ['products/aged-farm-cheese', 'products/modnet-gardsost'],
      ['categories/dairy', 'categories/meieri'],
    ]) {
      await visitor.goto(`${site.url}/fi/${asked}`)
      await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${site.url}/nb/${standard}`,
      )
      await expect(visitor.locator('link[hreflang=en]')).toHaveCount(1)
      await expect(visitor.locator('link[hreflang=fi]')).toHaveCount(0)
    }
    await visitor.context().close()
  })

  test('[L06] a page text, a button and what the server says are translated in the browser and read by a visitor', async ({
    page,
    context,
    site,
    browser,
  }) => {
    await openAs(page, context, site, '/en/admin/translations?language=fi&q=about+·+title')
    const title = page.getByRole('textbox', { name: 'In Suomi' }).first()
    await title.fill('Tietoa meistä')
    await title.press('Control+Enter')
    await expect(page.locator('.ws-pair').first()).toContainText('Translated')

    await open(page, '/en/admin/translations?language=fi&area=interface&q=Gå til innholdet')
    const skip = page.getByRole('textbox', { name: 'In Suomi' })
    await skip.fill('Siirry sisältöön')
    await skip.press('Control+Enter')
    await expect(page.getByRole('listitem').filter({ has: skip })).toContainText('Translated')

    await open(
      page,
      '/en/admin/translations?language=fi&area=interface&q=Vi finner ikke det du leter etter.',
    )
    const nothing = page.getByRole('textbox', { name: 'In Suomi' })
    await nothing.fill('Emme löydä etsimääsi.')
    await nothing.press('Control+Enter')
    await expect(page.getByRole('listitem').filter({ has: nothing })).toContainText('Translated')
    const refusal = await page.request.get('/api/nothing', { headers: { 'x-language': 'fi' } })
    expect(await refusal.json()).toMatchObject({ message: 'Emme löydä etsimääsi.' })

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${site.url}/fi/about`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tietoa meistä')
    await expect(visitor.getByText('Siirry sisältöön')).toHaveCount(1)
    await visitor.goto(`${site.url}/en/about`)
    await expect(visitor.getByText('Siirry sisältöön')).toHaveCount(0)
    await visitor.context().close()
  })

  test('[L06] a rich text is read and written as visitors read it', async ({
    page,
    context,
    site,
    browser,
  }) => {
    const editor = /\/assets\/html-(?:box|words)-[\w-]+\.js$/u
    await page.route(editor, (route) => route.abort())
    await openAs(page, context, site, '/en/admin/translations?language=fi&q=about+·+body')
    const row = page.locator('.ws-pair')
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('link', { name: '/about · Text' })).toBeVisible()
    // What cannot be fetched is missing in its place alone, and comes when it is asked for again.
    const missing = row.locator('.not-fetched')
    await expect(missing).toHaveCount(2)
    const again = row.locator('.ws-pair-target').getByRole('button', { name: 'Try again' })
    await again.click()
    await expect(again).not.toHaveAttribute('aria-busy')
    await expect(missing).toHaveCount(2)
    await page.unroute(editor)
    await row.locator('.ws-pair-source').getByRole('button', { name: 'Try again' }).click()
    await expect(row.locator('.ws-pair-source h2').first()).toHaveText('Én kjele og to gårder')
    await again.click()
    const field = row.getByRole('textbox', { name: 'In Suomi' })
    await expect(field).toBeFocused()
    await field.fill('e'.repeat(richTextPolicy.maxLength + 1))
    await page.keyboard.press('Control+Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/at most/u)
    await field.fill('')
    await row.locator('.ws-pair-head').click()
    await expect(row.getByRole('toolbar')).toBeHidden()
    await field.focus()
    await expect(row.getByRole('toolbar')).toBeVisible()
    await page.keyboard.type('Olemme ')
    // What is typed at once after a press would be lost if the caret had gone to the button.
    await field.evaluate((element) =>
      element.addEventListener('blur', () => Reflect.set(globalThis, 'wasLeft', true)),
    )
    await row.getByRole('button', { name: 'Bold' }).click()
    expect(await page.evaluate(() => Reflect.has(globalThis, 'wasLeft'))).toBe(false)
    await page.keyboard.type('keittiö')
    await page.keyboard.press('Control+Enter')
    await expect(row).toContainText('Translated')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(row).not.toContainText('<')

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${site.url}/fi/about`)
    await expect(visitor.getByRole('main').locator('strong')).toHaveText('keittiö')
    await visitor.context().close()
  })

  test('[L06] Ctrl+Enter saves and goes on; what somebody else has saved is shown in the row', async ({
    page,
    context,
    site,
  }) => {
    await openAs(page, context, site, '/en/admin/translations?language=fi&q=faq')
    const fields = page.getByRole('textbox', { name: 'In Suomi' })
    await fields.nth(0).fill('Kysymyksiä')
    await fields.nth(0).press('Control+Enter')
    await expect(fields.nth(1)).toBeFocused()
    await site.database.execute(
      "update page_content_translations set content_value = 'Muu', rev = rev + 1 where content_value = 'Kysymyksiä'",
    )
    await fields.nth(0).fill('Kysymykset')
    await fields.nth(0).press('Control+Enter')
    await expect(page.getByText('Now saved: Muu')).toBeVisible()
    await expect(fields.nth(0)).toHaveValue('Kysymykset')
    await page.getByRole('button', { name: 'Save mine' }).click()
    await expect(page.getByText('Now saved: Muu')).toBeHidden()
  })

  test('[A14] a language is told which one stands in for it, and a visitor reads that one’s texts, and its buttons', async ({
    page,
    context,
    site,
    browser,
  }) => {
    await openAs(page, context, site, '/en/admin/languages?open=fi')
    const choice = page.getByLabel('Falls back to')
    await expect(choice).toHaveValue('')
    // The default language comes last in any case.
    await expect(choice.getByRole('option', { name: 'Norsk' })).toHaveCount(0)
    await choice.selectOption({ label: 'English' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Suomi is saved')).toBeVisible()
    await open(page, '/en/admin/languages?open=fi')
    await expect(choice).toHaveValue('en')
    await open(page, '/en/admin/languages?open=en')
    await expect(choice.getByRole('option', { name: 'Polski' })).toHaveCount(1)
    await expect(choice.getByRole('option', { name: 'Suomi' })).toHaveCount(0)

    const visitor = await (await browser.newContext()).newPage()
    await open(visitor, `${site.url}/fi/contact`)
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'fi')
    await expect(visitor.locator('h1 [lang=en], h1[lang=en]').first()).toBeVisible()
    await open(visitor, `${site.url}/fi/cart`)
    await expect(visitor.getByText('Your cart is empty')).toBeVisible()
    await visitor.context().close()
  })

  test('[A14] an area is asked for more than the others', async ({ page, context, site }) => {
    await openAs(page, context, site, '/en/admin/languages?open=uk')
    // Emptied, the gate of all areas is missing, not 0.
    const ofAll = page.getByLabel('Needed, in percent')
    await ofAll.fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(ofAll).toHaveAttribute('aria-invalid', 'true')
    await ofAll.fill('90')
    await page.getByLabel('Products').fill('100')
    // Whoever goes on before the list has been read again is told of nobody else.
    const answer = await holdCalls(page, '**/api/admin/languages')
    const isReadAgain = page.waitForRequest('**/api/admin/languages')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await isReadAgain
    await idle(page)
    const isHidden = page.waitForResponse((sent) => sent.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Hide from visitors' }).click()
    expect((await isHidden).status()).toBe(200)
    answer()
    await expect(page.getByText('Українська is saved')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show to visitors' })).toBeVisible()
    await site.database.execute(
      `delete from product_translations where rowid =
        (select rowid from product_translations where language_code = 'uk' limit 1)`,
    )
    await page.getByRole('button', { name: 'Show to visitors' }).click()
    await expect(page.getByRole('alert').getByText('Products: 98 % are translated')).toBeVisible()
    await page.getByRole('button', { name: 'Show it anyway' }).click()
    await expect(page.getByRole('button', { name: 'Hide from visitors' })).toBeVisible()
  })

  test('[L06] a language that is read from the right works without a catalogue', async ({
    page,
    context,
    site,
    browser,
  }) => {
    await openAs(page, context, site, '/en/admin/languages')
    await addLanguage(page, 'fa')
    await showAnyway(page, 'فارسی')
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${site.url}/fa`)
    await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.context().close()
  })

  test('[L06] languages are put in another order by buttons', async ({ page, context, site }) => {
    await openAs(page, context, site, '/en/admin/languages')
    const rows = page.getByRole('row').filter({ has: page.getByRole('progressbar') })
    const second = await rows.nth(1).locator('.ws-row-link').textContent()
    // It is shown before it is saved: who loads the page anew before that may find the order of before.
    const isSaved = page.waitForResponse(/\/admin\/languages\/order$/u)
    await rows
      .nth(1)
      .getByRole('button', { name: /^Move .* up$/u })
      .click()
    await expect(rows.nth(0)).toContainText(second ?? '')
    await isSaved
    await reload(page)
    await expect(rows.nth(0)).toContainText(second ?? '')
  })
})

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
  await expect(page.getByRole('textbox', { name: 'In English' }).first()).toHaveValue('Mine')
  expect(await drafts()).toEqual([])
})

test('an order that somebody else has changed meanwhile is not overwritten: the list shows theirs', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await openAs(page, context, site, '/en/admin/languages')
  const rows = page.getByRole('row').filter({ has: page.getByRole('progressbar') })
  const last = (await rows.last().locator('.ws-row-link').textContent()) ?? ''
  await site.database.execute(
    'update languages set sort_order = -1 where sort_order = (select max(sort_order) from languages)',
  )
  const moveDown = rows.nth(0).getByRole('button', { name: /^Move .* down$/u })
  await moveDown.click()
  await expect(page.getByText('Someone else changed this while you were editing.')).toBeVisible()
  await expect(rows.nth(0)).toContainText(last)
  // The browser itself tells of the refusal.
  complaints.length = 0
  await moveDown.click()
  await expect(rows.nth(1)).toContainText(last)
  await expect
    .poll(async () => {
      const { rows: kept } = await site.database.execute(
        'select native_name from languages order by sort_order, code',
      )
      return kept[1]?.['native_name']
    })
    .toBe(last)
})

for (const { code, names } of [
  { code: 'nb', names: ['Oversatt', 'Utdatert', 'Maskinoversatt', 'Mangler'] },
  { code: 'ar', names: ['مترجَم', 'قديم', 'ترجمة آلية', 'ناقص'] },
])
  test(`[A14] in ${code} the figure of an area tells its parts, is the same in both places, and opens what is missing`, async ({
    page,
    context,
    site,
  }) => {
    const texts = `page_content_translations where language_code = 'pl' and page_content_id in
      (select id from page_contents where page_slug = 'shipping' and content_key`
    await site.database.batch(
      [
        `update page_content_translations set source_value = 'Gamle ord' where rowid in
          (select rowid from ${texts} = 'title'))`,
        `update page_content_translations set is_reviewed = 0 where rowid in
          (select rowid from ${texts} = 'lede'))`,
        `delete from ${texts} = 'body')`,
      ],
      'write',
    )
    await openAs(page, context, site, `/${code}/admin/languages`)
    const row = page.getByRole('row').filter({ hasText: 'Polski' })
    await expect(row.getByRole('progressbar')).toHaveCount(6)
    const bar = row.getByRole('progressbar').first()
    const figures = await bar.getAttribute('aria-valuetext')
    for (const name of names) expect(figures).toContain(`${name}: `)
    await row.locator('a[href*="area=pages"]').click()
    const summary = page.locator('.ws-cover-summary')
    await expect(summary).toContainText('Polski')
    await expect(summary.getByRole('progressbar')).toHaveAttribute('aria-valuetext', figures ?? '')
    const [, outdated = '', machine = '', missing = ''] = names
    for (const name of [outdated, machine, missing]) {
      await summary.getByRole('link', { name }).click()
      await expect(page.locator('.ws-pair')).toHaveCount(1)
      await expect(page.locator('.ws-pair')).toContainText(name)
    }
    await page.locator('.ws-pair').getByRole('textbox').fill('Dostawa')
    await page.keyboard.press('Control+Enter')
    await expect(summary.getByRole('link', { name: missing })).toHaveCount(0)
    await open(page, `/${code}/admin/translations?area=interface&language=pl`)
    await expect(summary.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  })

const looks = [
  { code: 'en', colorScheme: 'light', width: 1280 },
  { code: 'ar', colorScheme: 'dark', width: 360 },
] as const

for (const { code, colorScheme, width } of looks)
  test.describe(`in ${code}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })
    for (const path of ['/admin/languages', '/admin/languages?open=pl', '/admin/translations'])
      test(`axe finds nothing on ${path}, and nothing overflows`, async ({
        page,
        context,
        site,
      }) => {
        await openAs(page, context, site, `/${code}${path}`)
        await expectNoFaults(page, { rules: 'practice' })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
      })
  })
