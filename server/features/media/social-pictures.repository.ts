import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  languages,
  media,
  pageContents,
  pageContentTranslations,
  socialPictures,
} from '#db/schema/index.ts'
import type { SocialPlace } from '#domain/social-picture.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { removeRow, saveRow } from '#server/save/save-row.queries.ts'
import { isUsed } from './places.queries.ts'

/**
 * What a page is shown with in each language, whether there is such a page and such a language, and the page's titles there: one
 * round trip.
 */
export async function findSocialRows(ctx: Ctx, page: string, language = '') {
  const { build } = ctx.database
  const { factoryId } = ctx.site
  const [pictures, pages, known, titles] = await ctx.database.read([
    build
      .select({
        languageCode: socialPictures.languageCode,
        isChosen: socialPictures.isChosen,
        drawnTitle: socialPictures.drawnTitle,
        rev: socialPictures.rev,
        mediaId: media.id,
        version: media.version,
        width: media.width,
        height: media.height,
      })
      .from(socialPictures)
      .innerJoin(media, eq(media.id, socialPictures.mediaId))
      .where(and(eq(socialPictures.factoryId, factoryId), eq(socialPictures.pageSlug, page)))
      .orderBy(asc(socialPictures.languageCode)),
    build
      .select({ slug: pageContents.pageSlug })
      .from(pageContents)
      .where(and(eq(pageContents.factoryId, factoryId), eq(pageContents.pageSlug, page)))
      .limit(1),
    build.select({ code: languages.code }).from(languages).where(eq(languages.code, language)),
    build
      .select({ key: pageContents.contentKey, value: pageContentTranslations.contentValue })
      .from(pageContents)
      .innerJoin(
        pageContentTranslations,
        and(
          eq(pageContentTranslations.pageContentId, pageContents.id),
          eq(pageContentTranslations.languageCode, language),
        ),
      )
      .where(
        and(
          eq(pageContents.factoryId, factoryId),
          eq(pageContents.pageSlug, page),
          eq(pageContents.isActive, true),
          inArray(pageContents.contentKey, ['metaTitle', 'title']),
        ),
      ),
  ])
  const titleWords = (key: string) => titles.find((text) => text.key === key)?.value
  const title = titleWords('metaTitle') || titleWords('title')
  return { pictures, isPage: pages.length > 0, isLanguage: known.length > 0, title }
}

/** Shows the page with a picture that was drawn for it, unless one has been chosen. */
export function drawnPicture(
  ctx: Ctx,
  { page, language }: SocialPlace,
  { mediaId, title }: { mediaId: string; title: string | null },
): Statement {
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  const at = { factoryId: ctx.site.factoryId, pageSlug: page, languageCode: language }
  const picture = {
    ...{ mediaId, isChosen: false, drawnTitle: title },
    ...{ updatedAt: now, updatedBy: by },
  }
  return statementOf(
    ctx.database.build
      .insert(socialPictures)
      .values({ ...at, ...picture, createdAt: now, createdBy: by })
      .onConflictDoUpdate({
        target: [socialPictures.factoryId, socialPictures.pageSlug, socialPictures.languageCode],
        set: { ...picture, rev: sql`${socialPictures.rev} + 1` },
        setWhere: eq(socialPictures.isChosen, false),
      }),
  )
}

/**
 * Shows the page with a picture of the library, or (null) with none, where what is shown now is what its chooser saw; rev 0: nothing.
 * False where it is not.
 */
export function choosePicture(
  ctx: Ctx,
  { page, language }: SocialPlace,
  { mediaId, rev, also }: { mediaId: string | null; rev: number; also: readonly Statement[] },
): Promise<boolean> {
  const save = {
    table: socialPictures,
    ...{ id: { pageSlug: page, languageCode: language }, rev, also },
    audit: {
      action: 'social_picture_chosen',
      entity: 'page',
      entityId: page,
      data: { language, isChosen: mediaId !== null },
    },
    revision: language,
  } as const
  if (mediaId === null) return removeRow(ctx, save)
  return saveRow(ctx, { ...save, set: { mediaId, isChosen: true, drawnTitle: null } })
}

/** Removes a drawing that no page shows any more: nobody could find it in the library. */
export function removedDrawing(ctx: Ctx, mediaId: string): Statement {
  return statementOf(
    ctx.database.build
      .delete(media)
      .where(and(eq(media.id, mediaId), eq(media.isDrawn, true), sql`not ${isUsed(mediaId)}`)),
  )
}
