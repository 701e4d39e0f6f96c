import { eq, sql } from 'drizzle-orm'
import { changesOf } from '#domain/audit-changes.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import {
  type Change,
  sourceOf,
  type Text,
  type WriteCtx,
} from '#server/features/content/text-adapter.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { ColumnNoun } from './column-noun.queries.ts'
import { addedVersion, firstVersions, unlessSeen } from './column-versions.queries.ts'
import { keyOf } from './column-key.ts'

/**
 * What a change of a text writes: its words, the version, the log, and the number of its row, so that who has the whole row open saves it
 * over nothing that they have not seen.
 */
export function columnStatements(
  ctx: WriteCtx,
  noun: ColumnNoun,
  text: Text,
  { rev, version }: Change,
): Statement[] {
  const { ref, row } = text
  const { languageCode, defaultCode } = ref
  const { field } = keyOf(ref.key)
  const at = { ownerId: row.contentId, languageCode, defaultCode, field }
  const told = (value: string) => ({
    [noun.fields[field]?.logged ?? field]: { [languageCode]: value },
  })
  return [
    unlessSeen(ctx, noun, at, rev),
    firstVersions(ctx, noun, at.ownerId),
    noun.written(ctx, at, version.value),
    raisedOwner(ctx, noun, at.ownerId),
    auditedBy(ctx, {
      action: `${noun.audited}_changed`,
      entity: noun.audited,
      entityId: row.logged,
      data: { language: languageCode },
      changes: changesOf(noun.audited, told(row.value ?? ''), told(version.value)),
    }),
    addedVersion(ctx, noun, at, { ...version, sourceValue: sourceOf(text, version) }),
  ]
}

function raisedOwner({ actor, now }: WriteCtx, { of: { owners } }: ColumnNoun, id: string) {
  const raised = { rev: sql`${owners.rev} + 1`, updatedAt: now(), updatedBy: actor.userId ?? null }
  return statementOf(build.update(owners).set(raised).where(eq(owners.id, id)))
}
