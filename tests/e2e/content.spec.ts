import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { informationPaths } from '#tests/support/routes.ts'
import { changeSite } from '#tests/support/site-changes.ts'

const contentPages = informationPaths.slice(-5)
const codes = ['nb', 'en', 'ar'] as const

function prefixed(code: string, path: string): string {
  return `/${code}${path === '/' ? '' : path}`
}

test('names of cookies read from left to right in a line of Arabic, too', async ({ page }) => {
  await page.goto('/ar/cookies')
  const ends = await page.getByText('__Host-guest').evaluate((cell) => {
    const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
    if (!words) throw new Error('no name')
    const leftOf = (at: number) => {
      const letter = new Range()
      letter.setStart(words, at)
      letter.setEnd(words, at + 1)
      return letter.getBoundingClientRect().left
    }
    return { first: leftOf(0), second: leftOf(2), last: leftOf('__Host-guest'.length - 1) }
  })
  expect(ends.first).toBeLessThan(ends.second)
  expect(ends.second).toBeLessThan(ends.last)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const code of codes)
    test(`[A01] every information page answers with its own title and main heading in ${code}`, async ({
      page,
    }) => {
      const titles = new Set<string>()
      const headings = new Set<string>()
      for (const path of informationPaths) {
        const response = await page.goto(prefixed(code, path))
        expect(response?.status(), path).toBe(200)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveCount(1)
        await expect(heading).toHaveText(/\S/u)
        headings.add((await heading.textContent()) ?? '')
        titles.add(await page.title())
        await expect(page.locator('html')).toHaveAttribute('lang', code)
        expect(
          (await page.locator('meta[name="description"]').getAttribute('content')) ?? '',
        ).toMatch(/\S{3}/u)
      }
      expect(titles.size).toBe(informationPaths.length)
      expect(headings.size).toBe(informationPaths.length)
    })

  test('[A02] hreflang names every language both ways, canonical the page itself', async ({
    page,
    request,
    site,
  }) => {
    /** What the head of a page says of its addresses, as it is sent. */
    const addressesOf = async (url: string) => {
      const response = await request.get(url)
      expect([response.url(), response.status()]).toEqual([url, 200])
      return page.evaluate(
        (html) => {
          const { head } = new DOMParser().parseFromString(html, 'text/html')
          const links = [...head.querySelectorAll('link[rel="alternate"][hreflang]')]
          return {
            canonical: [...head.querySelectorAll('link[rel="canonical"]')].map((link) =>
              link.getAttribute('href'),
            ),
            links: links.map((link) => ({
              code: link.getAttribute('hreflang') ?? '',
              href: link.getAttribute('href') ?? '',
            })),
          }
        },
        await response.text(),
      )
    }
    for (const path of ['/about', ...contentPages]) {
      // The last ones have an address of each language's own, to which the common one leads.
      const start = (await request.get(`/en${path}`)).url()
      const { links } = await addressesOf(start)
      expect(links.map(({ code }) => code).toSorted()).toEqual(
        ['ar', 'en', 'nb', 'pl', 'uk', 'x-default'].toSorted(),
      )
      for (const { code, href } of links.filter((link) => link.code !== 'x-default')) {
        const there = await addressesOf(href)
        expect(there.canonical).toEqual([href])
        expect(href.startsWith(`${site.url}/${code}/`)).toBe(true)
        expect(there.links.map((link) => link.href).toSorted()).toEqual(
          links.map((link) => link.href).toSorted(),
        )
      }
    }
  })

  test('[A01] answers can be read: each opens without a script', async ({ page }) => {
    await page.goto('/nb/faq')
    const first = page.locator('details').first()
    await expect(first.locator('.prose')).toBeHidden()
    await first.locator('summary').click()
    await expect(first.locator('.prose')).toBeVisible()
    await expect(page.locator('details')).toHaveCount(12)
  })
})

for (const code of codes)
  test(`[A01] client navigation shows title and main heading in ${code}`, async ({ page }) => {
    await open(page, prefixed(code, '/'))
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    for (const path of ['/contact', '/support', '/quality', '/privacy']) {
      await page.locator(`footer a[href="/${code}${path}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`/${code}${path}$`, 'u'))
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveAttribute('data-content', `${path.slice(1)}.title`)
      await expect.poll(() => page.title()).not.toBe('')
    }
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

test('[A02] an unmatched address answers 404 and the not-found page', async ({ page }) => {
  for (const path of ['/nb/finnes-ikke', '/finnes-ikke', '/en/about/more', "/nb/' or 1=1"]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('[A02] [D10] a content page has one address under each prefix, and leads there from the others', async ({
  request,
}) => {
  const to = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return [response.status(), response.headers()['location'] ?? '']
  }
  expect(await to('/nb/farms-and-boats')).toEqual([301, '/nb/gardene-og-batene'])
  expect(await to('/en/farms')).toEqual([301, '/en/farms-and-boats'])
  expect(await to('/en/farms?from=mail')).toEqual([301, '/en/farms-and-boats?from=mail'])
  expect(await to('/en/gardene-og-batene')).toEqual([301, '/en/farms-and-boats'])
  expect(await to('/nb/gardene-og-batene')).toEqual([200, ''])
  // A bare address belongs to no language: any of them is answered in the reader's own.
  expect(await to('/farms-and-boats')).toEqual([200, ''])
})

test('[D10] links within a text keep the prefix of the page', async ({ page }) => {
  await page.goto('/ar/about')
  const hrefs = await page
    .locator('.prose a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(0)
  expect(hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/ar/'))).toEqual([])
})

test('[L03] a text that falls back says in which language and direction it is, and its lines stand where the page’s own do', async ({
  page,
  site,
}) => {
  await changeSite(
    site,
    `delete from page_content_translations where language_code = 'ar' and page_content_id in (select id from page_contents where page_slug = 'quality' and content_key in ('title', 'lede', 'body'))`,
  )
  await expect(async () => {
    await page.goto('/ar/quality')
    for (const key of ['title', 'lede', 'body'])
      await expect(page.locator(`[data-content="quality.${key}"]`)).toHaveAttribute('lang', 'nb', {
        timeout: 500,
      })
  }).toPass()
  await expect(page.locator('[data-content="quality.body"]')).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('[data-content="footer.company.description"]')).not.toHaveAttribute(
    'lang',
  )
  for (const key of ['title', 'lede'])
    await expect
      .poll(() => page.locator(`[data-content="quality.${key}"]`).evaluate(roomBesideWords))
      .toBeLessThan(2)
})

test('[T02] hostile rich text in the database runs nothing, rendered or navigated to', async ({
  page,
  site,
}) => {
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message())
    await dialog.dismiss()
  })
  await site.database.execute({
    sql: `update page_content_translations set content_value = ? where language_code = 'en' and page_content_id in (select id from page_contents where page_slug = 'support' and content_key = 'question.1.body')`,
    args: [`<p>Kept</p>${hostileHtml.join('\n')}`],
  })
  await changeSite(site)
  await expect(async () => {
    await page.goto('/en/support')
    await page.locator('summary').first().click()
    await expect(page.getByText('Kept', { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
  await open(page, '/en')
  await page.locator('footer a[href="/en/support"]').first().click()
  await page.locator('summary').first().click()
  await expect(page.getByText('Kept', { exact: true })).toBeVisible()
  expect(alerts).toEqual([])
  await expect(page.locator('main .prose [style], main .prose [onerror]')).toHaveCount(0)
})

test('[A01] search engines are told the questions, the shops and the company', async ({
  request,
}) => {
  const factsOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    const json = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/u.exec(html)?.[1]
    return JSON.parse(json ?? '{}') as Record<string, unknown[]>
  }
  const faq = await factsOf('/nb/faq')
  expect(faq['@type']).toBe('FAQPage')
  expect(faq['mainEntity']).toHaveLength(12)
  expect(await factsOf('/nb')).toMatchObject({
    '@type': 'Organization',
    name: 'Premium Foods Factory',
  })
  const shops = await factsOf('/nb/locations')
  expect(shops['@graph']).toHaveLength(4)
  expect(shops['@graph']?.[0]).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: '+47 55 00 00 00',
    address: { postalCode: '5059', addressLocality: 'Bergen' },
  })
})

/** How far the words of an element end before its right edge, where a line of Arabic begins. */
function roomBesideWords(element: Element): number {
  const words = document.createRange()
  words.selectNodeContents(element)
  const first = words.getClientRects()[0]
  return element.getBoundingClientRect().right - (first?.right ?? 0)
}

test('the hours that somebody is there stand in one line, however narrow the page', async ({
  page,
}) => {
  for (const path of ['/ar/contact', '/en/contact', '/ar/locations', '/en/locations']) {
    await open(page, path)
    for (let width = 320; width <= 800; width += 5) {
      await page.setViewportSize({ width, height: 800 })
      expect(await brokenHours(page), `${path}, ${width} px wide`).toEqual([])
    }
  }
})

/** The ranges of hours, such as 8–16, that are broken over two lines. */
async function brokenHours(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const broken: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const found of (node.textContent ?? '').matchAll(/\d+\u2060?–\u2060?\d+/gu)) {
        const range = document.createRange()
        range.setStart(node, found.index)
        range.setEnd(node, found.index + found[0].length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) broken.push(found[0])
      }
    return broken
  })
}
