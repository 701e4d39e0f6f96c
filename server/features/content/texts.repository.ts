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
import type { EditedScope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import type { TextScope } from './text-adapter.queries.ts'

type Build = Database['build']

type EditedParams = Params<keyof EditedScope>

/** Not among the texts of a section or an item that was removed. */
const isCounted = isNull(pageContents.removedAt)
const inOrder = [asc(pageContents.sortOrder), asc(pageContents.id)]
const own = pageContentTranslations
const source = alias(pageContentTranslations, 'source')
const draft = alias(contentPending, 'draft')
const schedule = alias(contentPending, 'schedule')
const drafter = alias(users, 'drafter')

/** The texts of a page; whether it has any or is one that the factory made, and whether the language exists. */
export async function findTextRows(database: Database, scope: TextScope) {
  const [known, texts] = await database.read([knownPage(scope), pageTexts(scope)])
  return { ...knownFrom(known), texts }
}

/** The same for the text of a key. One that has a row in the language needs no proof that there are such a page and language. */
export async function findTextRow(database: Database, ref: TextScope & { key: string }) {
  const [[text]] = await database.read([oneText(ref)])
  if (text && text.rev !== null) return { isLanguage: true, hasPage: true, text }
  const [known] = await database.read([knownPage(ref)])
  return { ...knownFrom(known), text }
}

function knownFrom(rows: readonly { hasPage: number }[]) {
  return { isLanguage: rows.length > 0, hasPage: rows[0]?.hasPage === 1 }
}

/** The texts of every page that has some, page by page; whether the language exists. */
export async function findTextsOfAllPages(database: Database, scope: EditedScope) {
  const [known, texts] = await database.read([knownLanguage(scope), allTexts(scope)])
  return { isLanguage: known.length > 0, texts }
}

/** One text in a language, for a read or behind the write that changes it. */
export const oneText = preparedQuery((build, at: EditedParams & Params<'page' | 'key'>) =>
  selectTexts(build, at, and(isOfPage(at), eq(pageContents.contentKey, at.key))),
)

const pageTexts = preparedQuery((build, at: EditedParams & Params<'page'>) =>
  selectTexts(build, at, and(isOfPage(at), isCounted)).orderBy(...inOrder),
)

const allTexts = preparedQuery((build, at: EditedParams) =>
  selectTexts(build, at, and(eq(pageContents.factoryId, at.factoryId), isCounted)).orderBy(
    ...inOrder,
  ),
)

/** One row where the language exists; whether the page does stands in it. */
const knownPage = preparedQuery((build, at: Params<'factoryId' | 'page' | 'languageCode'>) =>
  build
    .select({
      hasPage: sql<number>`exists (select 1 from ${pages} where ${pages.factoryId} = ${at.factoryId} and ${pages.slug} = ${at.page})
        or exists (select 1 from ${pageContents} where ${isOfPage(at)})`,
    })
    .from(languages)
    .where(eq(languages.code, at.languageCode)),
)

const knownLanguage = preparedQuery((build, { languageCode }: Params<'languageCode'>) =>
  build.select({ code: languages.code }).from(languages).where(eq(languages.code, languageCode)),
)

function isOfPage({ factoryId, page }: Params<'factoryId' | 'page'>) {
  return and(eq(pageContents.factoryId, factoryId), eq(pageContents.pageSlug, page))
}

function selectTexts(build: Build, at: EditedParams, which: SQL | undefined) {
  const { languageCode, defaultCode } = at
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
}
