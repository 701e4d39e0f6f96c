import type { Browser, Page } from '@playwright/test'
import { richTextPolicy } from '#domain/rich-text-policy.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { addLanguage, openAs, showAnyway } from '#tests/support/languages-page.ts'
import { idle, open, reload } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'
import { bringIn, download, filesSheet, openFiles } from '#tests/support/translator-files.ts'

// The sheet stands beside the list.
test.use({ viewport: { width: 1280, height: 900 } })

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

test('[A14] the figure of an area tells its parts, is the same in both places, and opens what is missing', async ({
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
  await openAs(page, context, site, '/nb/admin/languages')
  const row = page.getByRole('row').filter({ hasText: 'Polski' })
  await expect(row.getByRole('progressbar')).toHaveCount(6)
  const bar = row.getByRole('progressbar').first()
  const figures = await bar.getAttribute('aria-valuetext')
  const missing = ['Utdatert', 'Maskinoversatt', 'Mangler']
  for (const name of ['Oversatt', ...missing]) expect(figures).toContain(`${name}: `)
  await row.locator('a[href*="area=pages"]').click()
  const summary = page.locator('.ws-cover-summary')
  await expect(summary).toContainText('Polski')
  await expect(summary.getByRole('progressbar')).toHaveAttribute('aria-valuetext', figures ?? '')
  for (const name of missing) {
    await summary.getByRole('link', { name }).click()
    await expect(page.locator('.ws-pair')).toHaveCount(1)
    await expect(page.locator('.ws-pair')).toContainText(name)
  }
  await page.locator('.ws-pair').getByRole('textbox').fill('Dostawa')
  await page.keyboard.press('Control+Enter')
  await expect(summary.getByRole('link', { name: 'Mangler' })).toHaveCount(0)
  await open(page, '/nb/admin/translations?area=interface&language=pl')
  await expect(summary.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
})

test('[L06] languages are put in another order by buttons, but not over one that somebody else has chosen meanwhile; names take as many letters as are kept', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await openAs(page, context, site, '/en/admin/languages')
  const rows = page.getByRole('row').filter({ has: page.getByRole('progressbar') })
  const nameAt = async (at: number) =>
    (await rows.nth(at).locator('.ws-row-link').textContent()) ?? ''
  const move = (at: number, way: RegExp) => rows.nth(at).getByRole('button', { name: way }).click()

  await test.step('languages are put in another order by buttons', async () => {
    const second = await nameAt(1)
    // It is shown before it is saved: who loads the page anew before that may find the order of before.
    const isSaved = page.waitForResponse(/\/admin\/languages\/order$/u)
    await move(1, /^Move .* up$/u)
    await expect(rows.nth(0)).toContainText(second)
    await isSaved
    await reload(page)
    await expect(rows.nth(0)).toContainText(second)
  })

  await test.step('an order that somebody else has changed meanwhile is not overwritten: the list shows theirs', async () => {
    const last = await nameAt(-1)
    await site.database.execute(
      'update languages set sort_order = -1 where sort_order = (select max(sort_order) from languages)',
    )
    await move(0, /^Move .* down$/u)
    await expect(page.getByText('Someone else changed this while you were editing.')).toBeVisible()
    await expect(rows.nth(0)).toContainText(last)
    // The browser itself tells of the refusal.
    complaints.length = 0
    await move(0, /^Move .* down$/u)
    await expect(rows.nth(1)).toContainText(last)
    await expect.poll(async () => (await namesInOrder(site))[1]).toBe(last)
  })

  await test.step('the names of a language take as many letters as are kept', async () => {
    await page.getByRole('link', { name: 'Add a language' }).click()
    const field = (name: string) => page.locator(`.ws-sheet [name=${name}]`)
    await field('code').fill('fo')
    await field('name').fill('x'.repeat(10_000))
    await field('nativeName').fill('"<b>'.repeat(3000))
    await page.locator('.ws-sheet [type=submit]').click()
    await expect(page.locator('.ws-sheet')).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: '"<b>'.repeat(15) })).toHaveCount(1)
  })
})

test.describe('a new language', () => {
  // The first one adds it, the others translate it.
  test.describe.configure({ mode: 'serial' })

  test('[L06] a language is added, shown below its gate, and read by a visitor at once; one that is read from the right works without a catalogue', async ({
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

    await asVisitor(browser, site, async (visitor) => {
      await visitor.goto('/fi/about')
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
        await visitor.goto(`/fi/${asked}`)
        const canonical = visitor.locator('link[rel=canonical]')
        await expect(canonical).toHaveAttribute('href', `${site.url}/nb/${standard}`)
        await expect(visitor.locator('link[hreflang=en]')).toHaveCount(1)
        await expect(visitor.locator('link[hreflang=fi]')).toHaveCount(0)
      }
    })

    await test.step('a language that is read from the right works without a catalogue', async () => {
      await addLanguage(page, 'fa')
      await showAnyway(page, 'فارسی')
      await asVisitor(browser, site, async (visitor) => {
        await visitor.goto('/fa')
        await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
        await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      })
    })
  })

  test('[L06] a page text, a button and what the server says are translated in the browser and read by a visitor; what somebody else has saved is shown in the row', async ({
    page,
    context,
    site,
    browser,
  }) => {
    await openAs(page, context, site, '/en/admin/translations?language=fi&q=about+·+title')
    await translate(page, 'Tietoa meistä')
    await open(page, '/en/admin/translations?language=fi&area=interface&q=Gå til innholdet')
    await translate(page, 'Siirry sisältöön')
    const nothing = 'Vi finner ikke det du leter etter.'
    await open(page, `/en/admin/translations?language=fi&area=interface&q=${nothing}`)
    await translate(page, 'Emme löydä etsimääsi.')
    const refusal = await page.request.get('/api/nothing', { headers: { 'x-language': 'fi' } })
    expect(await refusal.json()).toMatchObject({ message: 'Emme löydä etsimääsi.' })

    await asVisitor(browser, site, async (visitor) => {
      await visitor.goto('/fi/about')
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tietoa meistä')
      await expect(visitor.getByText('Siirry sisältöön')).toHaveCount(1)
      await visitor.goto('/en/about')
      await expect(visitor.getByText('Siirry sisältöön')).toHaveCount(0)
    })

    await test.step('Ctrl+Enter saves and goes on; what somebody else has saved is shown in the row', async () => {
      await open(page, '/en/admin/translations?language=fi&q=faq')
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

    await asVisitor(browser, site, async (visitor) => {
      await visitor.goto('/fi/about')
      await expect(visitor.getByRole('main').locator('strong')).toHaveText('keittiö')
    })
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
    await reload(page)
    await expect(choice).toHaveValue('en')
    await page.locator('.ws-row-link').filter({ hasText: 'English' }).click()
    await expect(page.locator('.ws-sheet').getByRole('heading', { level: 2 })).toHaveText('English')
    await expect(choice.getByRole('option', { name: 'Polski' })).toHaveCount(1)
    await expect(choice.getByRole('option', { name: 'Suomi' })).toHaveCount(0)

    await asVisitor(browser, site, async (visitor) => {
      await open(visitor, '/fi/contact')
      await expect(visitor.locator('html')).toHaveAttribute('lang', 'fi')
      await expect(visitor.locator('h1 [lang=en], h1[lang=en]').first()).toBeVisible()
      await open(visitor, '/fi/cart')
      await expect(visitor.getByText('Your cart is empty')).toBeVisible()
    })
  })
})

test('[L06] page texts go out as XLIFF and come back: seen first, saved once, read by a visitor', async ({
  page,
  context,
  site,
}) => {
  await openFiles(page, context, site, 'pages')
  const sheet = filesSheet(page)
  const file = await download(page, 'XLIFF')
  expect(file).toContain('target-language="en"')
  const translated = file
    .replace(
      /(<trans-unit id="pages\/about\/title"[^]*?<target[^>]*>)[^<]*/u,
      '$1Our people & cheese',
    )
    .replace('Our people & cheese', 'Our people &amp; cheese')
    .replace(/(<trans-unit id="pages\/terms\/title"[^]*?<source>)[^<]*/u, '$1Noe annet')
    .replace(/(<trans-unit id="pages\/terms\/title"[^]*?<target[^>]*>)[^<]*/u, '$1Rules')
    .replace(
      /(<trans-unit id="pages\/privacy\/body"[^]*?<target[^>]*>)/u,
      '$1&lt;script&gt;1&lt;/script&gt;',
    )
  await bringIn(page, 'pages-en.xlf', translated)
  await expect(sheet.getByText('Changed: 1')).toBeVisible()
  await expect(sheet.getByText('Refused: 2')).toBeVisible()
  await expect(sheet.getByText('The source has changed since the file was made.')).toBeVisible()
  await expect(sheet.getByText('It has formatting that a text of this site')).toBeVisible()
  await sheet.getByRole('button', { name: 'Save 1 text' }).click()
  await expect(sheet.getByText('1 text is saved.')).toBeVisible()

  await bringIn(page, 'again.xlf', translated)
  await expect(sheet.getByText('Changed: 0')).toBeVisible()
  await page.goto('/en/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our people & cheese')
})

test('[L06] buttons and messages go out as a table and come back; hostile files are refused with a sentence', async ({
  page,
  context,
  site,
}) => {
  await openFiles(page, context, site, 'interface')
  const sheet = filesSheet(page)
  const table = await download(page, 'CSV')
  const lines = table.split('\r\n')
  const skip = lines.find((line) => line.includes('Skip to content')) ?? ''
  await bringIn(
    page,
    'x.csv',
    [lines[0], skip.replace(',Skip to content,', ',"Jump, please",')].join('\r\n'),
  )
  await sheet.getByRole('button', { name: 'Save 1 text' }).click()
  await expect(sheet.getByText('1 text is saved.')).toBeVisible()

  await bringIn(page, 'x.xlf', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><xliff/>')
  const refusal = sheet.getByRole('region', { name: 'Bring in' }).getByRole('alert')
  await expect(refusal).toContainText('declares entities of its own')
  await bringIn(page, 'x.csv', table.replace('target:en', 'target:pl'))
  await expect(refusal).toContainText('another language: pl')

  await page.goto('/en/about')
  await expect(page.getByText('Jump, please')).toHaveCount(1)
})

/** Somebody who was never here reads the site in a browser of their own. */
async function asVisitor(browser: Browser, site: Site, read: (visitor: Page) => Promise<void>) {
  const visitor = await browser.newContext({ baseURL: site.url })
  await read(await visitor.newPage())
  await visitor.close()
}

/** The one text that was searched for is translated. */
async function translate(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'In Suomi' }).first()
  await field.fill(words)
  await field.press('Control+Enter')
  const row = page.getByRole('listitem').filter({ has: field })
  await expect(row.first()).toContainText('Translated')
}

async function namesInOrder(site: Site) {
  const { rows } = await site.database.execute(
    'select native_name from languages order by sort_order, code',
  )
  return rows.map((row) => row['native_name'])
}
