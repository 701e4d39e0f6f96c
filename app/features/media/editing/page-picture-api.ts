import type { Company } from '#domain/shell.schema.ts'
import type { SocialPicture, SocialPictures } from '#domain/social-picture.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { currentDirection, currentLanguageCode } from '#app/platform/page-context.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { drawPagePicture } from './draw-page-picture.ts'

const base = '/admin/social-pictures'

/** The language that a page is written in, where it is not the one at hand. */
export interface WrittenIn {
  code: string
  direction: 'ltr' | 'rtl'
}

/** What the page is shown with in a language; undefined where it has no picture. */
export async function readPagePicture(
  page: string,
  code = currentLanguageCode(),
): Promise<SocialPicture | undefined> {
  const answer = await callApi<SocialPictures>(`${base}/${encodeURIComponent(page)}`)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.value.pictures.find(({ languageCode }) => languageCode === code)
}

/** Draws the page's picture and keeps it; false where that was not possible. A chosen one stays. */
export async function keepDrawing(wanted: {
  page: string
  title: string
  language?: WrittenIn | undefined
  company: Company
}): Promise<boolean> {
  const { code, direction } = wanted.language ?? {
    code: currentLanguageCode(),
    direction: currentDirection(),
  }
  try {
    const drawing = await drawPagePicture({ ...wanted, direction })
    if (!drawing) return false
    const place = `${encodeURIComponent(wanted.page)}/${code}`
    const call = { method: 'PUT', body: drawing, idempotencyKey: newKey() } as const
    const query = new URLSearchParams({ title: wanted.title })
    return (await callTwice<SocialPictures>(`${base}/${place}?${query.toString()}`, call)).ok
  } catch (error) {
    console.error('Failed to draw the picture of a page', error)
    return false
  }
}

/** Shows the page with a picture of the library, or with none. */
export function choosePagePicture(
  page: string,
  choice: { mediaId: string | null; rev: number },
): Promise<ApiAnswer<SocialPictures>> {
  const place = `${encodeURIComponent(page)}/${currentLanguageCode()}`
  const call = { method: 'PUT', body: choice, idempotencyKey: newKey() } as const
  return callTwice<SocialPictures>(`${base}/${place}/choice`, call)
}
