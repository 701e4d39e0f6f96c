import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, pencilOf, textOf } from '#tests/support/edit-mode.ts'
import { open } from '#tests/support/open-page.ts'

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
