import { sql } from 'drizzle-orm'
import { changesOf } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import { toldTitle } from '#domain/link-titles.ts'
import { auditedIfChanged } from '#server/audit/audit.queries.ts'
import {
  type Change,
  sourceOf,
  type Text,
  type WriteCtx,
} from '#server/features/content/text-adapter.queries.ts'
import { raiseDocumentVersionIfChanged } from '#server/features/document-versions/document-versions.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { firstTitleVersions, newTitleVersions } from './title-versions.queries.ts'
import { countOf, type TitledNoun } from './titled-noun.queries.ts'
import { type Titled, writtenTitle } from './titles.queries.ts'

/** What a change of a title writes: its words, the version, the log, and the document version of the whole that its link is a part of. */
export function titleStatements(
  ctx: WriteCtx,
  { of, documentVersionOf, audited, made }: TitledNoun,
  text: Text,
  { rev, version }: Change,
): Statement[] {
  const { ref, row } = text
  const { languageCode, defaultCode } = ref
  const { value: title, isReviewed, origin } = version
  const id = row.contentId || newId()
  const at = { id, languageCode }
  const first = row.contentId ? undefined : made?.(ctx, { id, key: ref.key, title })
  const { field, ...entry } = audited(ref.key)
  const told = toldTitle(row.value ?? '', title, { language: languageCode, defaultCode })
  return [
    ...(first ? [first] : []),
    unlessSeen(ctx, of, { ref, id, rev, isFirst: first !== undefined }),
    ...(first ? [] : [firstTitleVersions(ctx, of, at)]),
    writtenTitle(ctx, of, { ...at, title, isReviewed, origin, source: sourceOf(text, version) }),
    auditedIfChanged(ctx, {
      ...entry,
      data: { language: languageCode },
      changes: changesOf(field, ...told),
    }),
    raiseDocumentVersionIfChanged(ctx, documentVersionOf(ref.key)),
    newTitleVersions(ctx, of, at),
  ]
}

interface Seen {
  ref: Text['ref']
  id: string
  rev: number
  /** True where the batch has just made the link. */
  isFirst: boolean
}

/** Where the title is another one than its writer saw, or its link is gone, the database refuses the batch: a version needs a link. */
function unlessSeen(ctx: WriteCtx, of: Titled, { ref, id, rev, isFirst }: Seen): Statement {
  const { links, titles, linkId, versions } = of
  const seen = isFirst
    ? sql`${rev} = 0`
    : sql`max(${countOf(of, sql`${links.id}`, sql`${ref.languageCode}`)}, coalesce((select nullif(its.title, '') from ${titles} as its
        where its.${sql.identifier(linkId.name)} = ${links.id} and its.language_code = ${ref.languageCode}),
        ${ref.languageCode === ref.defaultCode ? sql`${links.title}` : sql`''`}) <> '') = ${rev}`
  const isSeen = sql`exists (select 1 from ${links}
    where ${links.id} = ${id} and ${links.factoryId} = ${ref.factoryId} and ${seen})`
  // The columns in the table's own order, as SQLite takes them.
  return statementOf(
    ctx.database.build
      .insert(versions)
      .select(sql`select '', '', '', 1, 'human', null, 0, null, null where not ${isSeen}`),
  )
}
