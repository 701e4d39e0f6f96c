import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'

const api = useApi()

async function text(path: string): Promise<string> {
  const response = await api.visitor().get(path)
  expect(response.status).toBe(200)
  return response.text()
}

test('[A01] the sitemap names every public page in every language', async () => {
  const xml = await text('/api/sitemap.xml')
  expect(xml).toContain('<loc>http://matverk.test/nb/products/modnet-gardsost</loc>')
  expect(xml).toContain('<loc>http://matverk.test/en/categories/dairy</loc>')
  expect(xml).toContain('<loc>http://matverk.test/ar/faq</loc>')
  expect(xml).not.toContain('/cart')
  expect(xml.match(/<loc>[^<]*\/products\/[^<]*<\/loc>/gu)).toHaveLength(72 * 5)
  const addresses = xml.match(/<loc>[^<]*<\/loc>/gu) ?? []
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('what is not published is not in the sitemap', async () => {
  await api.database.execute(`update products set is_active = 0 where key = 'kefir'`)
  expect(await text('/api/sitemap.xml')).not.toContain('/en/products/kefir<')
})

test('private pages are refused to search engines, in every language', async () => {
  const robots = await text('/api/robots.txt')
  expect(robots).toContain('Disallow: /cart\n')
  expect(robots).toContain('Disallow: /ar/checkout\n')
  expect(robots).toContain('Sitemap: http://matverk.test/sitemap.xml')
})
