import { mayWriteText } from '#domain/editing.ts'
import type {
  EditableText,
  HashedChange,
  RestoreText,
  ChangedWords,
  TextHistory,
} from '#domain/editing.schema.ts'
import { sha256Hex } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findText, type TextAddress } from './find-text.ts'
import { formerWords } from './former-words.ts'
import { mayTakeBack, takeBackDenied } from './may-write-such.ts'
import { viewOf } from './text-view.ts'
import { changeText } from './texts.service.ts'
import { findVersion, listVersions, listWords } from './versions.repository.ts'
import type { Change, Text } from './text-adapter.queries.ts'
import { wordsFault } from './words-fault.ts'

/** What a text was in a language, newest first. `not_found` where there is no such page or language. */
export async function getHistory(ctx: Ctx, address: TextAddress): Promise<Result<TextHistory>> {
  const text = await findText(ctx, address)
  if (!text) return refused('not_found')
  const rows = await listVersions(ctx.database, text.ref)
  const current = rows.find(({ status }) => status === 'published' || status === 'unpublished')
  const isPublic = (text.row.value ?? '') === current?.value
  return done({
    versions: rows.map((row) => ({
      ...row,
      byName: row.byName ?? '',
      isCurrent: isPublic && row.id === current.id,
    })),
  })
}

/** The words of a change that the audit log knows by their hashes. `not_found` where there is no such page or language. */
export async function getChange(
  ctx: Ctx,
  address: Omit<TextAddress, 'language'>,
  { language, ...hashes }: HashedChange,
): Promise<Result<ChangedWords>> {
  const text = await findText(ctx, { ...address, language })
  if (!text) return refused('not_found')
  const { type, value, draftValue, scheduledValue } = text.row
  const former = await listWords(ctx.database, text.ref)
  const words = ['', value ?? '', draftValue ?? '', scheduledValue ?? '', ...former]
  const known = new Map(
    await Promise.all(words.map(async (each) => [await sha256Hex(each), each] as const)),
  )
  const wordsOf = (hash: string) => known.get(hash) ?? null
  return done({ type, before: wordsOf(hashes.before), after: wordsOf(hashes.after) })
}

/**
 * Puts a former version in force again, as a new one. What the library has no more is left out, and the answer says so. Refuses
 * `forbidden`, `not_found` and `stale`.
 */
export async function restoreText(
  ctx: Ctx,
  address: Omit<TextAddress, 'language'>,
  { language, versionId, rev }: RestoreText,
): Promise<Result<EditableText>> {
  if (!mayWriteText(ctx.actor, language, 'publish')) return refused('forbidden')
  const text = await findText(ctx, { ...address, language })
  if (text && !mayTakeBack(ctx.actor, text)) return takeBackDenied(ctx)
  const version = text && (await findVersion(ctx.database, text.ref, versionId))
  if (!text || !version) return refused('not_found')
  const { value, told } = await formerWords(ctx, text, version.value)
  const isRestored = ({ row }: Text) => (row.value ?? '') === value && row.rev !== rev
  if (isRestored(text)) return done({ ...viewOf(text), ...told })
  const fault = value === '' && wordsFault(text, value)
  if (fault) return refused(fault)
  const change: Change = {
    action: 'text_restored',
    rev,
    version: { ...version, value, status: value === '' ? 'unpublished' : 'published' },
    isPublic: true,
    removes: ['draft'],
  }
  const restored = await changeText(ctx, { text, change, isDone: isRestored })
  return restored.ok ? done({ ...restored.value, ...told }) : restored
}
