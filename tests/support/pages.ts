import type { ContentAnswer, ContentPage } from '#domain/content.schema.ts'
import type { EditablePage, EditablePages, WrittenPage } from '#domain/pages.schema.ts'
import type { TestApi, Visitor } from './api.ts'
import { answered } from './editing.ts'

export const pagesPath = '/api/admin/content/pages'

interface Wanted {
  slug: string
  title?: string
  languageCode?: string
  template?: string
  parentId?: string
}

/** A page that somebody makes, in English unless it is said, as a draft. */
export async function madePage(editor: Visitor, wanted: Wanted): Promise<EditablePage> {
  const { slug, title = `Title of ${slug}`, ...more } = wanted
  const body = { template: 'article', parentId: null, languageCode: 'en', ...more, slug, title }
  const response = await editor.send('POST', pagesPath, body)
  return (await answered<WrittenPage>(response, 201)).page
}

/** Publishes a page in a language at once. */
export async function published(
  editor: Visitor,
  { id, rev }: EditablePage,
  code: string,
): Promise<EditablePage> {
  const path = `${pagesPath}/${id}/languages/${code}/publication`
  return (await answered<WrittenPage>(await editor.send('PUT', path, { rev, as: 'publish' }))).page
}

/** Asks for another address of a page in a language. */
export async function renamed(
  editor: Visitor,
  { id, rev }: Pick<EditablePage, 'id' | 'rev'>,
  code: string,
  slug: string,
): Promise<Response> {
  const path = `${pagesPath}/${id}/languages/${code}`
  return editor.send('PUT', path, { rev, slug, isIndexed: true })
}

/** A page in one language, as it is told. */
export function address(
  wanted: Pick<EditablePage['languages'][number], 'code' | 'slug' | 'state'>,
): EditablePage['languages'][number] {
  return { publishAt: null, unpublishAt: null, isIndexed: true, ...wanted }
}

/** What the log says of a page, in its order. */
export async function logOf(api: TestApi, key: string): Promise<string[]> {
  const { rows } = await api.database.execute({
    sql: `select action from audit_log where entity = 'page' and entity_id = ? order by rowid`,
    args: [key],
  })
  return rows.map((row) => String(row['action']))
}

/** A page as its editors see it. */
export async function pageOf(editor: Visitor, id: string): Promise<EditablePage> {
  const { pages } = await answered<EditablePages>(await editor.get(pagesPath))
  const found = pages.find((page) => page.id === id)
  if (!found) throw new Error(`no page ${id}`)
  return found
}

/** What visitors get at an address, in English unless it is said. */
export function useAddresses(api: TestApi) {
  const answerAt = async (slug: string, language = 'en') =>
    api.visitor({ language }).get(`/api/content/slugs/${slug}`)
  const pageAt = async (slug: string, language = 'en') =>
    answered<ContentPage>(await answerAt(slug, language))
  const titleAt = async (slug: string, language = 'en') =>
    (await pageAt(slug, language)).texts['title']?.value

  /** Where the address leads; null where a page stands there. */
  async function movedAt(slug: string, language = 'en'): Promise<string | null> {
    const answer = await answered<ContentAnswer>(await answerAt(slug, language))
    return 'movedTo' in answer ? answer.movedTo : null
  }

  return { answerAt, pageAt, titleAt, movedAt }
}
