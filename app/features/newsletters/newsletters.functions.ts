import type { Confirmed, Subscriptions } from '#domain/subscriptions.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { callForFile } from '#app/platform/call-for-file.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { read } from '#app/platform/read.ts'

/** The words of the form that asks for the newsletter. */
export const getSignUp = () => read('/api/newsletter/sign-up')

/** What was sent and is public. */
export const getArchive = () => read('/api/newsletter/archive')

/** One newsletter; the not-found page where its address leads to none. */
export const getLetter = (url: string) => read('/api/newsletter/letters/:url', { params: { url } })

/** What a link of a mail confirms, or opens. */
export const getConfirmation = (token: string) =>
  read('/api/newsletter/confirm/:token', { params: { token } })
export const getPreferences = (token: string) =>
  read('/api/newsletter/preferences/:token', { params: { token } })

const pathOf = (token: string) => `/newsletter/preferences/${encodeURIComponent(token)}`

export const answerConfirmation = (token: string, isWanted: boolean, idempotencyKey: string) =>
  callTwice<Confirmed>(`/newsletter/confirm/${encodeURIComponent(token)}`, {
    ...{ method: 'POST', body: { isWanted }, idempotencyKey },
  })

export const savePreferences = (token: string, body: object, idempotencyKey: string) =>
  callTwice<Subscriptions>(pathOf(token), { method: 'PUT', body, idempotencyKey })

export const leaveAll = (token: string, idempotencyKey: string) =>
  callTwice<object>(`${pathOf(token)}/leave`, { method: 'POST', body: {}, idempotencyKey })

export const deleteAddress = (token: string, idempotencyKey: string) =>
  callTwice<object>(pathOf(token), { method: 'DELETE', idempotencyKey })

export const fetchExport = (token: string) => callForFile(`${pathOf(token)}/export`, {})

export const ask = (body: object, idempotencyKey: string) =>
  callApi<object>('/newsletter/asks', { method: 'POST', body, idempotencyKey })
