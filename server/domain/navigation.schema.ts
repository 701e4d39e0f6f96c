import * as v from 'valibot'
import { audiences, audienceSchema } from './audience.ts'
import { boundedLine, boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import { isColor } from './colors.ts'
import { type FooterSection, footerSections } from './footer.ts'
import { chosenLanguageSchema } from './language-code.schema.ts'
import { linkAddressSchema } from './link-address.schema.ts'
import { canBeName } from './typed-text.ts'
import { isInOrder, timeSchema } from './times.ts'

/** How many links the menu, and a section of the footer, may hold. */
const mostMenuItems = 60
const mostFooterLinks = 24

/** The rev of a whole that nobody has saved yet is 0. */
const wholeRev = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const id = uuid()

const linkTitleSchema = boundedName(60, 'title_long', 'title_missing')
/** A title in a language; empty where the default one is to stand there. */
const otherTitle = v.pipe(
  boundedLine(60, 'title_long'),
  v.check((text) => text === '' || canBeName(text), 'title_missing'),
)
/** By language; one of nothing but spaces is dropped, and the default title stands there. */
const titles = v.record(chosenLanguageSchema, otherTitle)
/** What titles that are put back were made from; the others are made from what stands there when they are saved. */
const made = v.record(
  chosenLanguageSchema,
  v.strictObject({
    sourceTitle: v.nullable(boundedLine(60, 'title_long')),
    isReviewed: v.boolean(),
  }),
)
const color = v.pipe(boundedText(100, 'color_invalid'), v.trim(), v.check(isColor, 'color_invalid'))

const linkFields = {
  /** Absent on a new one. */
  id: v.optional(id),
  title: linkTitleSchema,
  titles,
  made: v.optional(made),
  url: linkAddressSchema,
  isExternal: v.boolean(),
}

export const saveFooterLinksSchema = v.strictObject({
  links: v.pipe(
    v.array(v.strictObject(linkFields)),
    v.maxLength(mostFooterLinks, 'too_many_links'),
  ),
  rev: wholeRev,
})
export type SaveFooterLinks = v.InferOutput<typeof saveFooterLinksSchema>

const footerLists = footerSections.map((section) => `${section}.links` as const)

/** A list of the footer by its key, `quicklinks.links`: read as the section that it belongs to. */
export const footerListSchema = v.strictObject({
  list: v.pipe(
    v.picklist(footerLists, 'not_found'),
    v.transform((key) => key.slice(0, -'.links'.length) as FooterSection),
  ),
})

const colors = v.strictObject({
  backgroundColor: color,
  textColor: color,
  linkColor: color,
  linkHoverColor: color,
  borderColor: color,
})

/** No colours: back to those of the theme. */
export const saveFooterColorsSchema = v.strictObject({ colors: v.nullable(colors), rev: wholeRev })
export type SaveFooterColors = v.InferOutput<typeof saveFooterColorsSchema>

const times = [['startsAt'], ['endsAt']] as const
const menuFields = {
  ...linkFields,
  /** By name from the icons of the product. */
  icon: v.nullable(v.pipe(boundedText(40), v.regex(/^[a-z0-9-]+$/u))),
  iconColor: v.nullable(color),
  isActive: v.boolean(),
  /** The languages it is shown in; null: all. */
  languageCodes: v.nullable(v.pipe(v.array(chosenLanguageSchema), v.maxLength(60))),
  startsAt: v.optional(timeSchema, null),
  endsAt: v.optional(timeSchema, null),
  audience: audienceSchema,
}
const menuLink = v.pipe(
  v.strictObject(menuFields),
  v.forward(v.partialCheck(times, isInOrder, 'times_crossed'), ['endsAt']),
)
const menuEntry = v.pipe(
  v.strictObject({ ...menuFields, children: v.array(menuLink) }),
  v.forward(v.partialCheck(times, isInOrder, 'times_crossed'), ['endsAt']),
)

/** The whole menu in its order: entries, and the links under each. */
export const saveMenuSchema = v.strictObject({
  items: v.pipe(
    v.array(menuEntry),
    v.check(
      (items) =>
        items.reduce((count, { children }) => count + 1 + children.length, 0) <= mostMenuItems,
      'too_many_links',
    ),
  ),
  rev: wholeRev,
})
export type SaveMenu = v.InferOutput<typeof saveMenuSchema>

const editableLink = {
  id: v.string(),
  title: v.string(),
  titles: v.record(v.string(), v.string()),
  /** What each of the titles was made from, by language. */
  made: v.record(
    v.string(),
    v.object({ sourceTitle: v.nullable(v.string()), isReviewed: v.boolean() }),
  ),
  url: v.string(),
  isExternal: v.boolean(),
  /** It leads to a page of this site that is not there. */
  isDead: v.boolean(),
}

export const editableFooterSchema = v.object({
  sections: v.array(
    v.object({
      key: v.picklist(footerSections),
      links: v.array(v.object({ ...editableLink, linkKey: v.string() })),
      rev: v.number(),
    }),
  ),
  colors: v.nullable(
    v.object({
      backgroundColor: v.string(),
      textColor: v.string(),
      linkColor: v.string(),
      linkHoverColor: v.string(),
      borderColor: v.string(),
    }),
  ),
  colorsRev: v.number(),
})
export type EditableFooter = v.InferOutput<typeof editableFooterSchema>

const editableItem = v.object({
  ...editableLink,
  icon: v.nullable(v.string()),
  iconColor: v.nullable(v.string()),
  isActive: v.boolean(),
  languageCodes: v.nullable(v.array(v.string())),
  startsAt: v.nullable(v.number()),
  endsAt: v.nullable(v.number()),
  audience: v.picklist(audiences),
})
export const editableMenuSchema = v.object({
  items: v.array(v.object({ ...editableItem.entries, children: v.array(editableItem) })),
  rev: v.number(),
})
export type EditableMenu = v.InferOutput<typeof editableMenuSchema>
export type EditableItem = v.InferOutput<typeof editableItem>
