import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import type { Site } from '#tests/support/site.ts'

/** As long as German makes them, and as nobody may hyphenate. */
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Every plain text of the pages and of the footer is one long word. */
async function withLongWords({ database }: Pick<Site, 'database'>): Promise<void> {
  await database.batch(
    [
      {
        sql: `update page_content_translations set content_value = ? where page_content_id in
          (select id from page_contents where content_type = 'text' and content_key not like 'meta%' and content_key not like '%.phone')`,
        args: [longWord],
      },
      'update content_revisions set revision = revision + 1',
    ],
    'write',
  )
}

/** What stands out of the window, sideways, by its class and the text that it shows. */
function standingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const out = [...document.querySelectorAll('[data-content]')].filter((each) => {
      const { left, right, width } = each.getBoundingClientRect()
      return width > 0 && (left < -1 || right > innerWidth + 1)
    })
    const names = out.map((each) => each.getAttribute('data-content') ?? '')
    return [`${document.documentElement.scrollWidth - innerWidth} px`, ...names]
  })
}

const paths = [
  '',
  '/products',
  '/categories/meieri',
  '/about',
  '/quality',
  '/contact',
  '/faq',
  '/locations',
  '/resellers',
  '/privacy',
  '/support',
  '/cart',
]

for (const code of ['nb', 'ar'])
  test(`[A04] in ${code} a word that is longer than its line stands out of no page`, async ({
    page,
    site,
  }) => {
    await withLongWords(site)
    const faults: string[] = []
    for (const path of paths) {
      await page.goto(`/${code}${path}`)
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const out = await standingOut(page)
        if (out.length > 0) faults.push(`${path} at ${width} px: ${out.join(', ')}`)
      }
    }
    expect(faults).toEqual([])
  })
