import * as v from 'valibot'
import { productCardSchema } from './product-card.schema.ts'
import { boundedText } from './bounded-text.schema.ts'
import { linkAddressSchema } from './link-address.schema.ts'
import { readMediaAddress } from './media.ts'
import { drawnPictureSchema } from './media.schema.ts'
import {
  type BlockKind,
  grounds,
  type LetterKind,
  mostItems,
  mostSections,
  type OwnKind,
  type SectionKind,
} from './sections.ts'

const rev = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9999))

const ground = v.optional(v.picklist(grounds), 'plain')
const url = v.optional(v.nullable(linkAddressSchema), null)
/** The address of a picture of the media library: nothing from elsewhere, and no download. */
const pictureAddress = v.pipe(
  boundedText(300, 'picture_address_invalid'),
  v.check(isPicture, 'picture_address_invalid'),
)
const picture = v.optional(v.nullable(pictureAddress), null)
const count = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most))
const degrees = (most: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(-most), v.maxValue(most))

/** A category by its key; the chosen products where it is null. */
const goods = (most: number) => ({
  category: v.optional(v.nullable(v.pipe(boundedText(60), v.regex(/^[a-z0-9-]+$/u))), null),
  products: v.optional(
    v.pipe(
      v.array(v.pipe(boundedText(64), v.regex(/^[\w-]+$/u))),
      v.maxLength(most, 'too_many_items'),
    ),
    [],
  ),
})

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
  products: v.strictObject({ ground, ...goods(mostItems.products), url }),
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

/** What the home page's own can be set to. */
const ownSettings = {
  /** What sells best stands there while nothing is chosen. */
  /** A picture of one's own stands in the place of the packs. */
  'home-hero': v.strictObject({ ...goods(mostItems.packs), picture, url }),
  'home-categories': v.strictObject({}),
  'home-best': v.strictObject({}),
  'home-made': v.strictObject({}),
  'home-shops': v.strictObject({}),
} as const satisfies Record<OwnKind, v.GenericSchema>

/** What the blocks of a newsletter can be set to. */
const letterSettings = {
  'letter-heading': v.strictObject({}),
  'letter-text': v.strictObject({}),
  'letter-picture': v.strictObject({ picture, url }),
  'letter-products': v.strictObject(goods(mostItems.letterProducts)),
  'letter-button': v.strictObject({ url }),
  'letter-divider': v.strictObject({}),
  'letter-unsubscribe': v.strictObject({}),
} as const satisfies Record<LetterKind, v.GenericSchema>

const settingsOf = { ...blockSettings, ...ownSettings, ...letterSettings }

export type BlockSettings = {
  [Kind in BlockKind]: v.InferOutput<(typeof blockSettings)[Kind]>
}

/** Absent on a new one: the server counts them. */
const place = { number: v.optional(number), isHidden: v.optional(v.boolean(), false) }
const settingsOfKind = <Kind extends SectionKind>(kind: Kind) =>
  v.strictObject({
    ...place,
    kind: v.literal(kind),
    settings: v.optional(settingsOf[kind], {}),
  })
const sectionSchema = v.variant('kind', [
  settingsOfKind('hero'),
  settingsOfKind('text'),
  settingsOfKind('picture-text'),
  settingsOfKind('products'),
  settingsOfKind('steps'),
  settingsOfKind('questions'),
  settingsOfKind('call-to-action'),
  settingsOfKind('map'),
  settingsOfKind('gallery'),
  settingsOfKind('table'),
  settingsOfKind('home-hero'),
  settingsOfKind('home-categories'),
  settingsOfKind('home-best'),
  settingsOfKind('home-made'),
  settingsOfKind('home-shops'),
  settingsOfKind('letter-heading'),
  settingsOfKind('letter-text'),
  settingsOfKind('letter-picture'),
  settingsOfKind('letter-products'),
  settingsOfKind('letter-button'),
  settingsOfKind('letter-divider'),
  settingsOfKind('letter-unsubscribe'),
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
  page: v.pipe(boundedText(100, 'not_found'), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'not_found')),
})

/** As its editors see it. */
const editablePlace = { number: v.number(), isHidden: v.boolean() }
const editableSectionSchema = v.variant('kind', eachKind(editablePlace))
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
  ...drawnPictureSchema.entries,
  isDecorative: v.boolean(),
  /** In the page's language, else in one that stands in. */
  alt: v.string(),
})
export type ShownPicture = v.InferOutput<typeof shownPictureSchema>

/** A section as readers get it: what its settings name comes with it. */
const shownPlace = {
  number: v.number(),
  pictures: v.optional(v.array(shownPictureSchema)),
  products: v.optional(v.array(productCardSchema)),
}
export const shownSectionSchema = v.variant('kind', eachKind(shownPlace))
export type ShownSection = v.InferOutput<typeof shownSectionSchema>

const kindSchema = v.variant('kind', eachKind({}))

/** A kind with its settings as they were saved, whatever the database holds: those of a new section where they are none. */
export function kindWith(kind: SectionKind, saved: unknown): v.InferOutput<typeof kindSchema> {
  const read = v.safeParse(kindSchema, { kind, settings: saved })
  return read.success ? read.output : v.parse(kindSchema, { kind, settings: {} })
}

/** The schema of each kind: `place` and the settings of the kind. */
function eachKind<Place extends v.ObjectEntries>(place: Place) {
  const of = <Kind extends SectionKind>(kind: Kind) =>
    v.object({ ...place, kind: v.literal(kind), settings: settingsOf[kind] })
  return [
    of('hero'),
    of('text'),
    of('picture-text'),
    of('products'),
    of('steps'),
    of('questions'),
    of('call-to-action'),
    of('map'),
    of('gallery'),
    of('table'),
    of('home-hero'),
    of('home-categories'),
    of('home-best'),
    of('home-made'),
    of('home-shops'),
    of('letter-heading'),
    of('letter-text'),
    of('letter-picture'),
    of('letter-products'),
    of('letter-button'),
    of('letter-divider'),
    of('letter-unsubscribe'),
  ] as const
}

function isPicture(path: string): boolean {
  const found = readMediaAddress(path)
  return found !== undefined && found.size !== 'file'
}

function hasEachOnce(sections: readonly { number?: number | undefined }[]): boolean {
  const numbers = sections.flatMap(({ number: each }) => each ?? [])
  return new Set(numbers).size === numbers.length
}
