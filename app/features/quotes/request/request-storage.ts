import * as v from 'valibot'
import {
  type QuoteFile,
  quoteFileSchema,
  requestedQuoteSchema,
} from '#domain/quote-request.schema.ts'
import { mostQuoteFiles } from '#domain/quotes.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { tabStorage } from '#app/platform/browser/storage.ts'
import { keptRequest, type RequestValues } from './request-values.ts'

const keys = {
  form: 'quote-form',
  files: 'quote-files',
  attempt: 'quote-attempt',
  sent: 'quote-sent',
} as const

const owned = v.object({ buyerId: v.string(), values: v.unknown() })
const attempt = v.object({ key: v.string(), body: v.string() })
const sent = v.object({ ...requestedQuoteSchema.entries, email: v.string() })
export type SentRequest = v.InferOutput<typeof sent>

/** What this tab has typed: a guest who signs in goes on with it, nobody else does. Somebody else's is forgotten. */
export function typedRequest(buyerId: string): Omit<RequestValues, 'consent'> | undefined {
  const kept = v.safeParse(owned, tabStorage.value(keys.form))
  if (!kept.success) return undefined
  if (kept.output.buyerId === '' || kept.output.buyerId === buyerId)
    return keptRequest(kept.output.values)
  forgetRequest()
  return undefined
}

export function keepRequest(buyerId: string, { consent: _, ...values }: RequestValues): void {
  tabStorage.keepValue(keys.form, { buyerId, values })
}

/** The files that are at the factory already and wait for their request. */
export function keptFiles(): QuoteFile[] {
  const { success, output } = v.safeParse(v.array(quoteFileSchema), tabStorage.value(keys.files))
  return success ? output.slice(0, mostQuoteFiles) : []
}

export function keepFiles(files: readonly QuoteFile[]): void {
  tabStorage.keepValue(keys.files, files)
}

/** The key that this request goes with: the same content always has the same one, also after a reload, so that it is asked once. */
export function attemptKey(body: string): string {
  const { success, output } = v.safeParse(attempt, tabStorage.value(keys.attempt))
  if (success && output.body === body) return output.key
  const key = newKey()
  tabStorage.keepValue(keys.attempt, { key, body })
  return key
}

/** The request was refused: nothing came of its key. */
export function forgetAttempt(): void {
  tabStorage.forget(keys.attempt)
}

/** The request was taken, or is somebody else's. */
export function forgetRequest(): void {
  for (const key of [keys.form, keys.files, keys.attempt]) tabStorage.forget(key)
}

export function keepSent(request: SentRequest): void {
  tabStorage.keepValue(keys.sent, request)
}

/** What this tab has asked for last; undefined where it has not. */
export function sentRequest(): SentRequest | undefined {
  const { success, output } = v.safeParse(sent, tabStorage.value(keys.sent))
  return success ? output : undefined
}
