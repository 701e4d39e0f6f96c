import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedLine, boundedText } from './bounded-text.schema.ts'
import { chosenLanguageSchema } from './language-code.schema.ts'
import { folderSchema } from './media-folders.ts'
import { mediaKinds } from './media.ts'
import { cleanFileName, decodedName } from './media-files/file-name.ts'
import { canBeName, cleanLine } from './typed-text.ts'

export const mostListed = 100
export const mostAltLetters = 300
const mediaSorts = ['name', 'newest', 'largest'] as const

function counted(fallback: string) {
  return v.optional(
    v.pipe(
      boundedText(7),
      v.regex(/^\d+$/u),
      v.transform((text) => Number(text)),
    ),
    fallback,
  )
}

/** 100 from the first on, by name, unless the caller asks for something else; never more than 100. */
export const listMediaSchema = v.strictObject({
  limit: v.pipe(
    counted(String(mostListed)),
    v.minValue(1),
    v.transform((limit) => Math.min(limit, mostListed)),
  ),
  offset: counted('0'),
  sort: v.optional(v.picklist(mediaSorts), 'name'),
  kind: v.optional(v.picklist(mediaKinds)),
  /** A folder with those in it; what cannot be one is none. Words are looked for in all of them. */
  folder: v.optional(v.fallback(folderSchema, ''), ''),
  q: v.optional(v.pipe(boundedText(100), v.transform(cleanLine)), ''),
})
export type ListMedia = v.InferOutput<typeof listMediaSchema>

export const uploadHeadersSchema = v.object({
  /** The file's name in `encodeURIComponent`'s form. */
  'x-file-name': v.pipe(boundedText(2000), v.minLength(1)),
  /** The folder that it goes into, in the same form. */
  'x-folder': v.optional(v.pipe(boundedText(4000), v.transform(decodedName), folderSchema), ''),
})

export const replaceMediaSchema = v.strictObject({
  rev: v.pipe(boundedText(9), v.regex(/^\d+$/u), v.transform(Number)),
})

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

export const changeMediaSchema = v.strictObject({
  name: v.optional(
    v.pipe(
      boundedText(500),
      v.check((name) => canBeName(cleanLine(name)), 'media_name_missing'),
      v.transform(cleanFileName),
    ),
  ),
  /** By language code; an empty one is taken away. Languages that are not named keep theirs. */
  altTexts: v.optional(v.record(chosenLanguageSchema, boundedLine(mostAltLetters))),
  isDecorative: v.optional(v.boolean()),
  focalX: v.optional(percent),
  focalY: v.optional(percent),
  folder: v.optional(folderSchema),
  rev,
})
export type ChangeMedia = v.InferOutput<typeof changeMediaSchema>

/** Another name or place for a folder and those in it; an empty one takes it away, and its files stay. */
export const moveFolderSchema = v.strictObject({
  from: v.pipe(folderSchema, v.minLength(1, 'folder_invalid')),
  to: folderSchema,
})
export type MoveFolder = v.InferOutput<typeof moveFolderSchema>

/** What a picture of the library is drawn by. */
export const drawnPictureSchema = v.object({
  id: v.string(),
  version: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  focalX: v.number(),
  focalY: v.number(),
})
export type DrawnPicture = v.InferOutput<typeof drawnPictureSchema>

/** One picture or file of the library. */
export const mediaItemSchema = v.object({
  id: v.string(),
  kind: v.picklist(mediaKinds),
  name: v.string(),
  mediaType: v.string(),
  bytes: v.number(),
  /** As it is shown, in pixels; null for other files. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  version: v.number(),
  /** A blurred placeholder in base64. */
  thumbhash: v.nullable(v.string()),
  /** Percent from the left and from the top. */
  focalX: v.number(),
  focalY: v.number(),
  isDecorative: v.boolean(),
  /** As `Products/Cheese`; empty where in none. */
  folder: v.string(),
  altTexts: v.record(v.string(), v.string()),
  /** Where readers find it: a picture in 640 px, or the download. */
  address: v.string(),
  /** Epoch ms. */
  createdAt: v.number(),
  updatedAt: v.number(),
  rev: v.number(),
})
export type MediaItem = v.InferOutput<typeof mediaItemSchema>

/** Every folder that holds files, by name; what lies in another one is counted in its own alone. */
const folders = v.array(v.object({ path: v.string(), files: v.number() }))
export const mediaFoldersSchema = v.object({ folders })
export type MediaFolders = v.InferOutput<typeof mediaFoldersSchema>

export const mediaListSchema = v.object({
  items: v.array(mediaItemSchema),
  folders,
  total: v.number(),
  limit: v.number(),
  offset: v.number(),
})
export type MediaList = v.InferOutput<typeof mediaListSchema>

const mediaUseKinds = [
  'text',
  'product',
  'category',
  'settings',
  'menu',
  'footer',
  'orders',
  'shared',
] as const
export type MediaUseKind = (typeof mediaUseKinds)[number]

export const mediaUsageSchema = v.object({
  uses: v.array(
    v.object({
      kind: v.picklist(mediaUseKinds),
      /** What its people call it: a page and key, a product's name, a link's title, a setting. */
      title: v.string(),
      /** Null for what all languages share. */
      languageCode: v.nullable(v.string()),
      /** The key of the page that it is on, and of the text there; null elsewhere, and of a section without a text. */
      page: v.nullable(v.string()),
      textKey: v.nullable(v.string()),
      /** What readers call that page; null where it has no title of its own. */
      pageTitle: v.nullable(v.string()),
      /** The bare address that shows it; null where only its people know one. */
      path: v.nullable(v.string()),
    }),
  ),
})
export type MediaUsage = v.InferOutput<typeof mediaUsageSchema>
export type MediaUse = MediaUsage['uses'][number]

export const mediaParamSchema = v.object({ id: boundedText(64) })

export const publicMediaSchema = v.object({
  id: boundedText(64),
  version: boundedText(10),
  size: boundedText(10),
})
