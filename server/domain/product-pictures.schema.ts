import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { uuid } from './bounded-text.schema.ts'

/** How many pictures a product's page shows. */
export const mostPictures = 12

/** A product's pictures in their order, the primary one first, as its editors see them. */
export const productPicturesSchema = v.array(
  v.object({
    id: v.string(),
    /** Which picture of the library it is; null of one that came with the site. */
    mediaId: v.nullable(v.string()),
    originalUrl: v.string(),
    processedUrl: v.nullable(v.string()),
    widths: v.array(v.number()),
    width: v.number(),
    height: v.number(),
    isPrimary: v.boolean(),
    /** What the library says of it, by language, and the number that a change of this names. */
    altTexts: v.record(v.string(), v.string()),
    isDecorative: v.boolean(),
    mediaRev: v.nullable(v.number()),
  }),
)
export type ProductPictures = v.InferOutput<typeof productPicturesSchema>
export type ProductPicture = ProductPictures[number]

export const savePicturesSchema = v.strictObject({
  rev,
  /** In their order, the first one is the primary one: ids of pictures that it has, or of such of the library. */
  pictures: v.pipe(
    v.array(uuid('not_found')),
    v.maxLength(100),
    v.transform((ids) => [...new Set(ids)]),
  ),
})
export type SavePictures = v.InferOutput<typeof savePicturesSchema>
