import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedName, boundedText } from './bounded-text.schema.ts'
import { languageCodeSchema } from './language-code.schema.ts'
import { reservedSlugs } from './page-address.ts'
import { cleanLine, withoutControls } from './typed-text.ts'

/** What is counted for a language: how much of it is translated there. */
export const coverageAreas = [
  'pages',
  'menu',
  'footer',
  'interface',
  'products',
  'categories',
] as const
export type CoverageArea = (typeof coverageAreas)[number]

/** As BCP 47 writes it. It becomes an address, so it may be none that the site has. */
const newCodeSchema = v.pipe(
  boundedText(60, 'language_code_invalid'),
  v.trim(),
  v.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/u, 'language_code_invalid'),
  v.check((code) => v.is(languageCodeSchema, code), 'language_code_invalid'),
  v.check((code) => !reservedSlugs.has(code), 'language_code_invalid'),
)
export const languageParam = v.strictObject({ code: languageCodeSchema })

/** How long the name of a language may be. */
export const mostNameLetters = 60

const name = boundedName(mostNameLetters, 'invalid_input', 'language_name_missing')
const direction = v.picklist(['ltr', 'rtl'])
const percent = v.pipe(
  v.number('percent_invalid'),
  v.safeInteger('percent_invalid'),
  v.minValue(0, 'percent_invalid'),
  v.maxValue(100, 'percent_invalid'),
)

export const newLanguageSchema = v.strictObject({
  code: newCodeSchema,
  name,
  nativeName: name,
  direction,
})
export type NewLanguage = v.InferOutput<typeof newLanguageSchema>

/** What is asked of an area, in percent; of one that is not named, as much as of the language. */
const areaGates = v.strictObject({
  pages: v.optional(percent),
  menu: v.optional(percent),
  footer: v.optional(percent),
  interface: v.optional(percent),
  products: v.optional(percent),
  categories: v.optional(percent),
} satisfies Record<CoverageArea, unknown>)

export const changeLanguageSchema = v.strictObject({
  rev,
  name: v.optional(name),
  nativeName: v.optional(name),
  direction: v.optional(direction),
  gatePercent: v.optional(percent),
  areaGates: v.optional(areaGates),
  /** The language whose texts stand in for its missing ones; null for none but the default. */
  fallbackCode: v.optional(v.nullable(languageCodeSchema)),
  isActive: v.optional(v.boolean()),
  /** One language is the default: another one stops being it. */
  isDefault: v.optional(v.literal(true)),
  /** Shows it to visitors although less than its gate is translated. */
  anyway: v.optional(v.boolean()),
})
export type ChangeLanguage = v.InferOutput<typeof changeLanguageSchema>

const codes = v.pipe(v.array(languageCodeSchema), v.minLength(1), v.maxLength(200))
export const languageOrderSchema = v.strictObject({
  codes,
  /** The order that its writer saw: all codes. */
  seen: codes,
})
export type LanguageOrder = v.InferOutput<typeof languageOrderSchema>

const coverage = v.object({
  reviewed: v.number(),
  /** The source has changed since. */
  outdated: v.number(),
  /** Nobody has looked at it yet. */
  machine: v.number(),
  missing: v.number(),
})

export const editableLanguagesSchema = v.object({
  languages: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      nativeName: v.string(),
      direction,
      isActive: v.boolean(),
      isDefault: v.boolean(),
      gatePercent: v.number(),
      areaGates,
      fallbackCode: v.nullable(v.string()),
      rev: v.number(),
      /** How many of the default language's texts are in which state here. */
      coverage: v.object({
        pages: coverage,
        menu: coverage,
        footer: coverage,
        interface: coverage,
        products: coverage,
        categories: coverage,
      } satisfies Record<CoverageArea, typeof coverage>),
      /** The product has interface texts of its own for it; else those of a language behind it stand. */
      hasCatalogue: v.boolean(),
    }),
  ),
})
export type EditableLanguages = v.InferOutput<typeof editableLanguagesSchema>
export type EditableLanguage = EditableLanguages['languages'][number]

/** An id of the catalogues: a hash, or a name that a developer gave. */
const key = v.pipe(boundedText(100, 'not_found'), v.regex(/^[A-Za-z0-9+/=_.-]+$/u, 'not_found'))
export const overrideParam = v.strictObject({ key })
export const overridesOfSchema = v.strictObject({
  language: languageCodeSchema,
})

export const saveOverrideSchema = v.strictObject({
  language: languageCodeSchema,
  content: v.pipe(
    // How long an interface text may be is for the service to say, which names the text in a file.
    boundedText(20_000, 'text_long'),
    v.transform(withoutControls),
    v.trim(),
    // Its own marks of direction may stay: an Arabic text holds a Latin name together with them.
    v.check((text) => cleanLine(text) !== '', 'message_invalid'),
  ),
  /** 0 where the catalogue's own text stands. */
  rev: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
export type SaveOverride = v.InferOutput<typeof saveOverrideSchema>

export const removeOverrideSchema = v.strictObject({
  language: languageCodeSchema,
  rev: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

export const overridesSchema = v.object({
  /** The factory's own words of a language, by the catalogue's id. */
  texts: v.array(v.object({ key: v.string(), content: v.string(), rev: v.number() })),
})
export type Overrides = v.InferOutput<typeof overridesSchema>
