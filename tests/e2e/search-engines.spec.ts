import { expect, test } from '#tests/support/browser.ts'
import { changeSite } from '#tests/support/site-changes.ts'

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
