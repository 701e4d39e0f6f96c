import { appConfig } from '#config'
import { informationPaths } from '#tests/support/routes.ts'
import { elementsOf, factsOf, linksOf, metaOf, textOf } from '#tests/support/sent-html.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { changeSite } from '#tests/support/site-changes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

async function htmlOf(path: string): Promise<string> {
  return (await fetch(site.url + path)).text()
}

const titleOf = (html: string) => textOf(elementsOf(html, 'title')[0])

test.each([...appConfig.catalogues])(
  '[A01] every information page answers with its own title and main heading in %s',
  async (code) => {
    const titles = new Set<string>()
    const headings = new Set<string>()
    for (const path of informationPaths) {
      const answer = await fetch(`${site.url}/${code}${path === '/' ? '' : path}`)
      expect(answer.status, path).toBe(200)
      const html = await answer.text()
      const [heading, ...others] = elementsOf(html, 'h1').map(textOf)
      expect(heading, path).toMatch(/\S/u)
      expect(others, path).toEqual([])
      expect(elementsOf(html, 'html')[0]?.properties['lang'], path).toBe(code)
      expect(metaOf(html, 'description'), path).toMatch(/\S{3}/u)
      headings.add(heading ?? '')
      titles.add(titleOf(html))
    }
    expect(titles.size).toBe(informationPaths.length)
    expect(headings.size).toBe(informationPaths.length)
  },
)

test.each([
  ['/en/no-such-page', 'Page not found'],
  ['/en/no/such/page', 'Page not found'],
  ['/en/about/more', 'Page not found'],
  ['/en/products/nothing', 'Page not found'],
  ['/en/categories/nothing', 'Page not found'],
  ['/en/order-success/AAAAAAAAAAAAAAAAAAAAAA', 'Page not found'],
  ['/finnes-ikke', 'Siden finnes ikke'],
  ["/nb/' or 1=1", 'Siden finnes ikke'],
])(
  '[A02] %s is not found, and has a title of its own and no canonical address',
  async (path, title) => {
    const answer = await fetch(site.url + path)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(titleOf(html)).toBe(`${title} – Premium Foods Factory`)
    expect(elementsOf(html, 'h1').map(textOf)).toEqual([title])
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(linksOf(html, 'canonical')).toEqual([])
  },
)

describe('the addresses of a page', () => {
  // The last ones have an address of each language's own, to which the common one leads.
  test.each(['/about', ...informationPaths.slice(-5)])(
    '[A02] [D10] of %s: hreflang names every language both ways, canonical the page itself',
    async (path) => {
      const start = (await fetch(`${site.url}/en${path}`)).url
      const links = linksOf(await (await fetch(start)).text(), 'alternate')
      const languages = links.map(({ language }) => language).toSorted()
      expect(languages).toEqual([...appConfig.catalogues, 'x-default'].toSorted())
      for (const { language, href } of links.filter((link) => link.language !== 'x-default')) {
        expect(href.startsWith(`${site.url}/${language}/`)).toBe(true)
        const answer = await fetch(href, { redirect: 'manual' })
        expect(answer.status, href).toBe(200)
        const html = await answer.text()
        expect(linksOf(html, 'canonical')).toEqual([{ href }])
        expect(byLanguage(linksOf(html, 'alternate'))).toEqual(byLanguage(links))
      }
    },
  )

  test('[A02] [D10] a content page has one under each prefix, and leads there from the others', async () => {
    const to = async (path: string) => {
      const answer = await fetch(site.url + path, { redirect: 'manual' })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await to('/nb/farms-and-boats')).toEqual([301, '/nb/gardene-og-batene'])
    expect(await to('/en/farms')).toEqual([301, '/en/farms-and-boats'])
    expect(await to('/en/farms?from=mail')).toEqual([301, '/en/farms-and-boats?from=mail'])
    expect(await to('/en/gardene-og-batene')).toEqual([301, '/en/farms-and-boats'])
    expect(await to('/nb/gardene-og-batene')).toEqual([200, null])
    // A bare address belongs to no language: any of them is answered in the reader's own.
    expect(await to('/farms-and-boats')).toEqual([200, null])
  })

  test('[D10] links within a text keep the prefix of the page', async () => {
    const texts = elementsOf(await htmlOf('/ar/about'), 'div').filter(({ properties }) =>
      [properties['className']].flat().includes('prose'),
    )
    const hrefs = texts
      .flatMap((text) => elementsOf(text, 'a'))
      .map(({ properties }) => String(properties['href']))
    expect(hrefs.length).toBeGreaterThan(0)
    expect(hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/ar/'))).toEqual([])
  })

  test('a list has one per category, none of them filtered; a product has one per language', async () => {
    const list = await htmlOf('/en/products?category=dairy')
    expect(linksOf(list, 'canonical')).toEqual([{ href: `${site.url}/en/categories/dairy` }])
    expect(metaOf(await htmlOf('/en/products?free=nuts'), 'robots')).toBe('noindex')
    const product = await htmlOf('/en/products/modnet-gardsost')
    expect(linksOf(product, 'canonical')).toEqual([
      { href: `${site.url}/en/products/aged-farm-cheese` },
    ])
    expect(linksOf(product, 'alternate')).toContainEqual({
      language: 'nb',
      href: `${site.url}/nb/products/modnet-gardsost`,
    })
  })

  test('[A01] sitemap and robots are where search engines look', async () => {
    const sitemap = await fetch(`${site.url}/sitemap.xml`)
    expect(sitemap.headers.get('content-type')).toContain('xml')
    expect(await sitemap.text()).toContain('/uk/products/')
    expect(await htmlOf('/robots.txt')).toContain('Disallow: /checkout')
  })
})

describe('search engines are told', () => {
  test('[A01] of the company, the questions, the shops and the product', async () => {
    expect(factsOf(await htmlOf('/nb'))).toMatchObject({
      '@type': 'Organization',
      name: 'Premium Foods Factory',
    })
    expect(factsOf(await htmlOf('/nb/faq'))).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: { length: 12 },
    })
    expect(factsOf(await htmlOf('/nb/locations'))).toMatchObject({
      '@graph': [
        {
          '@type': 'LocalBusiness',
          telephone: '+47 55 00 00 00',
          address: { postalCode: '5059', addressLocality: 'Bergen' },
        },
        {},
        {},
        {},
      ],
    })
    expect(factsOf(await htmlOf('/en/products/aged-farm-cheese'))).toMatchObject([
      { '@type': 'Product', gtin: '7090009010011', offers: { price: '98.00' } },
      { '@type': 'BreadcrumbList' },
    ])
  })

  test('nothing that could end the script that it stands in', async () => {
    const hostile = '</script><img src=x onerror=alert(1)>'
    await changeSite(
      site,
      `update product_translations set description = '${hostile}' where slug = 'kefir'`,
    )
    const html = await htmlOf('/en/products/kefir?fresh=1')
    expect(html).toContain('onerror')
    expect(html).not.toContain('</script><img')
    expect(JSON.stringify(factsOf(html))).toContain('onerror')
  })
})

test('a network that knows no WebP gets the picture of a shared product as JPEG', async () => {
  const html = await htmlOf('/en/products/kefir')
  const shown = metaOf(html, 'og:image') ?? ''
  expect(shown).toBe(`${site.url}/pictures/kefir-1200.jpg`)
  expect(factsOf(html)).toMatchObject([
    { image: [shown, `${site.url}/pictures/kefir-label-640.webp`] },
    {},
  ])
  const picture = await fetch(shown, { headers: { accept: 'image/jpeg' } })
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect([...(await picture.bytes()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
})

function byLanguage(links: ReturnType<typeof linksOf>): Record<string, string> {
  return Object.fromEntries(links.map(({ language = '', href }) => [language, href]))
}
