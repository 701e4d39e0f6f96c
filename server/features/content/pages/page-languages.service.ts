import { changesOf } from '#domain/audit-changes.ts'
import { pageState } from '#domain/pages.ts'
import type {
  EditablePage,
  PublishPage,
  SavePageLanguage,
  WrittenPage,
} from '#domain/pages.schema.ts'
import { isAllowed, mayWriteIn } from '#domain/permissions.ts'
import { refused, type Result } from '#domain/result.ts'
import type { AuditAction } from '#server/features/audit/audit-nouns.ts'
import type { Ctx } from '#server/http/context.ts'
import {
  endedRedirect,
  freedAddress,
  oldAddress,
  type PageAddress,
  type Publication,
  savedAddress,
  savedPublication,
} from './page-writes.queries.ts'
import { pageOf } from './page-view.ts'
import { findPages } from './pages.repository.ts'
import { publicationProblem } from './publication-problem.ts'
import { slugProblem } from './slug-problem.ts'
import { getPage, writePage, written } from './write-page.ts'

/**
 * Gives a page its address in a language, as a draft where it has none there; an address that visitors knew leads to the page from
 * then on. Refuses with `not_found`, `stale`, `slug_invalid`, `slug_reserved`, `slug_taken`, `forbidden` for a translator of other
 * languages, or where what visitors or search engines see would change.
 */
export async function savePageLanguage(
  ctx: Ctx,
  { pageId, code }: PageAddress,
  { rev, slug, isIndexed }: SavePageLanguage,
): Promise<Result<WrittenPage>> {
  if (!mayWriteIn(ctx.actor, code)) return refused('forbidden')
  const found = await findPages(ctx.database, ctx.site.factoryId)
  const page = pageOf(found, pageId)
  if (!page || page.isRemoved || !found.codes.includes(code)) return refused('not_found')
  const wrong = slugProblem(slug, found.codes)
  if (wrong) return refused(wrong, { field: 'slug' })
  const before = page.languages.find((each) => each.code === code)
  if (!mayChange(ctx, before, isIndexed)) return refused('forbidden')
  const isDone = before?.slug === slug && before.isIndexed === isIndexed
  if (isDone && page.rev === rev + 1) return written(ctx, pageId)
  const hasMoved = before?.state === 'published' && before.slug !== slug
  return writePage(ctx, {
    id: pageId,
    rev,
    also: [
      freedAddress(ctx, code, slug),
      savedAddress(ctx, { pageId, code }, { slug, isIndexed }),
      ...endedRedirect(ctx, { pageId, code }, slug),
      ...(hasMoved ? [oldAddress(ctx, { pageId, code }, before.slug)] : []),
    ],
    audit: {
      action: 'page_address_saved',
      entity: 'page',
      entityId: page.key,
      data: { language: code },
      changes: changesOf('page', before ? addressOf(before) : null, { slug, isIndexed }),
    },
  })
}

/** Where a page is out, or is to go out, its address is for those to change who publish; so is what search engines may show. */
function mayChange(
  { actor }: Ctx,
  before: EditablePage['languages'][number] | undefined,
  isIndexed: boolean,
): boolean {
  const isDraft = before === undefined || before.state === 'draft'
  const isSame = isIndexed === (before?.isIndexed ?? true)
  return (isDraft && isSame) || isAllowed(actor, 'content.publish')
}

/**
 * Publishes a page in a language, at once or at its time, or takes it down there. Refuses with `forbidden`, `not_found`, `stale`,
 * `page_title_missing`, `alt_missing`, `time_missing`, `time_past`, `times_crossed`, and `page_linked` where links would lead nowhere and nobody
 * has said `anyway`.
 */
export async function publishPage(
  ctx: Ctx,
  { pageId, code }: PageAddress,
  wish: PublishPage,
): Promise<Result<WrittenPage>> {
  if (!mayWriteIn(ctx.actor, code)) return refused('forbidden')
  const found = await getPage(ctx, pageId)
  if (!found.ok) return found
  const page = found.value
  const before = page.languages.find((each) => each.code === code)
  if (!before || page.isRemoved) return refused('not_found')
  const publication = publicationOf(wish)
  if (page.rev === wish.rev + 1 && isAs(before, publication)) return written(ctx, pageId)
  const problem = await publicationProblem(ctx, page, { code, wish })
  if (problem) return { ok: false, problem }
  return writePage(ctx, {
    id: pageId,
    rev: wish.rev,
    also: [
      savedPublication(ctx, { pageId, code }, publication),
      ...endedRedirect(ctx, { pageId, code }, before.slug),
    ],
    audit: {
      action: actionOf[wish.as],
      entity: 'page',
      entityId: page.key,
      data: { language: code },
      changes: changesOf('page', stateOf(before), stateOf(afterwards(publication))),
    },
  })
}

const actionOf = {
  publish: 'page_published',
  schedule: 'page_scheduled',
  unpublish: 'page_unpublished',
} as const satisfies Record<PublishPage['as'], AuditAction>

function publicationOf({ as, publishAt, unpublishAt }: PublishPage): Publication {
  if (as === 'unpublish') return { isPublished: false, publishAt: null, unpublishAt: null }
  if (as === 'publish') return { isPublished: true, publishAt: null, unpublishAt }
  return { isPublished: false, publishAt, unpublishAt }
}

function addressOf({ slug, isIndexed }: EditablePage['languages'][number]) {
  return { slug, isIndexed }
}

type Standing = Pick<EditablePage['languages'][number], 'state' | 'publishAt' | 'unpublishAt'>

function afterwards(publication: Publication): Standing {
  return { ...publication, state: pageState(publication) }
}

function stateOf({ state, publishAt, unpublishAt }: Standing) {
  return { state, publishAt, unpublishAt }
}

function isAs(
  { state, publishAt, unpublishAt }: EditablePage['languages'][number],
  wanted: Publication,
): boolean {
  return (
    (state === 'published') === wanted.isPublished &&
    publishAt === wanted.publishAt &&
    unpublishAt === wanted.unpublishAt
  )
}
