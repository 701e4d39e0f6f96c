import { expect, test } from '#tests/support/browser.ts'
import {
  editing,
  fieldOf,
  openText,
  pencilOf,
  publicText,
  textOf,
} from '#tests/support/edit-mode.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'

const words = {
  nb: {
    line: 'Smør, brød og bær',
    other: 'Salt og røyk',
    givenUp: 'Endringene dine ble ikke lagret.',
    again: 'Hent dem tilbake',
    unreachable: 'Vi får ikke kontakt med tjeneren. Teksten din er bevart her. Prøv igjen om litt.',
    saving: 'Lagrer …',
    saved: 'Lagret.',
    asDraft: 'Lagre som utkast',
    undo: 'Angre',
    half: 'Bare en del av det ble gjort. Prøv igjen for å fullføre.',
    changed: 'Noen andre har endret teksten siden. Ingenting ble angret.',
    notSaved: 'Det kunne ikke lagres. Ingenting ble endret.',
  },
  ar: {
    line: 'زبدة وخبز وتوت',
    other: 'ملح ودخان',
    givenUp: 'لم تُحفظ تغييراتك.',
    again: 'استعادتها',
    unreachable: 'تعذر الوصول إلى الخادم. نصك محفوظ هنا. حاول مجددًا بعد قليل.',
    saving: 'جارٍ الحفظ…',
    saved: 'تم الحفظ.',
    asDraft: 'حفظ كمسودة',
    undo: 'تراجع',
    half: 'تم جزء من ذلك فقط. حاول مرة أخرى لإكماله.',
    changed: 'غيّر شخص آخر هذا النص بعد ذلك. لم يُتراجع عن شيء.',
    notSaved: 'تعذر الحفظ. لم يتغير شيء.',
  },
} as const

for (const code of ['nb', 'ar'] as const)
  test.describe(`in ${code}`, () => {
    test('[T01] whoever saves a line without words is told so, and that goes with the next letter', async ({
      page,
      site,
    }) => {
      const said = await sayingsIn(code)
      await editing(page, site, `/${code}/quality`)
      const field = await openText(page, 'quality.title')
      const told = page
        .getByRole('alert')
        .getByText(said('Without words there is nothing to save.'))
      for (const nothing of ['', '  ', '\u200B\u2060']) {
        await field.fill(nothing)
        await field.press('Enter')
        await expect(told).toBeVisible()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await field.press('a')
        await expect(told).toHaveCount(0)
      }
      await field.press('Escape')
      await expect(page.locator('.edit-open')).toHaveCount(0)
    })

    test('[T01] [T04] a line is written in place, saved by Enter, shown at once and to visitors', async ({
      page,
      site,
    }) => {
      await editing(page, site, `/${code}/quality`)
      const field = await openText(page, 'quality.title')
      const save = page.locator('.edit-actions .btn-primary')
      await expect(save).toBeDisabled()
      await field.fill(words[code].line)
      await expect(save).toBeEnabled()
      await field.press('Enter')
      await expect(page.locator('.edit-open')).toHaveCount(0)
      await expect(textOf(page, 'quality.title')).toHaveText(words[code].line)
      await expect(pencilOf(page, 'quality.title')).toBeFocused()
      await reload(page)
      await expect(textOf(page, 'quality.title')).toHaveText(words[code].line)
      await publicText(page, `/${code}/quality`, words[code].line)
    })

    test('[T01] Escape gives up, and what was typed can be brought back', async ({
      page,
      site,
    }) => {
      await editing(page, site, `/${code}/terms`)
      const before = await textOf(page, 'terms.title').innerText()
      const field = await openText(page, 'terms.title')
      await field.fill(words[code].other)
      await field.press('Escape')
      await expect(page.locator('.edit-open')).toHaveCount(0)
      await expect(textOf(page, 'terms.title')).toHaveText(before)
      const toast = page.locator('[data-sonner-toast]').filter({ hasText: words[code].givenUp })
      await toast.getByRole('button', { name: words[code].again }).click()
      await expect(fieldOf(page)).toHaveValue(words[code].other)
    })

    test('[T01] a save that nobody answers stays open with its words, says so, and is sent again as the same call', async ({
      page,
      context,
      site,
    }) => {
      await editing(page, site, `/${code}/privacy`)
      const field = await openText(page, 'privacy.title')
      await field.fill(words[code].line)
      const keys: (string | undefined)[] = []
      page.on('request', (request) => {
        const isSave = request.method() === 'PUT' && request.url().includes('/content/texts/')
        if (isSave) keys.push(request.headers()['idempotency-key'])
      })
      await context.setOffline(true)
      await field.press('Enter')
      await expect(page.locator('.edit-told')).toHaveText(words[code].unreachable)
      await expect(field).toHaveValue(words[code].line)
      await expect(field).toBeEditable()
      await context.setOffline(false)
      await page.locator('.edit-actions .btn-primary').click()
      await expect(page.locator('.edit-open')).toHaveCount(0)
      await expect(textOf(page, 'privacy.title')).toHaveText(words[code].line)
      expect(keys).toHaveLength(2)
      expect(keys[0]).toBe(keys[1])
    })
  })

for (const { name, type } of [
  { name: 'privacy.title', type: 'a line' },
  { name: 'privacy.body', type: 'a rich text' },
])
  test(`[T01] [T04] words of one’s own whose answer was lost are not called somebody else’s, in ${type}`, async ({
    page,
    site,
  }) => {
    await editing(page, site, '/en/privacy')
    const save = page.locator('.edit-actions .btn-primary')
    const field = await openText(page, name)
    await field.press('Control+a')
    await page.keyboard.type('Milk & “bread”')
    const saves = `**/api/admin/content/texts/${name.replace('.', '/')}`
    await page.route(saves, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await save.click()
    await expect(page.locator('.edit-told')).toBeVisible()
    await page.unroute(saves)
    await field.press('Control+End')
    await page.keyboard.type(', and more')
    await save.click()
    await expect(page.locator('.edit-open')).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(textOf(page, name)).toHaveText('Milk & “bread”, and more')
  })

test('[T01] [T04] what was saved without an answer is where one goes on from after the page is loaded again', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/privacy')
  const field = await openText(page, 'privacy.lede')
  await field.fill('Saved unheard')
  const saves = '**/api/admin/content/texts/privacy/lede'
  await page.route(saves, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await field.press('Enter')
  await expect(page.locator('.edit-told')).toBeVisible()
  await page.unroute(saves)
  page.on('dialog', (dialog) => void dialog.accept())
  await reload(page)
  const again = fieldOf(page)
  await expect(again).toHaveValue('Saved unheard')
  await again.fill('Saved unheard, and heard')
  await again.press('Enter')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await expect(textOf(page, 'privacy.lede')).toHaveText('Saved unheard, and heard')
})

for (const code of ['nb', 'ar'] as const)
  test(`[T01] while a text is saved its buttons rest, and the state is told, in ${code}`, async ({
    page,
    site,
  }) => {
    await editing(page, site, `/${code}/cookies`)
    const field = await openText(page, 'cookies.title')
    await field.fill(words[code].line)
    const answer = await holdCalls(page, '**/api/admin/content/texts/**', 'PUT')
    await field.press('Enter')
    const save = page.getByRole('button', { name: words[code].saving })
    await expect(save).toBeDisabled()
    const status = page.getByRole('status')
    await expect(status.filter({ hasText: words[code].saving })).toBeAttached()
    await expect(field).not.toBeEditable()
    answer()
    await expect(status.filter({ hasText: words[code].saved })).toBeAttached()
    await expect(textOf(page, 'cookies.title')).toHaveText(words[code].line)
  })

test('[T04] Shift+Enter begins a line where a text may have several', async ({ page, site }) => {
  await editing(page, site, '/en/resellers')
  const field = await openText(page, 'resellers.lede')
  await field.fill('One')
  await field.press('Shift+Enter')
  await field.pressSequentially('Two')
  await expect(field).toHaveValue('One\nTwo')
  await field.press('Enter')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await expect(textOf(page, 'resellers.lede')).toContainText('One')
  await expect(textOf(page, 'resellers.lede')).toContainText('Two')
})

test('[T04] a footer’s text is edited as any other, and the next page has it', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/about')
  await textOf(page, 'footer.support.title').scrollIntoViewIfNeeded()
  const field = await openText(page, 'footer.support.title')
  await field.fill('We help')
  await field.press('Enter')
  await expect(textOf(page, 'footer.support.title')).toHaveText('We help')
  await reload(page)
  await expect(textOf(page, 'footer.support.title')).toHaveText('We help')
})

test('[T04] what was saved is taken back and taken again, by keys and in the bar', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/about')
  const title = textOf(page, 'about.lede')
  const before = await title.innerText()
  for (const words of ['Our shop', 'Our dairy']) {
    const field = await openText(page, 'about.lede')
    await field.fill(words)
    await field.press('Enter')
    await expect(title).toHaveText(words)
  }
  await expect(page.locator('.edit-open')).toHaveCount(0)
  // Whoever presses again before the first is done means the one before it.
  for (const keys of ['Control+z', 'Control+z']) await page.keyboard.press(keys)
  await expect(title).toHaveText(before)
  for (const keys of ['Control+Shift+Z', 'Control+Shift+Z']) await page.keyboard.press(keys)
  await expect(title).toHaveText('Our dairy')
  const undo = page.locator('.edit-bar').getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(title).toHaveText('Our shop')
  await undo.click()
  await expect(title).toHaveText(before)
  await reload(page)
  await expect(title).toHaveText(before)
})

test('[B06] Edit Mode in another language begins where the page is', async ({ page, site }) => {
  await editing(page, site, '/en/about')
  await page.locator('.edit-bar-language').click()
  await page.getByRole('menuitem', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/about$/u)
  await expect(page.locator('.edit-bar')).toBeVisible()
})

for (const code of ['nb', 'ar'] as const)
  test(`[T04] in ${code} an undo that went half its way says so and is finished later; one that went none, or would overwrite others, changes nothing`, async ({
    page,
    site,
  }) => {
    const name = 'resellers.title'
    await editing(page, site, `/${code}/resellers`)
    const title = textOf(page, name)
    const before = await title.innerText()
    await (await openText(page, name)).fill('Brie 1')
    await page.getByRole('button', { name: words[code].asDraft }).click()
    await expect(title).toHaveText('Brie 1')
    const field = await openText(page, name)
    await field.fill('Brie 2')
    await field.press('Enter')
    await expect(title).toHaveText('Brie 2')
    await expect(page.locator('.edit-open')).toHaveCount(0)
    const undo = page.locator('.edit-bar').getByRole('button', { name: words[code].undo })
    const toast = page.locator('[data-sonner-toast]')
    const texts = '**/api/admin/content/texts/**'
    const lose = (what: string) =>
      page.route(texts, (route) =>
        route.request().postData()?.includes(what) ? route.abort() : route.continue(),
      )

    await lose('"publish"')
    await undo.click()
    await expect(toast.filter({ hasText: words[code].notSaved })).toBeVisible()
    await page.unroute(texts)
    await lose('"draft"')
    await undo.click()
    await expect(toast.filter({ hasText: words[code].half })).toBeVisible()
    await publicText(page, `${site.url}/${code}/resellers`, before)
    await page.unroute(texts)
    await undo.click()
    await expect(title).toHaveText('Brie 1')

    const at = `language_code = '${code}' and page_content_id =
      (select id from page_contents where page_slug = 'resellers' and content_key = 'title')`
    await site.database.execute(
      `update page_content_translations set content_value = 'Rug', rev = rev + 1 where ${at}`,
    )
    await undo.click()
    await expect(toast.filter({ hasText: words[code].changed })).toBeVisible()
    const { rows } = await site.database.execute(
      `select content_value from page_content_translations where ${at}`,
    )
    expect(rows).toMatchObject([{ content_value: 'Rug' }])
  })
