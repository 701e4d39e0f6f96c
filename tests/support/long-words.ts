import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

/** As long as German makes them, and as nobody may hyphenate. */
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Every plain text of the pages and of the footer is one long word, in these languages. */
export async function withLongWords(
  { database }: Pick<Site, 'database'>,
  ...languages: string[]
): Promise<void> {
  await database.batch(
    [
      ...languages.map((language) => ({
        sql: `update page_content_translations set content_value = ? where language_code = ? and page_content_id in
          (select id from page_contents where content_type = 'text' and content_key not like 'meta%' and content_key not like '%.phone')`,
        args: [longWord, language],
      })),
      'update content_revisions set revision = revision + 1',
    ],
    'write',
  )
}

/** What stands out of the window, sideways, by its class and the text that it shows. */
export function standingOut(page: Page): Promise<string[]> {
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
