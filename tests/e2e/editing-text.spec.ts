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
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const words = {
  en: { line: 'Butter, bread and berries', other: 'Salt and smoke' },
  ar: { line: 'زبدة وخبز وتوت', other: 'ملح ودخان' },
} as const

for (const code of ['en', 'ar'] as const)
  test.describe(`in ${code}`, () => {
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
      await page.locator('[data-sonner-toast] button[data-action]').click()
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
        if (request.method() === 'PUT') keys.push(request.headers()['idempotency-key'])
      })
      await context.setOffline(true)
      await field.press('Enter')
      await expect(page.locator('.edit-told')).toBeVisible()
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

test('[T01] while a text is saved its buttons rest, and the state is told', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/cookies')
  const field = await openText(page, 'cookies.title')
  await field.fill('Cookies, and why')
  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/content/texts/**', async (route) => {
    if (route.request().method() === 'PUT') await isHeld
    await route.continue()
  })
  await field.press('Enter')
  const save = page.getByRole('button', { name: 'Saving…' })
  await expect(save).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'Saving…' })).toBeAttached()
  await expect(field).not.toBeEditable()
  answer()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeAttached()
  await expect(textOf(page, 'cookies.title')).toHaveText('Cookies, and why')
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

test('[T04] two people on one text: each sees the other, the second is told, and both changes meet', async ({
  page,
  site,
}) => {
  const path = '/en/locations'
  await editing(page, site, path)
  const second = await another(page.context())
  await editing(second, site, path)
  const first = await openText(page, 'locations.lede')
  const base = await first.inputValue()
  const theirs = await openText(second, 'locations.lede')
  await expect(second.locator('.edit-others')).toContainText('Kari Prøve')
  await first.fill(`Today: ${base}`)
  await first.press('Enter')
  await expect(textOf(page, 'locations.lede')).toHaveText(`Today: ${base}`)

  await theirs.fill(`${base} Welcome`)
  await theirs.press('Enter')
  const dialog = second.getByRole('alertdialog')
  await expect(dialog).toContainText('Somebody else changed this text')
  await expect(dialog.locator('.edit-words')).toHaveText(`Today: ${base}`)
  await expect(dialog.locator('ins')).toContainText('Welcome')
  await expect(dialog.getByLabel('Both in one')).toHaveValue(`Today: ${base} Welcome`)
  await dialog.getByRole('button', { name: 'Save merged' }).click()
  await expect(textOf(second, 'locations.lede')).toHaveText(`Today: ${base} Welcome`)
  await reload(page)
  await expect(textOf(page, 'locations.lede')).toHaveText(`Today: ${base} Welcome`)
  await second.context().close()
})

test('[T04] of two texts mine is kept, or theirs is taken, as the second person says', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/support')
  const second = await another(page.context())
  await editing(second, site, '/en/support')
  for (const [choice, left] of [
    ['Keep mine', 'Second'],
    ['Take theirs', 'First again'],
  ] as const) {
    const mine = await openText(second, 'support.title')
    const theirs = await openText(page, 'support.title')
    await theirs.fill(choice === 'Keep mine' ? 'First' : 'First again')
    await theirs.press('Enter')
    await expect(page.locator('.edit-open')).toHaveCount(0)
    await mine.fill(choice === 'Keep mine' ? 'Second' : 'Second again')
    await mine.press('Enter')
    await second.getByRole('alertdialog').getByRole('button', { name: choice }).click()
    await expect(second.locator('.edit-open')).toHaveCount(0)
    await expect(textOf(second, 'support.title')).toHaveText(left)
    await reload(page)
    await expect(textOf(page, 'support.title')).toHaveText(left)
  }
  await second.context().close()
})

test('[T04] what was saved is taken back and taken again, by keys and in the bar', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/about')
  const title = textOf(page, 'about.lede')
  const before = await title.innerText()
  const field = await openText(page, 'about.lede')
  await field.fill('Our shop')
  await field.press('Enter')
  await expect(title).toHaveText('Our shop')
  await page.keyboard.press('Control+z')
  await expect(title).toHaveText(before)
  await page.keyboard.press('Control+Shift+Z')
  await expect(title).toHaveText('Our shop')
  await page.locator('.edit-bar').getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveText(before)
  await reload(page)
  await expect(title).toHaveText(before)
})

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
  await older.getByRole('button', { name: /Bring back/u }).click()
  await expect(title).toHaveText('Write to us')
  expect(before).not.toBe('Write to us')
})

test('[T04] a draft is seen by editors alone, is counted, and published with the others of its page', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/faq')
  const title = textOf(page, 'faq.title')
  const before = await title.innerText()
  for (const [name, line] of [
    ['faq.title', 'Asked and answered'],
    ['faq.lede', 'What people ask us'],
  ] as const) {
    const field = await openText(page, name)
    await field.fill(line)
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(textOf(page, name)).toHaveText(line)
  }
  await expect(page.locator('.edit-bar-counts')).toContainText('2 drafts here')
  await expect(pencilOf(page, 'faq.title')).toHaveAccessibleName('Edit: Title · draft')
  const visitor = await another(page.context())
  await open(visitor, `${site.url}/en/faq`)
  await expect(textOf(visitor, 'faq.title')).toHaveText(before)
  await page.getByRole('button', { name: 'Publish 2' }).click()
  await expect(page.locator('.edit-bar-counts')).toContainText('No drafts here')
  await publicText(page, '/en/faq', 'Asked and answered')
  await publicText(page, '/en/faq', 'What people ask us')
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
  await expect(page.locator('.edit-mark')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(title).toHaveText(before)
})

test('[T04] title and description for search engines are edited from the bar', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/about')
  await page.locator('.edit-bar').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Search engines' }).click()
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('textbox', { name: 'Title for search engines' })
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
  await openText(page, 'shipping.title')
  await expect(page.locator('.edit-note del').first()).toContainText('Gamle')
  await page.getByRole('button', { name: 'Still correct' }).click()
  await expect(mark).not.toHaveAttribute('data-tone', 'outdated')
})

test('[T04] going to another page with unsaved words asks first', async ({ page, site }) => {
  await editing(page, site, '/en/about')
  const field = await openText(page, 'about.title')
  await field.fill('Unsaved')
  await page.locator('.site-header a[href="/en/shop"]').first().click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Your changes are not saved')
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(/\/about$/u)
  await expect(field).toHaveValue('Unsaved')
  await page.getByRole('switch').click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await page.locator('.site-header a[href="/en/shop"]').first().click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/shop$/u)
})

test('[T01] a page that is loaded again has the words that were being typed', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/farms')
  const field = await openText(page, 'farms.title')
  await field.fill('Half a sentence')
  page.on('dialog', (dialog) => void dialog.accept())
  await reload(page)
  await expect(fieldOf(page)).toHaveValue('Half a sentence')
})

test.describe('with a database that goes away', () => {
  let site: Site
  let proxy: DatabaseProxy
  test.beforeEach(async () => {
    site = await startSite({}, async (url) => {
      proxy = await startDatabaseProxy(url)
      return proxy.url
    })
  })
  test.afterEach(async () => {
    await site.stop()
    await proxy.stop()
  })

  test('[T01] [T05] the editor stays open with its words and says so; the texts that could not be read can be asked for again', async ({
    page,
  }) => {
    await editing(page, site, '/en/about')
    const field = await openText(page, 'about.title')
    await field.fill('Written in a storm')
    proxy.mode = 'down'
    await field.press('Enter')
    await expect(page.locator('.edit-told')).toBeVisible({ timeout: 20_000 })
    await expect(field).toHaveValue('Written in a storm')
    proxy.mode = 'pass'
    await page.locator('.edit-actions .btn-primary').click()
    await expect(page.locator('.edit-open')).toHaveCount(0)
    await expect(textOf(page, 'about.title')).toHaveText('Written in a storm')

    await page.route('**/api/admin/content/texts?**', (route) => route.abort())
    await reload(page)
    await expect(page.getByText('Failed to load page content')).toBeVisible({ timeout: 20_000 })
    await page.unroute('**/api/admin/content/texts?**')
    await page.locator('.edit-failed').getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.edit-failed')).toHaveCount(0)
  })
})

test('[B06] Edit Mode in another language begins where the page is', async ({ page, site }) => {
  await editing(page, site, '/en/about')
  await page.locator('.edit-bar-language').click()
  await page.getByRole('menuitem', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/about$/u)
  await expect(page.locator('.edit-bar')).toBeVisible()
})
