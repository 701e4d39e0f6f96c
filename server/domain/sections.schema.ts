import * as v from 'valibot'
import { productCardSchema } from './catalog.schema.ts'
import { isLinkAddress } from './links.ts'
import { readMediaAddress } from './media.ts'
import {
  type BlockKind,
  grounds,
  mostItems,
  mostSections,
  type OwnKind,
  sectionKinds,
} from './sections.ts'

const rev = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9999))

const ground = v.optional(v.picklist(grounds), 'plain')
const url = v.optional(
  v.nullable(v.pipe(v.string(), v.trim(), v.check(isLinkAddress, 'address_invalid'))),
  null,
)
/** The address of a picture of the media library: nothing from elsewhere, and no download. */
const pictureAddress = v.pipe(v.string(), v.check(isPicture, 'picture_address_invalid'))
const picture = v.optional(v.nullable(pictureAddress), null)
const count = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most))
const degrees = (most: number) => v.pipe(v.number(), v.finite(), v.minValue(-most), v.maxValue(most))

/** What each kind of block can be set to, beside its texts. */
const blockSettings = {
  hero: v.strictObject({ ground: v.optional(v.picklist(grounds), 'tint'), picture, url }),
  text: v.strictObject({ ground }),
  'picture-text': v.strictObject({
    ground,
    picture,
    side: v.optional(v.picklist(['start', 'end']), 'start'),
    url,
  }),
  products: v.strictObject({
    ground,
    /** A category by its key; the chosen products where it is null. */
    category: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/u))), null),
    products: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u))),
        v.maxLength(mostItems.products, 'too_many_items'),
      ),
      [],
    ),
    url,
  }),
  steps: v.strictObject({
    ground: v.optional(v.picklist(grounds), 'tint'),
    count: v.optional(count(mostItems.steps), 3),
  }),
  questions: v.strictObject({ ground, count: v.optional(count(mostItems.questions), 3) }),
  'call-to-action': v.strictObject({
    ground: v.optional(v.picklist(grounds), 'deep'),
    url,
    secondUrl: url,
  }),
  map: v.strictObject({
    ground,
    places: v.optional(
      v.pipe(
        v.array(v.strictObject({ latitude: degrees(90), longitude: degrees(180) })),
        v.minLength(1),
        v.maxLength(mostItems.map, 'too_many_items'),
      ),
      [{ latitude: 59.91, longitude: 10.75 }],
    ),
  }),
  gallery: v.strictObject({
    ground,
    pictures: v.optional(
      v.pipe(v.array(pictureAddress), v.maxLength(mostItems.gallery, 'too_many_items')),
      [],
    ),
  }),
  table: v.strictObject({ ground }),
} as const satisfies Record<BlockKind, v.GenericSchema>

export type BlockSettings = {
  [Kind in BlockKind]: v.InferOutput<(typeof blockSettings)[Kind]>
}

const place = {
  /** Absent on a new one: the server counts them. */
  number: v.optional(number),
  isHidden: v.optional(v.boolean(), false),
}

function blockSchema<Kind extends BlockKind>(kind: Kind) {
  return v.strictObject({
    ...place,
    kind: v.literal(kind),
    settings: v.optional(blockSettings[kind], {}),
  })
}

function ownSchema<Kind extends OwnKind>(kind: Kind) {
  return v.strictObject({
    ...place,
    kind: v.literal(kind),
    settings: v.optional(v.strictObject({}), {}),
  })
}

const sectionSchema = v.variant('kind', [
  blockSchema('hero'),
  blockSchema('text'),
  blockSchema('picture-text'),
  blockSchema('products'),
  blockSchema('steps'),
  blockSchema('questions'),
  blockSchema('call-to-action'),
  blockSchema('map'),
  blockSchema('gallery'),
  blockSchema('table'),
  ownSchema('home-hero'),
  ownSchema('home-categories'),
  ownSchema('home-best'),
  ownSchema('home-made'),
  ownSchema('home-shops'),
])

/** All sections of a page, in their order. One that it had before and that is left out is removed, and can come back by its number. */
export const saveSectionsSchema = v.strictObject({
  sections: v.pipe(
    v.array(sectionSchema),
    v.maxLength(mostSections, 'too_many_sections'),
    v.check((sections) => hasEachOnce(sections), 'invalid_input'),
  ),
  rev,
})
export type SaveSections = v.InferOutput<typeof saveSectionsSchema>
export type SectionToSave = SaveSections['sections'][number]

export const sectionsPageSchema = v.strictObject({
  page: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'not_found')),
})

/** As its editors see it. `settings` are what their kind has, written out. */
const editableSectionSchema = v.object({
  number: v.number(),
  kind: v.picklist(sectionKinds),
  isHidden: v.boolean(),
  settings: v.custom<object>((settings) => typeof settings === 'object' && settings !== null),
})
export type EditableSection = v.InferOutput<typeof editableSectionSchema>

export const editableSectionsSchema = v.object({
  page: v.string(),
  sections: v.array(editableSectionSchema),
  /** What the next save names. */
  rev: v.number(),
})
export type EditableSections = v.InferOutput<typeof editableSectionsSchema>

/** A picture of the library as a page shows it. */
const shownPictureSchema = v.object({
  id: v.string(),
  version: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  focalX: v.number(),
  focalY: v.number(),
  isDecorative: v.boolean(),
  /** In the page's language, else the default one's. */
  alt: v.string(),
})
export type ShownPicture = v.InferOutput<typeof shownPictureSchema>

/** A section as readers get it: what its settings name comes with it. */
export const shownSectionSchema = v.object({
  number: v.number(),
  kind: v.picklist(sectionKinds),
  settings: v.custom<object>((settings) => typeof settings === 'object' && settings !== null),
  pictures: v.optional(v.array(shownPictureSchema)),
  products: v.optional(v.array(productCardSchema)),
})
export type ShownSection = v.InferOutput<typeof shownSectionSchema>

/** The settings of a kind as they were saved, whatever the database holds: those of a new section where they are none. */
export function settingsOf<Kind extends BlockKind>(kind: Kind, saved: unknown): BlockSettings[Kind]
export function settingsOf(kind: BlockKind, saved: unknown): BlockSettings[BlockKind] {
  const read = v.safeParse(blockSettings[kind], saved)
  return read.success ? read.output : v.parse(blockSettings[kind], {})
}

function isPicture(path: string): boolean {
  const found = readMediaAddress(path)
  return found !== undefined && found.size !== 'file'
}

function hasEachOnce(sections: readonly { number?: number | undefined }[]): boolean {
  const numbers = sections.flatMap(({ number: each }) => each ?? [])
  return new Set(numbers).size === numbers.length
}
