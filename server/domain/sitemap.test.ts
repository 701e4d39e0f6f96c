import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap.ts'

const place = { origin: 'https://matverk.example', defaultCode: 'nb' }

test('each language has its own address, which names the others', () => {
  const xml = sitemapXml(
    [{ paths: { nb: '/products/gardsost', en: '/products/farm-cheese' }, changedAt: 0 }],
    place,
  )
  expect(xml).toContain('<loc>https://matverk.example/nb/products/gardsost</loc>')
  expect(xml).toContain('<loc>https://matverk.example/en/products/farm-cheese</loc>')
  expect(
    xml.match(/hreflang="en" href="https:\/\/matverk\.example\/en\/products\/farm-cheese"/gu),
  ).toHaveLength(2)
  expect(xml).toContain('hreflang="x-default" href="https://matverk.example/products/gardsost"')
})

test('nothing in a slug can end the element that it stands in', () => {
  const xml = sitemapXml([{ paths: { nb: '/a"><b>&c' } }], place)
  expect(xml).not.toContain('<b>')
  expect(xml).toContain('%22%3E%3Cb%3E&amp;c')
})
