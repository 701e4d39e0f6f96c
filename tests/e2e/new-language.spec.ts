import { expect, test } from '#tests/support/browser.ts'
import { addLanguage, openAs, showAnyway } from '#tests/support/languages-page.ts'
import { open } from '#tests/support/open-page.ts'
import { richTextPolicy } from '#domain/rich-text-policy.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

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
})
