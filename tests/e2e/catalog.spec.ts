import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { changeSite } from '#tests/support/site-changes.ts'

const pages = [
  { code: 'nb', title: 'Varer', cheese: 'modnet-gardsost', name: 'Modnet gårdsost' },
  { code: 'en', title: 'Products', cheese: 'aged-farm-cheese', name: 'Aged farm cheese' },
  {
    code: 'ar',
    title: 'المنتجات',
    cheese: 'jubn-al-mazraa-al-muattaq',
    name: 'جبن المزرعة المعتق',
  },
]

for (const { code, title, cheese, name } of pages)
  test.describe(`in ${code}`, () => {
    test('[A05] the list shows forty products and leads on to the rest', async ({ page }) => {
      await open(page, `/${code}/products`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('.product')).toHaveCount(40)
      await page.locator('.paging [rel=next]').click()
      await expect(page).toHaveURL(`/${code}/products?page=2`)
      await expect(page.locator('.product')).toHaveCount(32)
    })

    test('a product is reached from the list, with its food information in words', async ({
      page,
    }) => {
      await open(page, `/${code}/products`)
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`/${code}/products/${cheese}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.locator('.allergens-contains')).toBeVisible()
      await expect(page.locator('.nutrition tbody tr')).toHaveCount(8)
      await expect(page.locator('.related .product')).toHaveCount(4)
    })

    test('the price follows what is picked', async ({ page }) => {
      await open(page, `/${code}/products/${cheese}`)
      const price = page.locator('.buy-price')
      await expect(price).toContainText('98,00')
      await page.locator('.option-card').nth(1).click()
      await expect(price).toContainText('289,00')
      await expect(price).toContainText('361,25')
    })

    test('list, product and categories are accessible', async ({ page }) => {
      for (const path of ['/products?free=nuts', `/products/${cheese}`, '/categories']) {
        await open(page, `/${code}${path}`)
        await expectNoFaults(page)
      }
    })
  })

test('what is searched for reads in its own direction in Arabic, in the path and on its chip', async ({
  page,
}) => {
  await open(page, '/ar/products?search=250%20g')
  for (const place of ['.crumbs [aria-current]', '.list-bar a.chip']) {
    const [number, unit] = await page.locator(place).evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let node = walker.nextNode()
      while (node && !node.textContent?.includes('250 g')) node = walker.nextNode()
      const at = node?.textContent?.indexOf('250 g') ?? 0
      return [at, at + '250 '.length].map((start) => {
        const range = document.createRange()
        if (node) range.setStart(node, start)
        if (node) range.setEnd(node, start + 1)
        return range.getBoundingClientRect().left
      })
    })
    expect(number, place).toBeLessThan(unit ?? 0)
  }
})

test('a name of one long word breaks in the path of a small phone’s page, too', async ({
  page,
  site,
}) => {
  const rename = (from: string, to: string) =>
    changeSite(site, `update product_translations set name = replace(name, '${from}', '${to}')`)
  const long = 'Langmodnetgårdsostmedvillblåbæreinerbæroghonning'
  await page.setViewportSize({ width: 320, height: 700 })
  await rename('Aged farm cheese', long)
  for (const path of ['/en/products/aged-farm-cheese', `/en/products?search=${long}`]) {
    await open(page, path)
    await expect(page.locator('.crumbs')).toContainText(long)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  await rename(long, 'Aged farm cheese')
})

test('[A09] a picture that fails is hidden and its space kept', async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.abort())
  await open(page, '/en/products')
  const picture = page.locator('.product img').first()
  await expect(picture).toHaveCSS('visibility', 'hidden')
  const box = await page.locator('.product-picture').first().boundingBox()
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.2, 1)
})

test('[A02] an unknown product or category is a page not found, 404', async ({ page }) => {
  for (const path of ['/en/products/nothing', '/en/categories/nothing'])
    expect((await page.goto(path))?.status()).toBe(404)
})

test('the gallery shows the picture that is chosen', async ({ page }) => {
  await open(page, '/en/products/aged-farm-cheese')
  await page.getByRole('link', { name: 'Picture 2 of Aged farm cheese' }).click()
  await expect(page.locator('.gallery-main img')).toHaveAttribute('src', /-label-640/u)
  await expect(page).toHaveURL('/en/products/aged-farm-cheese')
})
