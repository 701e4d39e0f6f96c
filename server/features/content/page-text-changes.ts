import { codedPages } from '#domain/content.ts'
import { newId, sha256Hex } from '#domain/ids.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import {
  begunSchedule,
  keptPending,
  type Pending,
  removedPending,
} from './pending-writes.queries.ts'
import {
  type Change,
  sourceOf,
  type Text,
  type TextRow,
  type WriteCtx,
} from './text-adapter.queries.ts'
import type { TextAt, Writer } from './text-places.ts'
import { firstVersion, madeContent, raisedText } from './text-writes.queries.ts'

/** What one change of a page's text writes, but for the revision: also for a batch that writes more than texts. */
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

/** As it was read: a change that made one since has raised the number that the version is guarded by. */
function hasPending({ row }: Text, kind: Pending['kind']): boolean {
  return (kind === 'draft' ? row.draftValue : row.scheduledValue) !== null
}

/** Whose pages a text may stand on: a page that the default language does not show is read in another one, by all. */
export function readersOf({ ref: { page, languageCode, defaultCode } }: Text): string {
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
