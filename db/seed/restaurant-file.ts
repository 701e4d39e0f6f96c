import { readdirSync, readFileSync } from 'node:fs'
import type { AllergenCode, ChoiceOption, Diet, Tint } from '#domain/catalog.ts'
import type { GroupKind, HalfRule } from '#domain/dish-price.ts'
import type { ServingTime } from '#domain/serving-times.ts'
import type { Texts } from './languages.ts'

/** An allergen with its kind (`gluten:wheat`), and a question mark where there may be traces of it. */
type AllergenNote = AllergenCode | `${string}:${string}` | `?${string}`

export interface DemoGroup {
  key: string
  kind: GroupKind
  min: number
  max: number
  freeCount?: number
  isPerHalf?: boolean
  texts: Texts
  options: {
    key: string
    priceOre: number
    priceBySize?: Record<string, number>
    allergens: AllergenNote[]
    isDefault?: boolean
    texts: Texts
  }[]
}

export interface DemoDish {
  key: string
  section: string
  /** Whose goods it is made of. */
  category: string
  priceOre: number
  /** Which of the restaurant's lists of sizes it comes in. */
  size?: string
  groups: string[]
  isHalf?: boolean
  isOfHalves?: boolean
  isForPickup?: boolean
  isSoldOut?: boolean
  servingTimes?: ServingTime[]
  points: number
  prepMinutes: number
  portionG: number
  /** kcal, fat, saturates, carbohydrate, sugars, fibre, protein and salt in 100 g. */
  per100: [number, number, number, number, number, number, number, number]
  allergens: AllergenNote[]
  diets: Diet[]
  texts: Texts<[name: string, description: string]>
}

/** One restaurant as the files in `restaurants/` write it. Money in øre, times as the clock shows them. */
export interface DemoRestaurant {
  slug: string
  tint: Tint
  street: string
  postcode: string
  city: string
  phone: string
  hasEatIn: boolean
  hasPickup: boolean
  leadMinutes: number
  slotMinutes: number
  slotPoints: number
  halfRule: HalfRule
  halfSurchargeOre: number
  weekly: { weekdays: number[]; opens: string; closes: string }[]
  /** From the day of the seed on, and why. */
  closedDays?: number
  closedFor?: Texts
  texts: Texts<[name: string, description: string]>
  /** Where its kitchen makes the dishes of each section; the dishes of a section without one are seen at every station. */
  stations?: { key: string; name: string }[]
  sections: { key: string; station?: string; texts: Texts }[]
  groups: DemoGroup[]
  sizes: Record<string, ChoiceOption[]>
  dishes: DemoDish[]
}

const folder = new URL('./restaurants/', import.meta.url)
const order = ['kvernhuset', 'bryggen', 'fjellheim']

export function readRestaurants(): DemoRestaurant[] {
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as DemoRestaurant)
    .toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug))
}

/** @example allergenOf('?gluten:wheat') // { code: 'gluten', level: 'may_contain', detail: 'wheat' } */
export function allergenOf(note: AllergenNote) {
  const [code = '', detail = ''] = note.replace('?', '').split(':')
  return {
    code: code as AllergenCode,
    level: note.startsWith('?') ? ('may_contain' as const) : ('contains' as const),
    detail,
  }
}
