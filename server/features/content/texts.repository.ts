import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  contentPending,
  contentVersions,
  languages,
  pageContents,
  pageContentTranslations,
  pages,
  users,
} from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'

type Build = Database['build']

/** The texts of a page in a language, by key where one is meant. */
export interface TextScope {
  factoryId: string
  page: string
  languageCode: string
  defaultCode: string
}

/** One text as its editor needs it. */
export type TextRow = Awaited<ReturnType<typeof findTextRows>>['texts'][number]

/** Not among the texts of a section or an item that was removed. */
const isCounted = isNull(pageContents.removedAt)
const own = pageContentTranslations
const source = alias(pageContentTranslations, 'source')
const draft = alias(contentPending, 'draft')
const schedule = alias(contentPending, 'schedule')
const drafter = alias(users, 'drafter')

/** The texts of a page, whether the page has any of its own or is one that the factory made, and whether the language exists. */
export async function findTextRows(database: Database, scope: TextScope, key?: string) {
  const { build } = database
  const [known, texts] = await database.read([
    knownPage(build, scope),
    selectTexts(
      build,
      scope,
      and(
        eq(pageContents.factoryId, scope.factoryId),
        eq(pageContents.pageSlug, scope.page),
        key === undefined ? isCounted : eq(pageContents.contentKey, key),
      ),
    ),
  ])
  return { isLanguage: known.length > 0, hasPage: known[0]?.hasPage === 1, texts }
}

/** The texts of every page that has some, page by page; whether the language exists. */
export async function findTextsOfAllPages(database: Database, scope: Omit<TextScope, 'page'>) {
  const { build } = database
  const [known, texts] = await database.read([
    build
      .select({ code: languages.code })
      .from(languages)
      .where(eq(languages.code, scope.languageCode)),
    selectTexts(build, scope, and(eq(pageContents.factoryId, scope.factoryId), isCounted)),
  ])
  return { isLanguage: known.length > 0, texts }
}

/** One row where the language exists; whether the page does stands in it. */
function knownPage(build: Build, { factoryId, page, languageCode }: TextScope) {
  return build
    .select({
      hasPage: sql<number>`exists (select 1 from ${pages} where ${pages.factoryId} = ${factoryId} and ${pages.slug} = ${page})
        or exists (select 1 from ${pageContents} where ${pageContents.factoryId} = ${factoryId} and ${pageContents.pageSlug} = ${page})`,
    })
    .from(languages)
    .where(eq(languages.code, languageCode))
}

function selectTexts(build: Build, scope: Omit<TextScope, 'page'>, which: SQL | undefined) {
  const { languageCode, defaultCode } = scope
  const pendingOf = (pending: typeof draft | typeof schedule, kind: 'draft' | 'scheduled') =>
    and(
      eq(pending.pageContentId, pageContents.id),
      eq(pending.languageCode, languageCode),
      eq(pending.kind, kind),
    )
  return build
    .select({
      contentId: pageContents.id,
      page: pageContents.pageSlug,
      key: pageContents.contentKey,
      type: pageContents.contentType,
      value: own.contentValue,
      rev: own.rev,
      isReviewed: own.isReviewed,
      origin: own.origin,
      sourceValue: own.sourceValue,
      updatedAt: own.updatedAt,
      updatedBy: own.updatedBy,
      source: source.contentValue,
      hasVersions: sql<number>`exists (select 1 from ${contentVersions}
        where ${contentVersions.pageContentId} = ${pageContents.id} and ${contentVersions.languageCode} = ${languageCode})`,
      draftValue: draft.value,
      draftIsReviewed: draft.isReviewed,
      draftSource: draft.sourceValue,
      draftRev: draft.rev,
      draftAt: draft.at,
      draftBy: drafter.name,
      scheduledValue: schedule.value,
      publishAt: schedule.publishAt,
      unpublishAt: schedule.unpublishAt,
      publishedAt: schedule.publishedAt,
    })
    .from(pageContents)
    .leftJoin(own, and(eq(own.pageContentId, pageContents.id), eq(own.languageCode, languageCode)))
    .leftJoin(
      source,
      and(eq(source.pageContentId, pageContents.id), eq(source.languageCode, defaultCode)),
    )
    .leftJoin(draft, pendingOf(draft, 'draft'))
    .leftJoin(drafter, eq(drafter.id, draft.author))
    .leftJoin(schedule, pendingOf(schedule, 'scheduled'))
    .where(which)
    .orderBy(asc(pageContents.sortOrder), asc(pageContents.id))
}
