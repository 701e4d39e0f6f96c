import { and, asc, eq, sql } from 'drizzle-orm'
import { contentPending, pageContents, pageContentTranslations, users } from '#db/schema/index.ts'
import { auditedWhere } from '#server/audit/audit.queries.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import { isPending } from './pending-writes.queries.ts'
import type { Text, WriteCtx } from './text-adapter.queries.ts'

/**
 * Removes a draft or a schedule of a text that has the rev that its editor saw: raises the text's number and is written down where
 * there was one.
 */
export async function discardPending(
  ctx: WriteCtx,
  { ref, row }: Text,
  { kind, rev }: { kind: 'draft' | 'scheduled'; rev: number },
): Promise<void> {
  const { build } = ctx.database
  const hasChanged = sql`changes() = 1`
  const { contentId } = row
  const { languageCode } = ref
  const isText = and(
    eq(pageContentTranslations.pageContentId, contentId),
    eq(pageContentTranslations.languageCode, languageCode),
    eq(pageContentTranslations.rev, rev),
  )
  const isSeen = sql`exists (select 1 from ${pageContentTranslations} where ${isText})`
  await ctx.database.write([
    statementOf(
      build.delete(contentPending).where(and(isPending({ contentId, languageCode, kind }), isSeen)),
    ),
    statementOf(
      build
        .update(pageContentTranslations)
        .set({ rev: rev + 1 })
        .where(and(isText, hasChanged)),
    ),
    auditedWhere(ctx, hasChanged, {
      action: kind === 'draft' ? 'draft_discarded' : 'schedule_cancelled',
      entity: 'text',
      entityId: `${ref.page}.${ref.key}`,
      data: { language: languageCode },
    }),
  ])
}

/** Every draft of the factory, in the order of its pages. */
export async function listDrafts(database: Database, factoryId: string) {
  const [rows] = await database.read([
    database.build
      .select({
        page: pageContents.pageSlug,
        key: pageContents.contentKey,
        languageCode: contentPending.languageCode,
        type: pageContents.contentType,
        value: contentPending.value,
        rev: pageContentTranslations.rev,
        at: contentPending.at,
        byName: users.name,
      })
      .from(contentPending)
      .innerJoin(pageContents, eq(pageContents.id, contentPending.pageContentId))
      .innerJoin(
        pageContentTranslations,
        and(
          eq(pageContentTranslations.pageContentId, contentPending.pageContentId),
          eq(pageContentTranslations.languageCode, contentPending.languageCode),
        ),
      )
      .leftJoin(users, eq(users.id, contentPending.author))
      .where(and(eq(contentPending.kind, 'draft'), eq(pageContents.factoryId, factoryId)))
      .orderBy(
        asc(pageContents.pageSlug),
        asc(pageContents.sortOrder),
        asc(contentPending.languageCode),
      ),
  ])
  return rows
}
