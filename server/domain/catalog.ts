import type { ProductOptions } from './attributes.schema.ts'

/** The tints and all other fixed choices of the catalogue, as data that both the database and the pages read. */
export const tints = ['dairy', 'grain', 'berry', 'sea', 'leaf'] as const
export type Tint = (typeof tints)[number]

/** The 14 allergens of annex II to regulation (EU) 1169/2011, in its order. */
export const allergenCodes = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type AllergenCode = (typeof allergenCodes)[number]
export type AllergenLevel = 'contains' | 'may_contain'
/** 'No' is an answer too: an allergen without one has not been looked for. */
export const allergenAnswers = ['contains', 'may_contain', 'free'] as const
export type AllergenAnswer = (typeof allergenAnswers)[number]

/** The kinds that annex II wants named: those of gluten are cereals. */
const allergenKinds = {
  gluten: ['wheat', 'rye', 'barley', 'oats', 'spelt', 'kamut'],
  nuts: [
    ...(['almond', 'hazelnut', 'walnut', 'cashew', 'pecan', 'brazil', 'pistachio'] as const),
    'macadamia',
  ],
} as const satisfies Partial<Record<AllergenCode, readonly string[]>>

/** The kinds of an allergen that may be named; none for most. */
export function kindsOf(code: AllergenCode): readonly string[] {
  return code === 'gluten' || code === 'nuts' ? allergenKinds[code] : []
}

export interface Allergen {
  code: AllergenCode
  level: AllergenLevel
  /** The kind of cereal or nut, else empty. */
  detail: string
}

export const diets = [
  'vegetarian',
  'vegan',
  'gluten_free',
  'lactose_free',
  'no_added_sugar',
] as const
export type Diet = (typeof diets)[number]

export const temperatures = ['ambient', 'chilled', 'frozen'] as const
export type Temperature = (typeof temperatures)[number]

/** The widths that a picture on a card usually exists in. */
export const cardWidths: readonly number[] = [320, 640]

/** How a list may be sorted; the first is the default. */
export const sorts = ['popular', 'newest', 'name', 'price', 'price-desc', 'unit-price'] as const
export type Sort = (typeof sorts)[number]

export const netUnits = ['g', 'ml', 'piece'] as const
export type NetUnit = (typeof netUnits)[number]

export const availabilities = ['sale', 'quote_only', 'reseller_only', 'coming', 'ended'] as const
export type Availability = (typeof availabilities)[number]

export const stockPolicies = ['tracked', 'untracked', 'backorder'] as const
export type StockPolicy = (typeof stockPolicies)[number]

/** Angrerettloven § 22: what spoils, is made to order or was unsealed cannot be sent back. */
export const withdrawalPolicies = ['standard_14', 'perishable', 'custom_made', 'sealed'] as const
export type WithdrawalPolicy = (typeof withdrawalPolicies)[number]

export const vatClasses = ['food', 'standard', 'alcohol', 'zero'] as const
export type VatClass = (typeof vatClasses)[number]

export const badges = ['season', 'new'] as const
export type Badge = (typeof badges)[number]

/** Per 100 g or 100 ml; grams but for the two energies. Order and names of annex XV to regulation (EU) 1169/2011. */
export interface Nutrition {
  kj: number
  kcal: number
  fat: number
  saturates: number
  carbs: number
  sugars: number
  fibre: number
  protein: number
  salt: number
  /** A usual portion, in g or ml. */
  portion: number
  /** Annex V to the same: tea, herbs, salt, vinegar and their like need no declaration, and this product shows none. */
  isExempt?: boolean
}

/** A text in each language that has one, by language code. */
export type Localized = Record<string, string>

/** What a buyer may choose of a product: as its schema lets it be written, carts and pages read it. */
export type AttributeSchema = ProductOptions
/** One thing a buyer may choose. */
export type Attribute = AttributeSchema[number]
export type ChoiceOption = Extract<Attribute, { type: 'choice' }>['options'][number]
