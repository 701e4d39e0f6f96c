import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { pictureAddress } from '#domain/media.ts'
import { mostPictures, type SavePictures } from '#domain/product-pictures.schema.ts'
import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import {
  areInLibrary,
  findLibraryPictures,
  type Placed,
  placedPictures,
} from './product-pictures.repository.ts'
import { findAdminProduct } from './products.service.ts'
import { saveProduct } from './save-product.ts'

/**
 * Saves which pictures a product has and in which order: the first one is what cards, carts and letters show. Refuses with
 * `not_found`, `stale`, `too_many_product_pictures`, and `picture_address_invalid` for what is no picture of the library, or no longer one.
 */
export async function savePictures(
  ctx: Ctx,
  id: string,
  { rev, pictures: wanted }: SavePictures,
): Promise<Result<AdminProduct>> {
  if (wanted.length > mostPictures)
    return refused('too_many_product_pictures', {
      field: 'pictures',
      values: { max: mostPictures },
    })
  const before = await findAdminProduct(ctx, id)
  if (!before) return refused('not_found')
  const own = (each: string) => before.pictures.find((it) => it.id === each || it.mediaId === each)
  const others = wanted.filter((each) => !own(each))
  const library = await findLibraryPictures(ctx.database, ctx.site.factoryId, others)
  const unknown = refused('picture_address_invalid', { field: 'pictures' })
  if (library.length < others.length)
    // Whose pictures somebody else has exchanged meanwhile is told that.
    return before.rev === rev ? unknown : refused('stale', { current: before })
  const placed = wanted.flatMap((each): Placed[] => {
    const kept = own(each)
    const taken = library.find((it) => it.id === each)
    return kept ? [{ id: kept.id }] : taken ? [{ taken }] : []
  })
  const addresses = placed.map(({ id: kept, taken }) =>
    taken ? pictureAddress(taken, 640) : shownAddress(before, kept),
  )
  const after = {
    ...before,
    imageUrl: addresses[0] ?? null,
    pictures: addresses.map((address) => ({ ...blank, processedUrl: address })),
  }
  return saveProduct(ctx, before, {
    ...{ rev, after, set: { imageUrl: after.imageUrl }, when: areInLibrary(ctx, library) },
    also: placedPictures(id, placed),
    whyNot: async () => unknown,
  })
}

function shownAddress({ pictures }: AdminProduct, id: string | undefined): string {
  const found = pictures.find((picture) => picture.id === id)
  return found?.processedUrl ?? found?.originalUrl ?? ''
}

/** What the log keeps of a picture is its address alone. */
const blank = {
  ...{ id: '', mediaId: null, originalUrl: '', widths: [], width: 0, height: 0, isPrimary: false },
  ...{ altTexts: {}, isDecorative: false, mediaRev: null },
}
