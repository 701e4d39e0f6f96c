import type { EditableText } from '#domain/editing.schema.ts'
import type { Overrides } from '#domain/languages.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { pageRow } from './page-rows.ts'
import type { Place, Translatable } from './translatable.ts'

export interface RowWords {
  language: string
  value: string
}

/** Saves one text where it belongs, and answers the row as it is then. Nothing is overwritten that the row has not seen. */
export function saveRow(row: Translatable, words: RowWords): Promise<ApiAnswer<Translatable>> {
  const { place } = row
  if (place.area === 'interface') return saveOverride(row, place, words)
  return savePageText(row, place, words)
}

/** The row as somebody else has left it meanwhile, from what a refusal tells. */
export function currentOf(row: Translatable, current: unknown): Translatable {
  return row.place.area === 'interface'
    ? withOwn(row, current as Overrides)
    : pageRow(current as EditableText)
}

type Interface = Extract<Place, { area: 'interface' }>

async function savePageText(
  row: Translatable,
  { page, key }: Exclude<Place, Interface>,
  words: RowWords,
): Promise<ApiAnswer<Translatable>> {
  const path = [page, key].map((part) => encodeURIComponent(part)).join('/')
  const answer = await callTwice<EditableText>(`/admin/content/texts/${path}`, {
    method: 'PUT',
    body: { ...words, rev: row.rev, source: row.source, as: 'publish' },
    idempotencyKey: newKey(),
  })
  return answer.ok ? { ok: true, value: pageRow(answer.value) } : answer
}

/** No words give the text back to the product. */
async function saveOverride(
  row: Translatable,
  { key, builtIn }: Interface,
  { language, value }: RowWords,
): Promise<ApiAnswer<Translatable>> {
  const isGivenBack = value.trim() === '' || value === builtIn
  if (isGivenBack && row.rev === 0) return { ok: true, value: row }
  const answer = await callTwice<Overrides>(`/admin/interface-texts/${encodeURIComponent(key)}`, {
    method: isGivenBack ? 'DELETE' : 'PUT',
    body: isGivenBack ? { language, rev: row.rev } : { language, content: value, rev: row.rev },
    idempotencyKey: newKey(),
  })
  return answer.ok ? { ok: true, value: withOwn(row, answer.value) } : answer
}

function withOwn(row: Translatable, { texts }: Overrides): Translatable {
  const { place } = row
  if (place.area !== 'interface') return row
  const own = texts.find(({ key }) => key === place.key)
  if (own) return { ...row, target: own.content, rev: own.rev, state: 'reviewed' }
  const state = place.builtIn === '' ? 'missing' : 'builtIn'
  return { ...row, target: place.builtIn, rev: 0, state }
}
