import * as v from 'valibot'
import { allergenCodes, diets } from './catalog.ts'
import { headingSchema } from './catalog.schema.ts'
import { groupKinds, halfRules } from './dish-price.ts'
import { serviceModes } from './orderable.ts'
import { tint } from './product-card.schema.ts'

/** Instants are epoch ms, money is øre. */
const instant = v.number()
const ore = v.number()

const restaurantSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  street: v.string(),
  postcode: v.string(),
  city: v.string(),
  phone: v.string(),
  tint,
  opening: v.object({
    isOpen: v.boolean(),
    /** Until when it is open, or when it opens; unknown where that is not within the next weeks. */
    at: v.optional(instant),
    /** Why it is closed on a day on which it is usually open. */
    reason: v.optional(v.string()),
  }),
  /** How its food is had, and the first time at which it can be ready. */
  services: v.array(v.object({ mode: v.picklist(serviceModes), at: v.optional(instant) })),
})

export const restaurantsSchema = v.object({
  heading: headingSchema,
  /** When this was true. */
  now: instant,
  restaurants: v.array(
    v.object({
      ...restaurantSchema.entries,
      /** Pictures of plates, of 320 and 640 px. */
      plates: v.array(v.string()),
    }),
  ),
})

const allergenSchema = v.object({
  code: v.picklist(allergenCodes),
  level: v.picklist(['contains', 'may_contain']),
  detail: v.string(),
})

const dishSchema = v.object({
  /** Of its product: what goes into the cart. */
  id: v.string(),
  /** What addresses and choices call it by. */
  key: v.string(),
  name: v.string(),
  description: v.string(),
  tint,
  image: v.optional(v.string()),
  priceOre: ore,
  sizes: v.array(v.object({ key: v.string(), label: v.string(), addedOre: ore })),
  /** Its own; what is chosen with it has more. */
  allergens: v.array(allergenSchema),
  diets: v.array(v.picklist(diets)),
  kcal: v.number(),
  isHalf: v.boolean(),
  isOfHalves: v.boolean(),
  /** The groups that are chosen from, in their order, with the prices that differ with this dish. */
  groups: v.array(v.object({ key: v.string(), prices: v.record(v.string(), ore) })),
  isPickedUp: v.boolean(),
  servingTimes: v.array(
    v.object({
      weekdays: v.optional(v.array(v.number())),
      fromMinute: v.optional(v.number()),
      toMinute: v.optional(v.number()),
      fromDay: v.optional(v.string()),
      toDay: v.optional(v.string()),
    }),
  ),
  /** Why it cannot be had now, or when the restaurant opens. */
  problem: v.optional(v.picklist(['sold_out', 'not_served'])),
})

const groupSchema = v.object({
  key: v.string(),
  title: v.string(),
  kind: v.picklist(groupKinds),
  min: v.number(),
  max: v.number(),
  freeCount: v.number(),
  isPerHalf: v.boolean(),
  options: v.array(
    v.object({
      key: v.string(),
      title: v.string(),
      priceOre: ore,
      priceBySize: v.record(v.string(), ore),
      allergens: v.array(allergenSchema),
      isDefault: v.boolean(),
    }),
  ),
})

export const menuSchema = v.object({
  now: instant,
  restaurant: restaurantSchema,
  /** 0 is Sunday; minutes since midnight. */
  weekly: v.array(
    v.object({ weekday: v.number(), opensMinute: v.number(), closesMinute: v.number() }),
  ),
  terms: v.object({
    halfRule: v.picklist(halfRules),
    halfSurchargeOre: ore,
    halfToppingBp: v.number(),
  }),
  sections: v.array(v.object({ key: v.string(), title: v.string(), dishes: v.array(dishSchema) })),
  groups: v.array(groupSchema),
})

export type Restaurants = v.InferOutput<typeof restaurantsSchema>
export type Restaurant = v.InferOutput<typeof restaurantSchema>
export type Menu = v.InferOutput<typeof menuSchema>
export type MenuDish = v.InferOutput<typeof dishSchema>
export type MenuGroup = v.InferOutput<typeof groupSchema>
