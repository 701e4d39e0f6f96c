import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { idle, open, reload } from '#tests/support/open-page.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

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

test('[L06] the names of a language take as many letters as are kept', async ({
  page,
  context,
  site,
}) => {
  await openAs(page, context, site, '/en/admin/languages?open=new')
  const field = (name: string) => page.locator(`.ws-sheet [name=${name}]`)
  await field('code').fill('fo')
  await field('name').fill('x'.repeat(10_000))
  await field('nativeName').fill('"<b>'.repeat(3000))
  await page.locator('.ws-sheet [type=submit]').click()
  await expect(page.locator('.ws-sheet')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: '"<b>'.repeat(15) })).toHaveCount(1)
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
