import type { Client } from '@libsql/client/http'
import type { Page } from '@playwright/test'
import { unnamed } from '#app/features/languages/admin/native-names.ts'
import type { AuditChange } from '#domain/audit-changes.ts'
import { literalsOn } from './literals.ts'
import { messagesIn } from './pseudo-language.ts'
import type { Site } from './site.ts'

/** What the workspace shows as it is kept: addresses on the site, keys of texts, languages by their code. */
const kept = [
  /^\/[\w/-]*(?:\?[\w=&-]+)?$/u,
  /^[\w-]+ · [\w.]+$/u,
  // An address within a sentence, of which no other word is plain.
  /^[^a-z]*\u2066\/[\w/?=&-]*\u2069[^a-z]*$/iu,
  /^(?:nb|en|ar|pl|uk)$/u,
  // Colours, and what a file that was added is called.
  /^#[\da-f]{6}$/u,
  /^(?:øø\.csv|CSV)$/u,
]

/** Literals but for what is kept, and for translations' sources, which stand beside them in another language. */
export async function wordsOn(page: Page, { database }: Site): Promise<string[]> {
  const { rows } = await database.execute(
    "select content_value as words from page_content_translations where language_code = 'nb'",
  )
  const written = rows.map(({ words }) => String(words))
  const sources = new Set([
    ...written,
    // Rich texts are shown as they are read: run by run.
    ...written.filter((words) => words.startsWith('<')).flatMap((html) => html.split(/<[^>]*>/u)),
    ...(await recorded(database)),
    ...(await addressesOfCategories(database)),
    ...(await named(page)),
  ])
  const said = [...(await messagesIn('server')).values()]
  return (await literalsOn(page)).filter(
    (text) =>
      !sources.has(text) &&
      !kept.some((known) => known.test(text)) &&
      // What a mail is called, within a sentence, of which no other word is plain.
      !said.some((words) => text.includes(words) && !/[a-z]{2}/iu.test(text.replace(words, ''))),
  )
}

/** What the log holds of what was done, as it holds it: ids, and what was there before and after. */
async function recorded(database: Client): Promise<string[]> {
  const { rows } = await database.execute('select * from audit_log')
  return rows.flatMap(({ entity_id: id, request_id: request, data }) => {
    const { changes = [] } = JSON.parse(String(data)) as { changes?: AuditChange[] }
    const held = changes.flatMap(({ of, before, after }) => [of, before, after])
    return [id, request, ...held].map(String)
  })
}

/** What categories are called in addresses. */
async function addressesOfCategories(database: Client): Promise<string[]> {
  const { rows } = await database.execute(
    'select key as word from categories union select slug from category_translations',
  )
  return rows.map(({ word }) => String(word))
}

/** Languages as browsers and we name them, and icons by the names that they are looked for by. */
async function named(page: Page): Promise<string[]> {
  const ours = Object.values(unnamed).map(({ en = '' }) => en)
  const found = await page.evaluate(() => {
    const names = new Intl.DisplayNames('en', { type: 'language' })
    const options = [...document.querySelectorAll<HTMLOptionElement>('option')]
    const icons = [...document.querySelectorAll('.ws-icon-choice')]
    return [
      ...options.map(({ value, text }) =>
        /^[a-z]{2,3}$/u.test(value) && names.of(value) === text ? text : '',
      ),
      ...icons.map(({ ariaLabel }) =>
        ariaLabel && /^[a-z][a-z\d-]+$/u.test(ariaLabel) ? ariaLabel : '',
      ),
    ]
  })
  return [...ours, ...found]
}
