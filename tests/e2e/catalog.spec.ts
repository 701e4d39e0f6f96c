import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
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

test('[A05] filters live in the address, are counted, and can be given up one by one', async ({
  page,
}) => {
  await open(page, '/en/products')
  await page.getByRole('checkbox', { name: 'Vegan' }).check()
  await expect(page).toHaveURL('/en/products?diet=vegan')
  await expect(page.locator('#count')).toHaveText('44 products')
  await page.getByRole('checkbox', { name: 'Gluten-free' }).check()
  await expect(page).toHaveURL('/en/products?diet=vegan%2Cgluten_free')
  await page.getByRole('link', { name: /^Berries and honey/u }).click()
  await expect(page).toHaveURL('/en/products?category=berries&diet=vegan%2Cgluten_free')
  await page.goBack()
  await expect(page).toHaveURL('/en/products?diet=vegan%2Cgluten_free')
  await page.getByRole('link', { name: 'Remove the filter Vegan' }).click()
  await expect(page).toHaveURL('/en/products?diet=gluten_free')
  await expect(page.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked()
})

test('[A05] whoever gives up a filter while another is on its way keeps that one', async ({
  page,
}) => {
  const chip = (name: string) => page.getByRole('link', { name: `Remove the filter ${name}` })
  await open(page, '/en/products?diet=vegan')
  const answer = await holdCalls(page, '**/api/catalog/products?*')
  await page.getByRole('checkbox', { name: 'Gluten-free' }).check()
  await chip('Vegan').click()
  await expect(page).toHaveURL('/en/products?diet=gluten_free')
  await page.getByRole('link', { name: /^Berries and honey/u }).click()
  await expect(page).toHaveURL('/en/products?category=berries&diet=gluten_free')
  await chip('Berries and honey').click()
  await expect(page).toHaveURL('/en/products?diet=gluten_free')
  answer()
  await expect(chip('Gluten-free')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Remove the filter/u })).toHaveCount(1)
})

test('[A05] whoever turns the page while a filter is on its way keeps the filter', async ({
  page,
}) => {
  await open(page, '/en/products')
  const answer = await holdCalls(page, '**/api/catalog/products?*')
  await page.getByRole('checkbox', { name: 'Vegan' }).check()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/en/products?diet=vegan&page=2')
  answer()
  await expect(page.locator('#count')).toHaveText('44 products')
})

test('sorting keeps the filters', async ({ page }) => {
  await open(page, '/en/products?storage=chilled')
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL(/storage=chilled/u)
  await expect(page).toHaveURL(/sort=price/u)
  await expect(page.locator('#count')).toHaveText('18 products')
})

test('an address with unknown parameters shows the list; a filter that fits nothing says what to do', async ({
  page,
}) => {
  await open(page, '/en/products?utm_source=x&sort=nonsense&page=x')
  await expect(page.locator('.product')).toHaveCount(40)
  await open(page, '/en/products?category=nowhere')
  await expect(page.getByRole('heading', { name: 'No products fit' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all products' }).click()
  await expect(page.locator('.product')).toHaveCount(40)
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

test('on a phone the filters are a sheet that tells how much is left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/en/products')
  const sheet = page.getByRole('form', { name: 'Filters' })
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await sheet.getByRole('checkbox', { name: 'Chilled' }).check()
  await sheet.getByRole('button', { name: 'Show 18 products' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/en/products?storage=chilled')
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

test('search engines are told one address per language, and of the product', async ({
  request,
}) => {
  const list = await (await request.get('/en/products?category=dairy')).text()
  expect(list).toMatch(/<link rel="canonical" href="[^"]*\/en\/categories\/dairy"/u)
  const filtered = await (await request.get('/en/products?free=nuts')).text()
  expect(filtered).toContain('content="noindex"')
  const product = await (await request.get('/en/products/modnet-gardsost')).text()
  expect(product).toMatch(/<link rel="canonical" href="[^"]*\/en\/products\/aged-farm-cheese"/u)
  expect(product).toMatch(/hrefLang="nb" href="[^"]*\/nb\/products\/modnet-gardsost"/u)
  const data = /<script type="application\/ld\+json">(.+?)<\/script>/su.exec(product)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject([
    { '@type': 'Product', gtin: '7090009010011', offers: { price: '98.00' } },
    { '@type': 'BreadcrumbList' },
  ])
})

test('data for search engines cannot end the script that it stands in', async ({
  site,
  request,
}) => {
  await changeSite(
    site,
    `update product_translations set description = '</script><img src=x onerror=alert(1)>' where slug = 'kefir'`,
  )
  await expect
    .poll(async () => (await request.get('/en/products/kefir?fresh=1')).text())
    .toContain('onerror')
  const html = await (await request.get('/en/products/kefir?fresh=2')).text()
  expect(html).not.toContain('</script><img')
})

test('[A01] sitemap and robots are where search engines look', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('xml')
  expect(await sitemap.text()).toContain('/uk/products/')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /checkout')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, sorting, pages and products can be read and used', async ({ page }) => {
    await page.goto('/en/products')
    await page.getByRole('checkbox', { name: 'Vegan' }).check()
    await page.getByRole('checkbox', { name: /^nuts/iu }).check()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/diet=vegan.*free=nuts/u)
    await expect(page.getByRole('checkbox', { name: 'Vegan' })).toBeChecked()
    await page.getByRole('link', { name: 'Remove the filter Vegan' }).click()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/u)
    await page.locator('.product a').first().click()
    await expect(page.locator('.nutrition')).toBeVisible()
    await expect(page.locator('.gallery-main img')).toBeVisible()
  })

  test('a phone opens the filters too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/en/products')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('checkbox', { name: 'Vegan' })).toBeVisible()
  })
})

test('a network that knows no WebP gets the picture of a shared product as JPEG', async ({
  page,
  site,
}) => {
  const html = await (await page.request.get('/en/products/kefir')).text()
  const shown = /<meta property="og:image" content="(?<address>[^"]+)"/u.exec(html)?.groups?.[
    'address'
  ]
  expect(shown).toBe(`${site.url}/pictures/kefir-1200.jpg`)
  expect(html).toMatch(
    /"image":\["http:[^"]+\/kefir-1200\.jpg","http:[^"]+\/kefir-label-640\.webp"\]/u,
  )
  const picture = await page.request.get(shown ?? '', { headers: { accept: 'image/jpeg' } })
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  const bytes = await picture.body()
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
})
