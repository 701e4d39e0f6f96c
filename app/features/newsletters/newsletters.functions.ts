import type { Confirmed, Subscriptions } from '#domain/subscriptions.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { callForFile } from '#app/platform/call-for-file.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { read } from '#app/platform/read.ts'

/** What was sent and is public. */
export const getArchive = () => read('/api/newsletter/archive')

/** One newsletter; the not-found page where its address leads to none. */
export const getLetter = (url: string) => read('/api/newsletter/letters/:url', { params: { url } })

/** What a link of a mail confirms, or opens. */
export const getConfirmation = (token: string) =>
  read('/api/newsletter/confirm/:token', { params: { token } })
export const getPreferences = (token: string) =>
  read('/api/newsletter/preferences/:token', { params: { token } })

/** What the caller's own address gets; `next` is the page that wants it, to come back to after signing in. */
export const getOwnNewsletters = (next: string) => read('/api/account/newsletters', { next })

/** The link of a mail that somebody came by; `newsletter` is the mail's, where it was a letter. */
export interface CameBy {
  token: string
  newsletter: string | undefined
}

const pathOf = (token: string) => `/newsletter/preferences/${encodeURIComponent(token)}`
const queryOf = ({ newsletter }: CameBy) =>
  newsletter === undefined ? '' : `?newsletter=${encodeURIComponent(newsletter)}`

export const answerConfirmation = (token: string, isWanted: boolean, idempotencyKey: string) =>
  callTwice<Confirmed>(`/newsletter/confirm/${encodeURIComponent(token)}`, {
    ...{ method: 'POST', body: { isWanted }, idempotencyKey },
  })

export const savePreferences = (by: CameBy, body: object, idempotencyKey: string) =>
  callTwice<Subscriptions>(`${pathOf(by.token)}${queryOf(by)}`, {
    ...{ method: 'PUT', body, idempotencyKey },
  })

export const saveOwnNewsletters = (body: object, idempotencyKey: string) =>
  callTwice<Subscriptions>('/account/newsletters', { method: 'PUT', body, idempotencyKey })

export const leaveAll = (by: CameBy, idempotencyKey: string) =>
  callTwice<object>(`${pathOf(by.token)}/leave${queryOf(by)}`, {
    ...{ method: 'POST', body: {}, idempotencyKey },
  })

export const deleteAddress = (token: string, idempotencyKey: string) =>
  callTwice<object>(pathOf(token), { method: 'DELETE', idempotencyKey })

export const fetchExport = (token: string) => callForFile(`${pathOf(token)}/export`, {})

export const ask = (body: object, idempotencyKey: string) =>
  callApi<object>('/newsletter/asks', { method: 'POST', body, idempotencyKey })
