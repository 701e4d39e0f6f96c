import { mayWriteText, mayWriteTextsOf } from '#domain/editing.ts'
import type { Actor } from '#domain/permissions.ts'
import { refused } from '#domain/result.ts'
import { writeDenial } from '#server/audit/write-denial.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Text } from './text-adapter.queries.ts'
import { adapterOf } from './text-adapters.ts'

/** True where the caller may take the words of a text down, or put former ones in force again. */
export function mayTakeBack(actor: Actor, { ref: { page, languageCode } }: Text): boolean {
  const write = adapterOf(page).isImmediate ? 'publish' : 'direct'
  return mayWriteText(actor, languageCode, write) && mayWriteTextsOf(actor, page)
}

/** The refusal of who may not, which the audit log keeps as that of any call. */
export function takeBackDenied(ctx: Ctx) {
  writeDenial(ctx, 'content.publish')
  return refused('forbidden')
}

/** No words take a text down, and words under a new key make one: who only translates does neither. What is no page may have its own right. */
export function mayWriteSuch(actor: Actor, { ref, row }: Text, value: string): boolean {
  if (!mayWriteTextsOf(actor, ref.page)) return false
  const mayBeEmpty = adapterOf(ref.page).isImmediate === true
  const isTranslation = (value !== '' || mayBeEmpty) && row.contentId !== ''
  return isTranslation || mayWriteText(actor, ref.languageCode, 'direct')
}
