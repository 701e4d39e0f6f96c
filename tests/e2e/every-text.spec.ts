import { expect, test } from '#tests/support/browser.ts'
import { editing, fieldOf, openText, publicText, textOf } from '#tests/support/edit-mode.ts'
import { open } from '#tests/support/open-page.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

/** Search engines read these, and the home page has no heading of its own: they are opened from the bar. */
const ofTheHead = ['metaTitle', 'metaDescription', 'home.title', 'home.lede']

test('[T01] every text of every page of the site is marked where it stands', async ({
  page,
  site,
}) => {
  const { rows } = await site.database.execute(
    `select page_slug as page, group_concat(content_key) as keys from page_contents
      where page_slug <> 'footer' and is_active = 1 group by page_slug`,
  )
  expect(rows.length).toBeGreaterThan(15)
  await editing(page, site, '/nb/about')
  const lost: string[] = []
  for (const row of rows) {
    const slug = String(row['page'])
    await open(page, `${site.url}/nb/${slug === 'home' ? '' : slug}`)
    await expect(page.locator('.edit-bar')).toBeVisible()
    await expect(page.locator(`[data-content^="${slug}."]`).first(), slug).toBeAttached()
    const marked = await page
      .locator(`[data-content^="${slug}."]`)
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-content')))
    for (const key of String(row['keys']).split(',')) {
      const isOfHead = ofTheHead.includes(key) || ofTheHead.includes(`${slug}.${key}`)
      if (!isOfHead && !marked.includes(`${slug}.${key}`)) lost.push(`${slug}.${key}`)
    }
  }
  expect(lost).toEqual([])
})

for (const { code, page: slug } of [
  { code: 'nb', page: 'products' },
  { code: 'ar', page: 'shop' },
  { code: 'nb', page: 'categories' },
  { code: 'ar', page: 'checkout' },
])
  test(`[T01] in ${code} the heading of ${slug} is edited where it stands, and visitors read it`, async ({
    page,
    site,
  }) => {
    await editing(page, site, `/${code}/${slug}`)
    const field = await openText(page, `${slug}.title`)
    await field.fill('Brie')
    await field.press('Enter')
    await expect(page.locator('.edit-open')).toHaveCount(0)
    await expect(textOf(page, `${slug}.title`)).toHaveText('Brie')
    await expect(fieldOf(page)).toHaveCount(0)
    await publicText(page, `${site.url}/${code}/${slug}`, '>Brie</h1>')
  })
