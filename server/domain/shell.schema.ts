import * as v from 'valibot'
import { readers } from './audience.ts'
import { themeFontNames } from './theme.ts'

const text = v.nullable(v.string())
const direction = v.picklist(['ltr', 'rtl'])

const companySchema = v.object({
  name: v.string(),
  legalName: v.string(),
  orgNo: text,
  address: text,
  phone: text,
  /** The same as people read it. */
  phoneText: text,
  email: text,
  faviconUrl: text,
  logo: v.object({
    url: text,
    width: v.number(),
    height: v.number(),
    maxWidth: v.number(),
    style: v.picklist(['circular', 'square', 'rounded']),
  }),
  isNameShownInHeader: v.boolean(),
  /** Null while the factory has no settings. */
  headerStyle: text,
})

/** A language as its own speakers call it. */
const offeredLanguageSchema = v.object({
  code: v.string(),
  nativeName: v.string(),
  direction,
  /** Present on the one that bare addresses are in. */
  isDefault: v.optional(v.literal(true)),
  /** Present where other languages fill its gaps before the default one does. */
  fallbackLanguages: v.optional(v.array(v.string())),
})

const footerLinkSchema = v.object({
  title: v.string(),
  url: v.string(),
  /** Present where it opens a tab of its own. */
  isExternal: v.optional(v.literal(true)),
  /** Names its title among the texts, `@menu/…`, for those who may edit it alone. */
  content: v.optional(v.string()),
})

const menuLinkSchema = v.object({
  ...footerLinkSchema.entries,
  icon: v.optional(v.string()),
  iconColor: v.optional(v.string()),
})

const menuEntrySchema = v.object({
  ...menuLinkSchema.entries,
  /** The links under it, where it has any. */
  children: v.optional(v.array(menuLinkSchema)),
})

/** What every page needs around its content, in one language: the same for all who are signed in, and for all who are not. */
export const shellSchema = v.object({
  factoryId: v.string(),
  company: companySchema,
  language: v.object({ code: v.string(), direction }),
  languages: v.array(offeredLanguageSchema),
  /** Whom it is for; absent where everybody sees the same. */
  audience: v.optional(v.picklist(readers)),
  menu: v.array(menuEntrySchema),
  footer: v.object({
    /** What the company is called there in this language, where somebody has written it. */
    companyName: v.optional(v.string()),
    description: v.string(),
    copyright: v.string(),
    sections: v.array(
      v.object({ key: v.string(), title: v.string(), links: v.array(footerLinkSchema) }),
    ),
    bottom: v.array(footerLinkSchema),
  }),
  /** What the factory announces now; absent where it is nothing. */
  announcement: v.optional(
    v.object({
      /** Names its words: a browser that has closed these does not show them again. */
      key: v.string(),
      text: v.string(),
      url: text,
      isDismissible: v.boolean(),
    }),
  ),
  /** Interface texts that the factory has overridden: JSON of compiled messages by id, empty where there are none. */
  overrides: v.string(),
  /** The factory's own colours as rules for the document's head; empty where the theme's stand. */
  styles: v.string(),
  /** What letters are set in, where it is not the product's own pair. */
  fonts: v.optional(v.picklist(themeFontNames)),
  loading: v.object({
    style: v.picklist(['spinner', 'dots', 'pulse', 'bounce', 'custom']),
    imageUrl: text,
  }),
  /** Header data in the browser carries it, so that an old copy is known as such. */
  revision: v.string(),
})

export type ShellData = v.InferOutput<typeof shellSchema>
export type Company = v.InferOutput<typeof companySchema>
export type OfferedLanguage = v.InferOutput<typeof offeredLanguageSchema>
export type MenuLink = v.InferOutput<typeof menuLinkSchema>
export type MenuEntry = v.InferOutput<typeof menuEntrySchema>
export type FooterLink = v.InferOutput<typeof footerLinkSchema>
