import { newId } from '#domain/ids.ts'
import { socialPictureOf, socialSize } from '#domain/media.ts'
import { mayWriteIn } from '#domain/permissions.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { ChooseSocial, SocialPictures, SocialPlace } from '#domain/social-picture.schema.ts'
import { auditedIfChanged } from '#server/audit/audit.queries.ts'
import { forgetSite, raisedRevision } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { insertMedia } from './media-writes.repository.ts'
import { findByContent, findMedia } from './media.repository.ts'
import {
  choosePicture,
  drawnPicture,
  findSocialRows,
  removedDrawing,
} from './social-pictures.repository.ts'
import { judgedFile, storeFile } from './stored-file.service.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Rows = Awaited<ReturnType<typeof findSocialRows>>

/** What a page is shown with where it is shared, by language. `not_found` for a page that is not there. */
export async function listSocialPictures(ctx: Ctx, page: string): Promise<Result<SocialPictures>> {
  const rows = await findSocialRows(ctx, page)
  return rows.isPage ? done(viewOf(rows)) : refused('not_found')
}

/**
 * Keeps the picture that Edit Mode has drawn of a page's title. A chosen one stays; the same drawing sent again is there already, and
 * one of another title than the page has by now is not kept.
 * Refused where it is no picture of 1200 by 630.
 */
export async function saveDrawing(
  ctx: Ctx,
  place: SocialPlace,
  { bytes, title = null }: { bytes: Bytes; title?: string | null | undefined },
): Promise<Result<SocialPictures>> {
  const { page, language } = place
  if (!mayWriteIn(ctx.actor, language)) return refused('forbidden')
  const rows = await findSocialRows(ctx, page, language)
  if (!rows.isPage || !rows.isLanguage) return refused('not_found')
  const now = inLanguage(rows, language)
  const isOvertaken = title !== null && title !== rows.title
  if (now?.isChosen || isOvertaken) return done(viewOf(rows))
  const judged = await judgedFile('drawing.png', bytes)
  if (!judged.ok) return judged
  const known = await findByContent(ctx.database, ctx.site.factoryId, judged.value.contentHash)
  if (known && known.id === now?.mediaId && title === now.drawnTitle) return done(viewOf(rows))
  const statements = (mediaId: string): Statement[] => [
    drawnPicture(ctx, place, { mediaId, title }),
    auditedIfChanged(ctx, {
      action: 'social_picture_drawn',
      entity: 'page',
      entityId: page,
      data: { language },
    }),
    ...(now ? [removedDrawing(ctx, now.mediaId)] : []),
    raisedRevision(ctx, language),
  ]
  if (known) await ctx.database.write(statements(known.id))
  else {
    const stored = await storeFile(ctx, judged.value)
    if (!stored.ok) return stored
    const { width, height } = stored.value
    if (width !== socialSize.width || height !== socialSize.height)
      return refused('picture_unreadable')
    const id = newId()
    const by = {
      factoryId: ctx.site.factoryId,
      id,
      now: ctx.now(),
      userId: ctx.actor.userId ?? null,
    }
    const name = `${page}.${language}.png`
    try {
      const made = { name, kind: 'picture', stored: stored.value, isDrawn: true } as const
      await insertMedia(ctx.database, by, made, statements(id))
    } catch (error) {
      // The same was sent at the same time: that one is kept, and ours is left to the cleaning job.
      if (faultOf(error).kind !== 'unique') throw error
    }
  }
  forgetSite(ctx)
  return done(viewOf(await findSocialRows(ctx, page)))
}

/**
 * Shows a page with a picture of the library, or (null) with the one that is drawn next. `stale`, with what is shown, where somebody
 * else has chosen meanwhile; the same choice again is done.
 */
export async function chooseSocialPicture(
  ctx: Ctx,
  place: SocialPlace,
  { mediaId, rev }: ChooseSocial,
): Promise<Result<SocialPictures>> {
  const { page, language } = place
  if (!mayWriteIn(ctx.actor, language)) return refused('forbidden')
  const [rows, item] = await Promise.all([
    findSocialRows(ctx, page, language),
    mediaId === null ? undefined : findMedia(ctx.database, ctx.site.factoryId, mediaId),
  ])
  if (!rows.isPage || !rows.isLanguage) return refused('not_found')
  if (mediaId !== null && (item?.kind !== 'picture' || item.isDrawn)) return refused('not_found')
  const now = inLanguage(rows, language)
  if (isAsWished(now, mediaId)) return done(viewOf(rows))
  const also = now ? [removedDrawing(ctx, now.mediaId)] : []
  const isChosen = await choosePicture(ctx, place, { mediaId, rev, also })
  const after = await findSocialRows(ctx, page)
  if (isChosen || isAsWished(inLanguage(after, language), mediaId)) return done(viewOf(after))
  return refused('stale', { current: viewOf(after) })
}

function isAsWished(now: Rows['pictures'][number] | undefined, mediaId: string | null): boolean {
  return mediaId === null ? !now?.isChosen : now?.isChosen === true && now.mediaId === mediaId
}

function inLanguage({ pictures }: Rows, language: string) {
  return pictures.find(({ languageCode }) => languageCode === language)
}

function viewOf({ pictures }: Rows): SocialPictures {
  return {
    pictures: pictures.flatMap(({ mediaId: id, version, width, height, ...row }) =>
      width && height
        ? [
            {
              ...socialPictureOf({ id, version, width, height }),
              languageCode: row.languageCode,
              isChosen: row.isChosen,
              title: row.drawnTitle,
              rev: row.rev,
            },
          ]
        : [],
    ),
  }
}
