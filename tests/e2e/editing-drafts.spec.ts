import { expect, test } from '#tests/support/browser.ts'
import {
  another,
  editing,
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
