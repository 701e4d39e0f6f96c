import type {
  AcceptAll,
  AcceptDraft,
  AiDraft,
  AiDrafts,
  MakeDraft,
  SeenDraft,
} from '#domain/ai.schema.ts'
import { mayWriteText, mayWriteTextsOf } from '#domain/editing.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import { storedKey } from '#domain/ids.ts'
import {
  hasSameOrder,
  knowsAllergensIn,
  lockDifferences,
  lockedWordsIn,
} from '#domain/locked-words.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { findText } from '#server/features/content/site-texts.service.ts'
import { getText, saveText } from '#server/features/content/texts.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { personOf } from '#server/session/person.ts'
import {
  type DraftAddress,
  type DraftRow,
  findDraft,
  listDrafts,
  settleDraft,
} from './ai-drafts.repository.ts'
import { differenceText } from './difference-text.ts'
import { draftText } from './draft-text.service.ts'

/**
 * Asks a model for a draft of a text, which nobody sees but those who write. Refuses `forbidden` for who may not write that text in that
 * language, and as `draftText` does.
 */
export async function makeDraft(
  ctx: Ctx,
  { page, key, language, task }: MakeDraft,
  callKey: string,
): Promise<Result<AiDraft>> {
  if (!mayWrite(ctx, page, language)) return refused('forbidden')
  const text = await findText(ctx, { page, key, language })
  if (!text) return refused('not_found')
  const useId = await storedKey('ai-draft', personOf(ctx).userId, callKey)
  const made = await draftText(ctx, text, { task, useId })
  if (made.ok) return done(viewOf(made.value))
  // The same call again, whose answer was lost.
  const before =
    made.problem.code === 'busy' &&
    (await findDraft(ctx.database, addressOf(ctx, { page, key, language })))
  return before && before.state !== 'discarded' ? done(viewOf(before)) : made
}

/** The drafts of a language that wait for a person. */
export async function getDrafts(ctx: Ctx, languageCode: string): Promise<AiDrafts> {
  const { factoryId } = ctx.site
  const rows = await listDrafts(ctx.database, {
    factoryId,
    languageCode,
    states: ['new', 'refused'],
  })
  return { drafts: rows.map((row) => viewOf(row)) }
}

/**
 * Saves a draft as any text is saved: with its history, the log and what it was made from. Refuses `ai_draft_gone`, `ai_draft_differs`
 * with what differs, and as `saveText` does: `stale` where the text is not what the draft was made for any more.
 */
export async function acceptDraft(
  ctx: Ctx,
  { page, key, language, rev, value }: AcceptDraft,
): Promise<Result<{ text: EditableText }>> {
  if (!mayWrite(ctx, page, language)) return refused('forbidden')
  const address = addressOf(ctx, { page, key, language })
  const draft = await findDraft(ctx.database, address)
  if (draft?.rev !== rev) return refused('ai_draft_gone')
  if (draft.state === 'accepted') return textOf(await getText(ctx, { page, key, language }))
  if (draft.state === 'discarded') return refused('ai_draft_gone')
  const words = value ?? draft.value
  const [first] = value === undefined ? draft.differences : differencesOf(ctx, draft, words)
  if (first) return refused('ai_draft_differs', { values: { what: differenceText(first) } })
  const seen = { page, key, language }
  const source = await sourceOf(ctx, draft, seen)
  // Its source has changed since: old allergens and prices would be published.
  if (source === 'changed') return refused('ai_draft_gone')
  const saved = await saveText(
    ctx,
    { page, key },
    {
      ...{ language, value: words, rev: draft.textRev, as: 'publish', origin: 'ai' },
      ...source,
    },
  )
  if (saved.ok)
    await settleDraft(
      ctx.database,
      { ...address, rev },
      { state: 'accepted', acceptedBy: ctx.actor.userId ?? null },
    )
  return textOf(saved)
}

/** A translation is made from its source, as long as that is what it was; what was only said otherwise is made from what it was. */
async function sourceOf(
  ctx: Ctx,
  { task, sourceValue }: DraftRow,
  seen: { page: string; key: string; language: string },
): Promise<{ source?: string | null } | 'changed'> {
  const text = await getText(ctx, seen)
  const now = text.ok ? text.value.source?.value : undefined
  if (task === 'translate' || task === 'update')
    return now === sourceValue ? { source: sourceValue } : 'changed'
  return text.ok && now !== undefined ? { source: text.value.madeFrom } : {}
}

function textOf(saved: Result<EditableText>): Result<{ text: EditableText }> {
  return saved.ok ? done({ text: saved.value }) : saved
}

function differencesOf(ctx: Ctx, { sourceValue, languageCode }: DraftRow, draft: string) {
  const names = [ctx.site.company.name]
  return lockDifferences({ source: sourceValue, draft, language: languageCode, names })
}

/** Throws a draft away; one that is gone already stays so. */
export async function discardDraft(
  ctx: Ctx,
  { page, key, language, rev }: SeenDraft,
): Promise<Result<Record<string, never>>> {
  if (!mayWrite(ctx, page, language)) return refused('forbidden')
  const address = addressOf(ctx, { page, key, language })
  const draft = await findDraft(ctx.database, address)
  if (draft?.state === 'new' || draft?.state === 'refused')
    await settleDraft(ctx.database, { ...address, rev }, { state: 'discarded' })
  return done({})
}

/**
 * Accepts the drafts that hold, one by one: what has changed meanwhile stays as it is, and its draft waits; so does one whose allergens
 * nobody could compare, or whose locked words stand in another order.
 */
export async function acceptDrafts(
  ctx: Ctx,
  { language, items }: AcceptAll,
): Promise<Result<{ accepted: number; left: number }>> {
  let accepted = 0
  for (const item of items) {
    const draft = await findDraft(ctx.database, addressOf(ctx, { ...item, language }))
    if (draft && needsEyes(draft, [ctx.site.company.name])) continue
    const saved = await acceptDraft(ctx, { ...item, language })
    if (saved.ok) accepted += 1
    else if (saved.problem.code === 'forbidden') return saved
  }
  return done({ accepted, left: items.length - accepted })
}

/** A person has to look at it: the program cannot tell whether it says the same. */
function needsEyes({ sourceValue, value, languageCode }: DraftRow, names: string[]): boolean {
  const words = lockedWordsIn(sourceValue, names)
  const isUnknown = !knowsAllergensIn(languageCode) && words.some(({ kind }) => kind === 'allergen')
  return isUnknown || !hasSameOrder(words, lockedWordsIn(value, names))
}

function mayWrite({ actor }: Ctx, page: string, language: string): boolean {
  return mayWriteText(actor, language, 'publish') && mayWriteTextsOf(actor, page)
}

function addressOf(
  { site }: Ctx,
  { page, key, language }: { page: string; key: string; language: string },
): DraftAddress {
  return { factoryId: site.factoryId, page, key, languageCode: language }
}

function viewOf(row: DraftRow): AiDraft {
  const {
    page,
    key,
    languageCode,
    task,
    rev,
    sourceValue: source,
    value,
    differences,
    state,
    createdAt,
  } = row
  return { page, key, languageCode, task, rev, source, value, differences, state, createdAt }
}
