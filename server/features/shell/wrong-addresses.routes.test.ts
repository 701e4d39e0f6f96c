import { beforeAll, expect, test } from 'vitest'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { wrongAddresses } from '#tests/support/wrong-addresses.ts'

const api = useApi()

/** Addresses that no form takes stand in the database: every second link of the menu and of the footer has one. */
beforeAll(async () => {
  const wrong = (table: string) =>
    `(select it.value from json_each('${JSON.stringify(wrongAddresses)}') as it
      where it.key = ${table}.rowid % ${wrongAddresses.length})`
  await api.database.batch(
    [
      `update menu_items set url = ${wrong('menu_items')} where sort_order % 2 = 0`,
      `update footer_links set url = ${wrong('footer_links')} where sort_order % 2 = 0`,
      `insert into announcements (factory_id, words_key, url, is_dismissible, is_shown)
        select id, 'words', 'javascript:alert(1)', 1, 1 from factories`,
      `insert into announcement_texts (factory_id, language_code, text)
        select id, 'nb', 'Stengt i dag' from factories`,
      `update factories set logo_url = 'javascript:alert(1)'`,
      `update factory_settings set logo_url = 'data:text/html,x', favicon_url = 'javascript:alert(1)',
        loading_image_url = 'javascript:alert(1)'`,
      'update content_revisions set revision = revision + 1',
    ],
    'write',
  )
})

test('[I6] no page links to an address that runs, though the database holds it', async () => {
  const response = await api.visitor({ language: 'nb' }).get('/api/shell')
  const body = await response.text()
  for (const address of wrongAddresses)
    expect(body).not.toContain(JSON.stringify(address).slice(1, -1))
  const { menu, footer, announcement, company, loading } = JSON.parse(body) as ShellData
  expect([company.logo.url, company.faviconUrl, loading.imageUrl]).toEqual([null, null, null])
  // What leads somewhere is still there, and so are the announced words.
  expect(menu.length).toBeGreaterThan(0)
  expect(footer.sections.flatMap(({ links }) => links).length).toBeGreaterThan(3)
  expect(announcement).toMatchObject({ text: 'Stengt i dag', url: null })
})
