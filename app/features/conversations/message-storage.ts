import * as v from 'valibot'
import { contactFileSchema, sentMessageSchema } from '#domain/conversations.schema.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { tabStorage } from '#app/platform/browser/storage.ts'
import { keptMessage, type MessageValues } from './message-values.ts'

const keys = { form: 'contact-form', attempt: 'contact-attempt', sent: 'contact-sent' } as const

const owned = v.object({
  ownerId: v.string(),
  values: v.unknown(),
  file: v.nullable(contactFileSchema),
})
const attempt = v.object({ key: v.string(), body: v.string() })
const sent = v.object({
  ...sentMessageSchema.entries,
  ...{ name: v.string(), email: v.string(), orderNumber: v.string(), text: v.string() },
})
export type SentDetails = v.InferOutput<typeof sent>

/** What this tab has typed: a guest who signs in goes on with it, nobody else does. */
export function typedMessage(ownerId: string) {
  const kept = v.safeParse(owned, tabStorage.value(keys.form))
  if (!kept.success) return undefined
  if (kept.output.ownerId !== '' && kept.output.ownerId !== ownerId) return undefined
  return { values: keptMessage(kept.output.values), file: kept.output.file }
}

export function keepMessage(kept: {
  ownerId: string
  values: MessageValues
  file: v.InferOutput<typeof contactFileSchema> | null
}): void {
  tabStorage.keepValue(keys.form, kept)
}

/** The key that this message goes with: the same content always has the same one, also after a reload, so that it is taken once. */
export function attemptKey(body: string): string {
  const { success, output } = v.safeParse(attempt, tabStorage.value(keys.attempt))
  if (success && output.body === body) return output.key
  const key = newKey()
  tabStorage.keepValue(keys.attempt, { key, body })
  return key
}

/** The message was taken: nothing of it is to be sent again. */
export function forgetMessage(): void {
  tabStorage.forget(keys.form)
  tabStorage.forget(keys.attempt)
}

export function keepSent(details: SentDetails): void {
  tabStorage.keepValue(keys.sent, details)
}

/** What this tab has sent under a number; undefined where it has not. */
export function sentDetails(number: string): SentDetails | undefined {
  const { success, output } = v.safeParse(sent, tabStorage.value(keys.sent))
  return success && output.number === number ? output : undefined
}
