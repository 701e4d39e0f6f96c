import { expect, test } from 'vitest'
import type { ContentPage } from '#domain/content.schema.ts'
import type { EditablePage } from '#domain/pages.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered } from '#tests/support/editing.ts'
import { madePage, pagesPath, published } from '#tests/support/pages.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

const answerAt = async (slug: string, language = 'en') =>
  api.visitor({ language }).get(`/api/content/slugs/${slug}`)
const titleAt = async (slug: string, language = 'en') =>
  (await answered<ContentPage>(await answerAt(slug, language))).texts['title']?.value

/** As pages may stand from before addresses were one page's in all languages. */
async function sharing(page: EditablePage, code: string, slug: string): Promise<void> {
  await api.database.execute({
    sql: `insert into page_slugs (factory_id, language_code, slug, page_id, is_published)
      select factory_id, ?, ?, id, 0 from pages where id = ?`,
    args: [code, slug, page.id],
  })
}

test('an address that a draft has too is still that of the page that visitors see there', async () => {
  const editor = await callerOf(api, 'editor')
  const inNorwegian = { slug: 'lambs', title: 'Lambs', languageCode: 'nb' }
  await published(editor, await madePage(editor, inNorwegian), 'nb')
  const goats = { slug: 'goats', title: 'Goats', languageCode: 'nb' }
  const other = await published(editor, await madePage(editor, goats), 'nb')
  await sharing(other, 'en', 'lambs')
  expect(await titleAt('lambs')).toBe('Lambs')
  const path = `${pagesPath}/${other.id}/languages/en/publication`
  const response = await editor.send('PUT', path, { rev: other.rev, as: 'publish' })
  expect(await refusal(response)).toMatchObject({ status: 409, code: 'slug_taken' })
})

test('no new page gets an address that another page has in another language', async () => {
  const editor = await callerOf(api, 'editor')
  await madePage(editor, { slug: 'calves', languageCode: 'nb' })
  const body = { template: 'article', parentId: null, languageCode: 'en', title: 'Calves' }
  const response = await editor.send('POST', pagesPath, { ...body, slug: 'calves' })
  expect(await refusal(response)).toMatchObject({ status: 409, code: 'slug_taken', field: 'slug' })
})
