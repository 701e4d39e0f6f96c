import type { PicturesOf } from '#domain/editing.schema.ts'
import type { UnwordedPictures } from '#domain/pages.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { silentPictureIds } from '#server/features/content/silent-pictures.ts'
import { listPagePictures, type PagePicture } from './page-pictures.repository.ts'

/**
 * The pictures of a page that say nothing in a language to who does not see them, published or waiting; decorative ones have nothing to
 * say.
 */
export async function getUnwordedPictures(
  ctx: Ctx,
  { page, language }: PicturesOf,
): Promise<UnwordedPictures> {
  const scope = { factoryId: ctx.site.factoryId, languageCode: language }
  const pictures = (await listPagePictures(ctx.database, scope, page)).filter(isUnworded)
  const places = new Map(pictures.map((each) => [`${each.id} ${each.textKey}`, each]))
  return {
    pictures: [...places.values()].map(({ id, name, textKey }) => ({ id, name, textKey })),
  }
}

/** A picture within a rich text has its words there; any other one has those of the library. */
function isUnworded({ id, value, isHtml, altText }: PagePicture): boolean {
  if (!isHtml) return altText.trim() === ''
  return silentPictureIds(value).includes(id)
}
