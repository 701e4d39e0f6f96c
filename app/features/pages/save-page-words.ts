import type { EditableText } from '#domain/editing.schema.ts'
import type { EditablePage, WrittenPage } from '#domain/pages.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'

/** The texts of a page that stand in the form; each has a number of its own, so that none overwrites what was saved in place. */
const names = ['title', 'metaTitle', 'metaDescription'] as const

export type PageValues = Record<(typeof names)[number] | 'slug', string> & { isIndexed: boolean }

interface PageWords {
  language: string
  texts: readonly EditableText[]
  page: EditablePage | undefined
  values: PageValues
  /** What differs from what its writer saw, and the number that each was seen with. */
  changed: readonly (keyof PageValues)[]
  revOf: (name: keyof PageValues) => number
}

/** Saves what has changed, one after the other, up to what is refused: that is reported at its field. */
export async function savePageWords(
  { language, texts, page, values, changed, revOf }: PageWords,
  idempotencyKey: string,
): Promise<ApiAnswer<unknown>> {
  for (const name of names) {
    if (!changed.includes(name)) continue
    const text = texts.find(({ key }) => key === name)
    const pageKey = page?.key ?? text?.page ?? ''
    const answer = await callTwice<EditableText>(`/admin/content/texts/${pageKey}/${name}`, {
      method: 'PUT',
      body: { language, value: values[name], rev: revOf(name), as: 'publish' },
      idempotencyKey: `${idempotencyKey}-${name}`,
    })
    if (!answer.ok) return atField(answer, name)
  }
  const { slug, isIndexed } = values
  const isOfPage = changed.some((name) => name === 'slug' || name === 'isIndexed')
  if (!page || !isOfPage) return { ok: true, value: undefined }
  // Both go together: the one that was begun first tells what its writer saw.
  const rev = Math.min(revOf('slug'), revOf('isIndexed'))
  return callTwice<WrittenPage>(`/admin/content/pages/${page.id}/languages/${language}`, {
    method: 'PUT',
    body: { rev, slug, isIndexed },
    idempotencyKey: `${idempotencyKey}-address`,
  })
}

function atField(answer: ApiAnswer<unknown>, field: string): ApiAnswer<unknown> {
  if (answer.ok || answer.reason !== 'refused') return answer
  return { ...answer, error: { ...answer.error, field } }
}
