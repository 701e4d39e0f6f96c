import { codedPages } from '#domain/content.ts'
import { newId, sha256Hex } from '#domain/ids.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { AuditAction } from '#server/features/audit/audit-nouns.ts'
import {
  allLanguages,
  knowRevisions,
  raisedRevisionOfKnown,
} from '#server/features/shell/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { Statement, StatementResult } from '#server/platform/hrana.ts'
import { firstVersion, madeContent, type NewVersion, raisedText } from './text-writes.queries.ts'
import {
  begunSchedule,
  keptPending,
  type Pending,
  removedPending,
} from './pending-writes.queries.ts'
import type { TextAt, TextRef, Writer } from './text-places.ts'
import { oneText, type TextRow } from './texts.repository.ts'

/** A text as it was read, and where it is. */
export interface Text {
  ref: TextRef
  row: TextRow
}

export interface Change {
  action: AuditAction
  /** What its writer saw. */
  rev: number
  /** The source words that it is made from are those that were read with the text where they are left out. */
  version: Omit<NewVersion, 'sourceValue'> & { sourceValue?: string | null | undefined }
  /** True where the words are what readers see from now on. */
  isPublic: boolean
  /** What is kept beside the published words. */
  pending?: Pending
  removes?: readonly Pending['kind'][]
  /** True where a schedule's words go out and its end is still to come. */
  beginsSchedule?: boolean
}

export type WriteCtx = Pick<Ctx, 'actor' | 'database' | 'memory' | 'now' | 'requestId' | 'site'>

/**
 * Writes changes of texts in one batch: versions, words, what they raise and the audit log, all or none. False where one of the texts
 * is no longer what its writer saw: nothing is written then.
 */
export async function writeTexts(ctx: WriteCtx, changes: readonly Changed[]): Promise<boolean> {
  return (await write(ctx, changes, [])) !== undefined
}

/** The same for one text, which is answered as the batch has left it; undefined where nothing was written. */
export async function writeText(
  ctx: WriteCtx,
  text: Text,
  change: Change,
): Promise<Text | undefined> {
  const asked = oneText(text.ref)
  const results = await write(ctx, [{ text, change }], [asked])
  const [row] = asked.answerOf(results?.at(-1)?.rows ?? [])
  return row && { ref: text.ref, row }
}

interface Changed {
  text: Text
  change: Change
}

async function write(
  ctx: WriteCtx,
  changes: readonly Changed[],
  asked: readonly Statement[],
): Promise<StatementResult[] | undefined> {
  const shown = changes.filter(({ change }) => change.isPublic)
  const languages = [...new Set(shown.map(({ text }) => readersOf(text.ref)))]
  const raised = languages.map((language) => raisedRevisionOfKnown(ctx, language))
  const statements = await Promise.all(
    changes.map(({ text, change }) => textStatements(ctx, text, change)),
  )
  try {
    const results = await ctx.database.write([...raised, ...statements.flat(), ...asked])
    knowRevisions(ctx, languages, results)
    return results
  } catch (error) {
    if (isStale(error)) return undefined
    throw error
  }
}

/** What one change of a text writes, but for the revision: for a batch that writes more than texts. */
export async function textStatements(
  ctx: WriteCtx,
  text: Text,
  change: Change,
): Promise<Statement[]> {
  const { build } = ctx.database
  const { ref, row } = text
  const { rev, isPublic, pending, removes = [] } = change
  const writer: Writer = { by: ctx.actor.userId ?? null, now: ctx.now() }
  const contentId = row.contentId || newId()
  const at = { contentId, languageCode: ref.languageCode }
  const sourceValue = sourceOf(text, change.version)
  const version = { ...change.version, sourceValue }
  return [
    ...(row.contentId ? [] : [madeContent(build, ref, { id: contentId, type: row.type, writer })]),
    ...historyBefore(at, row),
    ...raisedText(at, { version, rev, isPublic, writer }),
    ...removes.flatMap((kind) => (hasPending(text, kind) ? [removedPending(at, kind)] : [])),
    ...(pending ? [keptPending(at, { pending, rev: rev + 1, sourceValue, writer })] : []),
    ...(change.beginsSchedule ? [begunSchedule(build, at, writer.now)] : []),
    await audited(ctx, text, change),
  ]
}

/** The words of the default language that a version is made from: those that it names, or those that were read with the text. */
export function sourceOf(
  { ref, row }: Text,
  { sourceValue = row.source || null }: { sourceValue?: string | null | undefined },
): string | null {
  return ref.languageCode === ref.defaultCode ? null : sourceValue
}

/** As it was read: a change that made one since has raised the number that the version is guarded by. */
function hasPending({ row }: Text, kind: Pending['kind']): boolean {
  return (kind === 'draft' ? row.draftValue : row.scheduledValue) !== null
}

/** Whose pages a text may stand on: a page that the default language does not show is read in another one, by all. */
function readersOf({ page, languageCode, defaultCode }: TextRef): string {
  const isEverywhere = page === 'footer' || codedPages.some((coded) => coded === page)
  return isEverywhere || languageCode === defaultCode ? languageCode : allLanguages
}

/** Words that came with the site, or with an import, are in no version yet. */
function historyBefore(at: TextAt, row: TextRow): Statement[] {
  if (!row.value || row.hasVersions === 1) return []
  const version = {
    value: row.value,
    status: 'published',
    isReviewed: row.isReviewed ?? true,
    origin: row.origin ?? 'human',
    sourceValue: row.sourceValue,
  } as const
  return [firstVersion(at, version, { now: row.updatedAt ?? 0, by: row.updatedBy })]
}

/** The log knows words by their hashes: what was there, and what is. */
async function audited(ctx: WriteCtx, { ref, row }: Text, change: Change): Promise<Statement> {
  const kind = change.pending?.kind
  const pendingBefore = kind === 'draft' ? row.draftValue : row.scheduledValue
  const [before, after] = await Promise.all([
    sha256Hex((kind ? pendingBefore : row.value) ?? ''),
    sha256Hex(change.version.value),
  ])
  return auditedBy(ctx, {
    action: change.action,
    entity: 'text',
    entityId: `${ref.page}.${ref.key}`,
    data: { language: ref.languageCode, before, after },
  })
}

/** There is no text, or none with the number that its writer saw, or its row was made by somebody else meanwhile. */
function isStale(error: unknown): boolean {
  const fault = faultOf(error)
  return fault.kind === 'not_null' && fault.what.includes('.page_content_id')
}
