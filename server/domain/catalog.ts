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

export type NetUnit = 'g' | 'ml' | 'piece'
export type Availability = 'sale' | 'quote_only' | 'reseller_only' | 'coming' | 'ended'
export type StockPolicy = 'tracked' | 'untracked' | 'backorder'
export type WithdrawalPolicy = 'standard_14' | 'perishable' | 'custom_made' | 'sealed'

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
}

/** A text in each language that has one, by language code. */
export type Localized = Record<string, string>

export interface ChoiceOption {
  value: string
  label: Localized
  /** Added to the product's price, in øre. */
  priceOre: number
  /** The size this choice gives, where it differs from the product's own. */
  netQuantity?: number
  grossWeightG?: number
}

/** One thing a buyer may choose. */
export type Attribute =
  | { key: string; label: Localized; type: 'choice'; required: boolean; options: ChoiceOption[] }
  | { key: string; label: Localized; type: 'number'; required: boolean; max: number }
  | { key: string; label: Localized; type: 'text'; required: boolean; max: number }
export type AttributeSchema = Attribute[]
