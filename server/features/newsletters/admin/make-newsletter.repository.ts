import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import {
  documentVersions,
  newsletterLists,
  pageContents,
  pageContentTranslations,
  pageSections,
} from '#db/schema/index.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import { letterPage } from '#domain/newsletters.ts'
import type { LetterKind } from '#domain/sections.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { NewsletterRow } from './newsletters.repository.ts'
import { saveNewsletter } from './newsletters.repository.ts'

/** What a new letter has before anybody has written a word. */
const firstKinds: readonly LetterKind[] = ['letter-heading', 'letter-text', 'letter-unsubscribe']
const firstTexts = ['subject', 'preheader'] as const

export type Letter = Awaited<ReturnType<typeof findLetterRows>>

/** The words and blocks of a newsletter as they are kept, without those of blocks that were removed. */
export async function findLetterRows(ctx: Ctx, newsletterId: string) {
  const { factoryId } = ctx.site
  const page = letterPage(newsletterId)
  const isOfLetter = and(
    eq(pageContents.factoryId, factoryId),
    eq(pageContents.pageSlug, page),
    isNull(pageContents.removedAt),
  )
  const [contents, words, sections] = await ctx.database.read([
    build.select().from(pageContents).where(isOfLetter).orderBy(asc(pageContents.sortOrder)),
    build
      .select({ words: pageContentTranslations })
      .from(pageContentTranslations)
      .innerJoin(pageContents, eq(pageContents.id, pageContentTranslations.pageContentId))
      .where(isOfLetter),
    build
      .select()
      .from(pageSections)
      .where(
        and(
          eq(pageSections.factoryId, factoryId),
          eq(pageSections.pageSlug, page),
          isNull(pageSections.removedAt),
        ),
      )
      .orderBy(asc(pageSections.sortOrder), asc(pageSections.number)),
  ])
  return { contents, words: words.map((row) => row.words), sections }
}

interface Made {
  id: string
  call: Call
  set: Pick<NewsletterRow, 'title'> & Partial<NewsletterRow>
  audit: AuditEntry
  /** What it begins with; the blocks of a new one where this is left out. */
  from?: Letter
}

/** Writes a new draft with its first words and blocks, to the list that the forms of the site subscribe to. */
export function writeNewsletter(ctx: Ctx, { id, call, set, audit, from }: Made): Promise<boolean> {
  return saveNewsletter(ctx, {
    ...{ id, rev: 0, audit },
    set: {
      ...{ listId: defaultList(ctx), languageCodes: null, fromName: '', replyTo: '' },
      ...set,
      ...{ status: 'draft', shareableUrl: newPublicToken(), sendAt: null, testSentAt: null },
    },
    also: [
      spentKey(build, call, id),
      ...(from ? copied(ctx, id, from) : begun(ctx, id)),
      blocksSaved(ctx, id),
    ],
  })
}

/** Its own first list, whichever that is when the batch runs. */
function defaultList({ site: { factoryId } }: Ctx) {
  return sql`(select its.id from ${newsletterLists} as its
    where its.factory_id = ${factoryId} and its.is_default = 1)`
}

function begun(ctx: Ctx, id: string): Statement[] {
  const texts = firstTexts.map((contentKey, sortOrder) => ({
    ...{ id: newId(), contentKey, contentType: 'text' as const, isActive: true, sortOrder },
    ...place(ctx, id),
  }))
  const blocks = firstKinds.map((kind, at) => ({
    ...{ number: at + 1, kind, sortOrder: at, isHidden: false, settings: {} },
    ...place(ctx, id),
  }))
  return [
    statementOf(build.insert(pageContents).values(texts)),
    statementOf(build.insert(pageSections).values(blocks)),
  ]
}

function copied(ctx: Ctx, id: string, { contents, words, sections }: Letter): Statement[] {
  const own = place(ctx, id)
  const idOf = new Map(contents.map((content) => [content.id, newId()]))
  return [
    ...contents.map((content) =>
      statementOf(
        build
          .insert(pageContents)
          .values({ ...content, ...own, rev: 1, id: idOf.get(content.id) ?? newId() }),
      ),
    ),
    ...words.map((row) =>
      statementOf(
        build
          .insert(pageContentTranslations)
          .values({ ...row, rev: 1, pageContentId: idOf.get(row.pageContentId) ?? '' }),
      ),
    ),
    ...sections.map((section) =>
      statementOf(build.insert(pageSections).values({ ...section, ...own, rev: 1 })),
    ),
  ]
}

/** The list of blocks counts as saved: an editor who saves it next names the number of this. */
function blocksSaved(ctx: Ctx, id: string): Statement {
  const { pageSlug: page, ...own } = place(ctx, id)
  return statementOf(
    build
      .insert(documentVersions)
      .values({ ...own, name: `sections.${page}`, savedByCall: newId() }),
  )
}

function place({ site, actor, now }: Ctx, id: string) {
  const [at, by] = [now(), actor.userId ?? null]
  return {
    ...{ factoryId: site.factoryId, pageSlug: letterPage(id) },
    ...{ createdAt: at, createdBy: by, updatedAt: at, updatedBy: by },
  }
}
