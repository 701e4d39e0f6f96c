import { changesOf } from '#domain/audit-changes.ts'
import type { ContentTemplate } from '#domain/content.ts'
import { newId } from '#domain/ids.ts'
import { startingTexts } from '#domain/pages.ts'
import type { NewPage, WrittenPage } from '#domain/pages.schema.ts'
import { mayWriteIn } from '#domain/permissions.ts'
import { refused, type Result } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { type Call, spentKey } from '#server/http/once.queries.ts'
import { changeOf } from '#server/features/content/save-text.ts'
import { madeContent } from '#server/features/content/text-writes.queries.ts'
import { type Text, unwrittenText } from '#server/features/content/text-adapter.queries.ts'
import { textStatements } from '#server/features/content/page-text-changes.ts'
import { forgetSite, raisedRevision } from '#server/site/revisions.queries.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { pagesOf } from './page-view.ts'
import {
  freedAddress,
  isTakenAddress,
  isTakenKey,
  madePage,
  savedAddress,
} from './page-writes.queries.ts'
import { findMadePage, findPages, listKeys } from './pages.repository.ts'
import { isParent } from './pages.service.ts'
import { slugProblem } from './slug-problem.ts'
import { written } from './write-page.ts'

/**
 * Makes a page as a draft in one language, with its title and the texts of its template, once per key. Refuses with `slug_invalid`,
 * `slug_reserved`, `slug_taken`, `parent_invalid`, `not_found` for a language that is not there, `key_reused`.
 */
export async function makePage(ctx: Ctx, page: NewPage, key: string): Promise<Result<WrittenPage>> {
  if (!mayWriteIn(ctx.actor, page.languageCode)) return refused('forbidden')
  const found = await findPages(ctx.database, ctx.site.factoryId)
  if (!found.codes.includes(page.languageCode)) return refused('not_found')
  const wrong = slugProblem(page.slug, found.codes)
  if (wrong) return refused(wrong, { field: 'slug' })
  if (!isParent(pagesOf(found).pages, page.parentId))
    return refused('parent_invalid', { field: 'parentId' })
  try {
    const making = { scope: 'page', key, body: page }
    const made = await makeOnce(ctx, making, {
      find: (stored) => findMadePage(ctx.database, stored),
      make: (call) => writeWithFreeKey(ctx, page, call),
    })
    return made.ok ? await written(ctx, made.value) : made
  } catch (error) {
    if (isTakenAddress(error)) return refused('slug_taken', { field: 'slug' })
    throw error
  }
}

/** Another page, or the same call sent twice at once, may take the key between looking and writing. */
async function writeWithFreeKey(ctx: Ctx, page: NewPage, call: Call): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeNewPage(ctx, page, call)
    } catch (error) {
      if (attempt >= 3 || !isTakenKey(error)) throw error
    }
  }
}

async function writeNewPage(ctx: Ctx, page: NewPage, call: Call): Promise<string> {
  const { build } = ctx.database
  const [id, titleId] = [newId(), newId()]
  const { template, parentId, languageCode: code, slug } = page
  const key = freeKey(slug, await listKeys(ctx.database, ctx.site.factoryId, slug))
  await ctx.database.write([
    madePage(ctx, { id, key, template, parentId }),
    spentKey(build, call, id),
    freedAddress(ctx, code, slug),
    savedAddress(ctx, { pageId: id, code }, { slug, isIndexed: true }),
    ...emptyTexts(ctx, key, { template, titleId }),
    ...(await titled(ctx, key, { ...page, titleId })),
    raisedRevision(ctx, code),
    auditedBy(ctx, {
      action: 'page_made',
      entity: 'page',
      entityId: key,
      changes: changesOf('page', null, { slug, template }),
    }),
  ])
  forgetSite(ctx)
  return id
}

/** What its texts are saved under: its first address, which other texts may have already. */
function freeKey(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? slug : `${slug}-${number}`
    if (key !== 'footer' && !taken.has(key)) return key
  }
}

function emptyTexts(
  ctx: Ctx,
  page: string,
  { template, titleId }: { template: ContentTemplate; titleId: string },
): Statement[] {
  const writer = { by: ctx.actor.userId ?? null, now: ctx.now() }
  const { factoryId } = ctx.site
  const defaultCode = defaultLanguageOf(ctx.site)
  return startingTexts[template].map(({ key, type }) => {
    const ref = { factoryId, page, key, languageCode: defaultCode, defaultCode }
    const own = key === 'title' ? { id: titleId } : {}
    return madeContent(ctx.database.build, ref, { ...own, type, writer })
  })
}

/** The title's words, as an editor of texts would save them. */
async function titled(
  ctx: Ctx,
  page: string,
  { languageCode, title, titleId }: NewPage & { titleId: string },
) {
  const ref = {
    factoryId: ctx.site.factoryId,
    ...{ page, key: 'title', languageCode },
    defaultCode: defaultLanguageOf(ctx.site),
  }
  const text: Text = { ref, row: { ...unwrittenText(ref, 'text'), contentId: titleId } }
  const save = { language: languageCode, value: title, rev: 0, as: 'publish' } as const
  const change = changeOf(text, { ...save, isReviewed: true, origin: 'human' }, ctx.now())
  return change.ok ? textStatements(ctx, text, change.value) : []
}
