import type { EditableText } from '#domain/editing.schema.ts'
import type { Overrides } from '#domain/languages.schema.ts'
import type { EditableFooter, EditableMenu } from '#domain/navigation.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { pageRow } from './page-rows.ts'
import { footerRows, menuRows } from './title-rows.ts'
import type { Place, Translatable } from './translatable.ts'

export interface RowWords {
  language: string
  value: string
  /** Of words that a file brought, which somebody may still have to look at. */
  origin?: 'import'
  isReviewed?: boolean
}

/** Saves one text where it belongs, and answers the row as it is then. Nothing is overwritten that the row has not seen. */
export function saveRow(row: Translatable, words: RowWords): Promise<ApiAnswer<Translatable>> {
  const { place } = row
  if (place.area === 'pages') return savePageText(row, place, words)
  if (place.area === 'interface') return saveOverride(row, place, words)
  return saveTitle(row, place, words)
}

/** The row as somebody else has left it meanwhile, from what a refusal tells. */
export function currentOf(
  row: Translatable,
  current: unknown,
  language: string,
): Translatable | undefined {
  const { place } = row
  if (place.area === 'pages') return pageRow(current as EditableText)
  if (place.area === 'interface') return withOwn(row, current as Overrides)
  return titleRowIn(row, place, { whole: current as EditableMenu | EditableFooter, language })
}

type PlaceOf<Area> = Extract<Place, { area: Area }>

async function savePageText(
  row: Translatable,
  { page, key }: PlaceOf<'pages'>,
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
  { key, builtIn }: PlaceOf<'interface'>,
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

async function saveTitle(
  row: Translatable,
  place: PlaceOf<'menu' | 'footer'>,
  { value, ...words }: RowWords,
): Promise<ApiAnswer<Translatable>> {
  const { language } = words
  const title = { ...words, title: value, seen: row.target, source: row.source }
  const answer =
    place.area === 'menu'
      ? await callTwice<EditableMenu>(`/admin/menu/${place.itemId}/title`, titleCall(title))
      : await callTwice<EditableFooter>(
          '/admin/footer/titles',
          titleCall({
            ...title,
            section: place.section,
            linkKey: place.linkKey,
            url: place.url,
          }),
        )
  if (!answer.ok) return answer
  // Somebody may have taken it out of the list meanwhile: it was saved all the same.
  const saved: Translatable = { ...row, target: value, state: 'reviewed' }
  return { ok: true, value: titleRowIn(row, place, { whole: answer.value, language }) ?? saved }
}

/** The row of a title in the whole that it is a part of; undefined where somebody has removed it. */
function titleRowIn(
  { id }: Translatable,
  { sourceCode: source }: PlaceOf<'menu' | 'footer'>,
  { whole, language: target }: { whole: EditableMenu | EditableFooter; language: string },
): Translatable | undefined {
  const languages = { source, target }
  const rows = 'items' in whole ? menuRows(whole, languages) : footerRows(whole, languages)
  return rows.find((each) => each.id === id)
}

function titleCall(body: object) {
  return { method: 'PUT', body, idempotencyKey: newKey() } as const
}

function withOwn(row: Translatable, { texts }: Overrides): Translatable {
  const { place } = row
  if (place.area !== 'interface') return row
  const own = texts.find(({ key }) => key === place.key)
  if (own) return { ...row, target: own.content, rev: own.rev, state: 'reviewed' }
  const state = place.builtIn === '' ? 'missing' : 'builtIn'
  return { ...row, target: place.builtIn, rev: 0, state }
}
