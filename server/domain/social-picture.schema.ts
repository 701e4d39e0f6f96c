import * as v from 'valibot'
import { boundedText, uuid } from './bounded-text.schema.ts'
import { textLimits } from './editing.ts'
import { languageCodeSchema } from './language-code.schema.ts'

/** What is shown where a page is shared. */
export const sharedPictureSchema = v.object({
  /** A path of this site. */
  address: v.string(),
  /** In pixels, at this address. */
  width: v.number(),
  height: v.number(),
})
export type SharedPicture = v.InferOutput<typeof sharedPictureSchema>

const socialPictureSchema = v.object({
  ...sharedPictureSchema.entries,
  languageCode: v.string(),
  /** True for one of the library, false for one that was drawn from the page's title. */
  isChosen: v.boolean(),
  /** The title that stands in a drawing; null where nobody has said, and of a chosen one. */
  title: v.nullable(v.string()),
  rev: v.number(),
})
export type SocialPicture = v.InferOutput<typeof socialPictureSchema>

export const socialPicturesSchema = v.object({ pictures: v.array(socialPictureSchema) })
export type SocialPictures = v.InferOutput<typeof socialPicturesSchema>

const page = boundedText(100)

export const socialPageSchema = v.strictObject({ page })

export const socialPlaceSchema = v.strictObject({
  page,
  language: languageCodeSchema,
})
export type SocialPlace = v.InferOutput<typeof socialPlaceSchema>

/** Of a drawing: the title that stands in it. Once the page has another one, it is not shown. */
export const drawnSchema = v.strictObject({
  title: v.optional(boundedText(textLimits.text)),
})
export type Drawn = v.InferOutput<typeof drawnSchema>

/** No picture: the one that is drawn from the title is shown again. */
export const chooseSocialSchema = v.strictObject({
  mediaId: v.nullable(uuid()),
  /** 0 where there is none yet. */
  rev: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
export type ChooseSocial = v.InferOutput<typeof chooseSocialSchema>
