import type { VersionOrigin } from '#domain/editing.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import type { EditableFooter, EditableMenu } from '#domain/navigation.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import type { TextPlace } from './text-key.ts'
import { footerKeyOf, linkOf, menuPage, titleText } from './title-text.ts'
import { footerRead, keepTitles, type Whole } from './use-titles.ts'

/** Read by a step alone, which has a sentence for it. */
const linkGone = {
  ok: false,
  reason: 'refused',
  error: { code: 'not_found', message: '', retryable: false, ref: '' },
} as const

/** A title as it is kept now. */
export async function readTitle(text: TextPlace): Promise<ApiAnswer<EditableText>> {
  const path = text.page === menuPage ? '/admin/menu' : '/admin/footer'
  const answer = await callApi<Whole>(path)
  return answer.ok && !linkOf(text, answer.value) ? linkGone : titleIn(text, answer)
}

/** How a title that is put back came about. */
interface Former {
  origin?: VersionOrigin
  isReviewed?: boolean | undefined
  sourceTitle?: string | null | undefined
}

/**
 * Saves the title of a link in its language; `seen` is what its writer saw. No words give the default title back. One that is put back
 * stays what it was made from.
 */
export async function saveTitle(
  seen: EditableText,
  title: string,
  key: string,
  { origin, isReviewed, sourceTitle }: Former = {},
): Promise<ApiAnswer<EditableText>> {
  const { page, languageCode: language, value, rev } = seen
  // What stands in for a missing title is not always what it is made from.
  const source = value === '' ? {} : { source: seen.source?.value }
  const former = {
    origin,
    isReviewed,
    ...(sourceTitle === undefined ? {} : { source: sourceTitle }),
  }
  const body = { language, title, seen: rev === 0 ? '' : value, ...source, ...former }
  const call = { method: 'PUT', idempotencyKey: key } as const
  if (page === menuPage)
    return titleIn(
      seen,
      await callTwice<EditableMenu>(`/admin/menu/${seen.key}/title`, { ...call, body }),
    )
  const address = linkOf(seen, footerRead())?.url ?? '/'
  const place = { ...footerKeyOf(seen.key), url: address }
  return titleIn(
    seen,
    await callTwice<EditableFooter>('/admin/footer/titles', {
      ...call,
      body: { ...body, ...place },
    }),
  )
}

/** The title that an answer holds, also where it refuses with what somebody else has saved. */
function titleIn(before: TextPlace, answer: ApiAnswer<Whole>): ApiAnswer<EditableText> {
  if (answer.ok) {
    keepTitles(answer.value)
    const text = titleOf(before, answer.value)
    return text ? { ok: true, value: text } : { ok: false, reason: 'unreachable' }
  }
  if (answer.reason !== 'refused') return answer
  const { current } = answer.error as { current?: Whole }
  return { ...answer, error: { ...answer.error, ...(current && staleWith(before, current)) } }
}

function staleWith(before: TextPlace, current: Whole) {
  return { current: titleOf(before, current) }
}

function titleOf(before: TextPlace, whole: Whole): EditableText | undefined {
  const { page, key, languageCode, source } = before
  const link = linkOf(before, whole)
  const defaultCode = source?.languageCode ?? languageCode
  const wanted = { language: languageCode, fallbackLanguages: [], defaultCode }
  return link && titleText({ page, key }, link, wanted)
}
