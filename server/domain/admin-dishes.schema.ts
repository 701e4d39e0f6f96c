import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { productStates, mostProductLetters } from './admin-products.schema.ts'
import { mostChoices, optionKey, optionLabel, surchargeOre } from './attributes.schema.ts'
import { boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import { isDay } from './calendar-day.ts'
import { allergenAnswers, allergenCodes } from './catalog.ts'
import { groupKinds } from './dish-price.ts'
import { languageCodeSchema } from './language-code.schema.ts'
import { mostOfGroup } from './option-groups.ts'
import { tint } from './product-card.schema.ts'
import { allergenAnswersSchema } from './product-food.schema.ts'
import { shopPrice } from './product-price.schema.ts'
import type { ServingTime } from './serving-times.ts'

/** What one restaurant can have, beside what it has put away. */
export const mostDishes = 500
export const mostMenuSections = 40
export const mostOptionGroups = 100
export const mostServingTimes = 10
const mostGroupsOfDish = 20

/** A text in each of its languages. */
const localized = v.record(v.string(), v.string())
const ore = v.number()
const prices = v.record(v.string(), ore)
const instant = v.nullable(v.number())
const answers = v.array(
  v.object({
    code: v.picklist(allergenCodes),
    level: v.picklist(allergenAnswers),
    detail: v.string(),
  }),
)

/** What is served by its VAT class: food, whose rate depends on where it is eaten, and alcohol, which never has that of food. */
export const servedClasses = ['food', 'alcohol'] as const

const servingTimeView = v.object({
  weekdays: v.exactOptional(v.array(v.number())),
  fromMinute: v.exactOptional(v.number()),
  toMinute: v.exactOptional(v.number()),
  fromDay: v.exactOptional(v.string()),
  toDay: v.exactOptional(v.string()),
})

const listedDish = v.object({
  id: v.string(),
  /** Of its product: it covers what the kitchen knows of the dish, too. */
  rev: v.number(),
  key: v.string(),
  names: localized,
  tint,
  imageUrl: v.nullable(v.string()),
  state: v.picklist(productStates),
  priceOre: v.nullable(ore),
  vatClass: v.string(),
  sizes: v.array(v.object({ key: v.string(), label: localized })),
  sectionId: v.string(),
  prepMinutes: v.number(),
  points: v.number(),
  isForEatIn: v.boolean(),
  isForPickup: v.boolean(),
  servingTimes: v.array(servingTimeView),
  soldOutUntil: instant,
  isHalf: v.boolean(),
  isOfHalves: v.boolean(),
  kcal: v.number(),
  groups: v.array(v.object({ groupId: v.string(), prices })),
  /** Somebody has answered for its food information. */
  hasFood: v.boolean(),
  /** Only those that have an answer. */
  allergens: answers,
})
export type AdminDish = v.InferOutput<typeof listedDish>

const groupView = v.object({
  id: v.string(),
  rev: v.number(),
  kind: v.picklist(groupKinds),
  min: v.number(),
  max: v.number(),
  freeCount: v.number(),
  isPerHalf: v.boolean(),
  titles: localized,
  options: v.array(
    v.object({
      id: v.string(),
      key: v.string(),
      titles: localized,
      priceOre: ore,
      priceBySize: prices,
      /** An answer for each of the 14: nobody saves an option without. */
      allergens: answers,
      isDefault: v.boolean(),
      soldOutUntil: instant,
    }),
  ),
})
export type AdminOptionGroup = v.InferOutput<typeof groupView>

const sectionView = v.object({
  id: v.string(),
  rev: v.number(),
  titles: localized,
  /** How many dishes stand in it, those put away among them. */
  dishes: v.number(),
})
export type AdminMenuSection = v.InferOutput<typeof sectionView>

/** The menu of one restaurant as its editors see it. Instants are epoch ms, money is øre. */
export const adminMenuSchema = v.object({
  now: v.number(),
  /** Those that the caller looks after, in their order. */
  restaurants: v.array(v.object({ id: v.string(), slug: v.string(), name: v.string() })),
  /** Null where there is none that they look after. */
  menu: v.nullable(
    v.object({
      restaurant: v.object({ id: v.string(), slug: v.string(), name: v.string() }),
      /** When the kitchen closes next. */
      closesAt: instant,
      sections: v.array(sectionView),
      dishes: v.array(listedDish),
      groups: v.array(groupView),
    }),
  ),
})
export type AdminMenus = v.InferOutput<typeof adminMenuSchema>
export type AdminMenu = NonNullable<AdminMenus['menu']>

/** By slug or id; what is none is left out rather than refused, since it comes from an address. */
export const adminMenuQuery = v.object({
  restaurant: v.optional(v.fallback(boundedText(200), ''), ''),
})

const id = uuid('not_found')
export const menuParam = v.strictObject({ restaurantId: id })
export const menuRowParam = v.strictObject({ restaurantId: id, id })
export const removeMenuRowQuery = v.strictObject({
  rev: v.pipe(boundedText(12), v.regex(/^[1-9]\d*$/u), v.transform(Number)),
})

export const newMenuSectionSchema = v.strictObject({ titles: optionLabel })
export const saveMenuSectionSchema = v.strictObject({ rev, titles: optionLabel })
const order = v.pipe(v.array(id), v.maxLength(mostDishes))
export const menuSectionOrderSchema = v.strictObject({ ids: order, seen: order })
export const dishOrderSchema = v.strictObject({ sectionId: id, ids: order, seen: order })

const whole = (least: number, most: number) =>
  v.pipe(
    v.number('whole_number_invalid'),
    v.safeInteger('whole_number_invalid'),
    v.minValue(least, 'whole_number_invalid'),
    v.maxValue(most, 'whole_number_invalid'),
  )
const count = (most: number) =>
  v.pipe(
    v.number('count_invalid'),
    v.safeInteger('count_invalid'),
    v.minValue(0, 'count_invalid'),
    v.maxValue(most, 'count_invalid'),
  )
const sectionId = uuid('menu_section_missing')
const prepMinutes = whole(1, 240)
const vatClass = v.picklist(servedClasses)

export const newDishSchema = v.strictObject({
  /** The language that it is begun in. */
  languageCode: languageCodeSchema,
  name: boundedName(mostProductLetters, 'product_name_long', 'product_name_missing'),
  sectionId,
  shopPriceOre: shopPrice,
  vatClass,
  prepMinutes,
})
export type NewDish = v.InferOutput<typeof newDishSchema>

const minute = v.pipe(
  v.number('serving_time_invalid'),
  v.safeInteger('serving_time_invalid'),
  v.minValue(0, 'serving_time_invalid'),
  v.maxValue(1440, 'serving_time_invalid'),
)
/** Of every year: 29 February is one. */
const monthDay = v.pipe(
  boundedText(5, 'serving_time_invalid', 'serving_time_invalid'),
  v.check((day) => isDay(`2024-${day}`), 'serving_time_invalid'),
)
const servingTime = v.pipe(
  v.strictObject({
    weekdays: v.exactOptional(
      v.pipe(
        v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])),
        v.minLength(1, 'serving_time_invalid'),
        v.maxLength(7),
        v.transform((days): number[] => [...new Set(days)].toSorted((a, b) => a - b)),
      ),
    ),
    ...{ fromMinute: v.exactOptional(minute), toMinute: v.exactOptional(minute) },
    ...{ fromDay: v.exactOptional(monthDay), toDay: v.exactOptional(monthDay) },
  }),
  v.check(isTime, 'serving_time_invalid'),
)

/** True of what binds: a beginning has its end, and nothing at all is no time. */
function isTime({ weekdays, fromMinute, toMinute, fromDay, toDay }: ServingTime): boolean {
  const isPaired =
    (fromMinute === undefined) === (toMinute === undefined) &&
    (fromDay === undefined) === (toDay === undefined)
  return isPaired && (weekdays ?? fromMinute ?? fromDay) !== undefined
}

const dishPrices = v.pipe(v.record(optionKey, surchargeOre), v.maxEntries(mostChoices))

export const saveDishSchema = v.strictObject({
  rev,
  sectionId,
  prepMinutes,
  points: whole(1, 100),
  isForEatIn: v.boolean(),
  isForPickup: v.boolean(),
  servingTimes: v.pipe(v.array(servingTime), v.maxLength(mostServingTimes)),
  kcal: count(10_000),
  isHalf: v.boolean(),
  isOfHalves: v.boolean(),
  vatClass,
  /** In their order; each with what its options cost with this dish, where that is another price. */
  groups: v.pipe(
    v.array(v.strictObject({ groupId: uuid('option_group_missing'), prices: dishPrices })),
    v.maxLength(mostGroupsOfDish),
    v.check((groups) => new Set(groups.map(({ groupId }) => groupId)).size === groups.length),
  ),
})
export type SaveDish = v.InferOutput<typeof saveDishSchema>

/** Of a dish or an option, until when it cannot be had; null: it can. */
export const soldOutSchema = v.strictObject({
  until: v.nullable(v.pipe(v.number(), v.safeInteger())),
})

const writtenOption = v.strictObject({
  /** Left out for one that is new. */
  id: v.exactOptional(id),
  titles: optionLabel,
  priceOre: surchargeOre,
  priceBySize: dishPrices,
  allergens: allergenAnswersSchema,
  isDefault: v.boolean(),
})

export const newOptionGroupSchema = v.strictObject({
  kind: v.picklist(groupKinds),
  titles: optionLabel,
  min: count(mostOfGroup),
  max: whole(1, 1000),
  freeCount: count(1000),
  isPerHalf: v.boolean(),
  options: v.pipe(
    v.array(writtenOption),
    v.minLength(1, 'choices_missing'),
    v.maxLength(mostChoices, 'too_many_choices'),
  ),
})
export type NewOptionGroup = v.InferOutput<typeof newOptionGroupSchema>
export const saveOptionGroupSchema = v.strictObject({ rev, ...newOptionGroupSchema.entries })
export type SaveOptionGroup = v.InferOutput<typeof saveOptionGroupSchema>
