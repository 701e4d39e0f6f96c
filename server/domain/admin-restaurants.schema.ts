import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedLine, boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import { tints } from './catalog.ts'
import {
  digitsSchema,
  isCity,
  isPostcode,
  isStreet,
  longestCity,
  longestStreet,
  phoneSchema,
} from './contact.schema.ts'
import { halfRules } from './dish-price.ts'
import type { ErrorCode } from './errors.ts'
import { languageCodeSchema } from './language-code.schema.ts'
import { exceptionSchema, hoursEntries } from './opening-hours.schema.ts'
import { isSlug, reservedSlugs } from './page-address.ts'

export const mostRestaurants = 50
export const mostTables = 200
export const mostRestaurantLetters = 80
export const mostRestaurantWords = 300
export const mostTableLetters = 30
/** More than so many accounts that manage kitchens no factory has. */
const mostManagers = 100
/** In øre: 100,000 kr. */
const mostOre = 10_000_000
export const restaurantStatuses = ['draft', 'open', 'hidden'] as const

const id = uuid('not_found')
const ids = (most: number) => v.pipe(v.array(id), v.maxLength(most))
const name = boundedName(mostRestaurantLetters, 'restaurant_name_long', 'restaurant_name_missing')
const tableName = boundedName(mostTableLetters, 'table_name_long', 'table_name_missing')

/** Where it is, and how it is reached. */
const place = {
  slug: v.pipe(
    boundedText(200, 'slug_invalid'),
    v.trim(),
    v.toLowerCase(),
    v.check(isSlug, 'slug_invalid'),
    v.check((slug) => !reservedSlugs.has(slug), 'slug_reserved'),
  ),
  street: v.pipe(
    boundedLine(longestStreet, 'street_long', 'street_invalid'),
    v.check(isStreet, 'street_invalid'),
  ),
  postcode: v.pipe(digitsSchema('postcode_invalid'), v.check(isPostcode, 'postcode_invalid')),
  city: v.pipe(
    boundedLine(longestCity, 'city_long', 'city_missing'),
    v.check(isCity, 'city_missing'),
  ),
  phone: phoneSchema,
}

/** How it takes orders. Guests see the slots of two weeks, so that orders are taken for no longer. */
const terms = {
  hasEatIn: v.boolean(),
  hasPickup: v.boolean(),
  leadMinutes: whole(0, 240, 'lead_minutes_invalid'),
  slotMinutes: whole(5, 120, 'slot_minutes_invalid'),
  slotPoints: whole(1, 1000, 'slot_points_invalid'),
  isAutoAccepted: v.boolean(),
  acceptMinutes: whole(1, 120, 'accept_minutes_invalid'),
  daysAhead: whole(1, 14, 'days_ahead_invalid'),
  halfRule: v.picklist(halfRules),
  halfSurchargeOre: whole(0, mostOre, 'amount_invalid'),
  halfToppingBp: whole(0, 10_000, 'share_invalid'),
}

const facts = {
  ...place,
  ...terms,
  status: v.picklist(restaurantStatuses),
  tint: v.picklist(tints),
}

export const restaurantParam = v.strictObject({ id })
export const restaurantLanguageParam = v.strictObject({ id, code: languageCodeSchema })
export const tableOfParam = v.strictObject({ id, tableId: id })
/** Which revision is removed: in the address, since a removal has no body. */
export const removeTableQuery = v.strictObject({
  rev: v.pipe(boundedText(12), v.regex(/^[1-9]\d*$/u), v.transform(Number)),
})
/** Which cards are printed: one table's, or all. */
export const tableCardsQuery = v.object({ table: v.optional(boundedText(36)) })

export const newRestaurantSchema = v.strictObject({
  /** The language that it is begun in. */
  languageCode: languageCodeSchema,
  name,
  ...place,
})
export type NewRestaurant = v.InferOutput<typeof newRestaurantSchema>

export const changeRestaurantSchema = v.strictObject({ rev, ...eachOptional(facts) })
export type ChangeRestaurant = v.InferOutput<typeof changeRestaurantSchema>

export const saveRestaurantWordsSchema = v.strictObject({
  rev,
  name,
  description: boundedLine(mostRestaurantWords, 'text_long'),
})
export type SaveRestaurantWords = v.InferOutput<typeof saveRestaurantWordsSchema>

export const saveHoursSchema = v.strictObject({ rev, ...hoursEntries })
export type SaveHours = v.InferOutput<typeof saveHoursSchema>

export const saveManagersSchema = v.strictObject({ rev, people: ids(mostManagers) })
export type SaveManagers = v.InferOutput<typeof saveManagersSchema>

const most = Math.max(mostRestaurants, mostTables)
export const placesOrderSchema = v.strictObject({ ids: ids(most), seen: ids(most) })
export type PlacesOrder = v.InferOutput<typeof placesOrderSchema>

export const newTableSchema = v.strictObject({ name: tableName })
export const changeTableSchema = v.strictObject({ rev, name: tableName })
export const newTokenSchema = v.strictObject({ rev })

const adminRestaurantSchema = v.object({
  id: v.string(),
  slug: v.string(),
  status: facts.status,
  tint: facts.tint,
  ...{ street: v.string(), postcode: v.string(), city: v.string(), phone: v.string() },
  ...terms,
  /** Covers all of it but its tables, which have their own. */
  rev: v.number(),
  words: v.record(v.string(), v.object({ name: v.string(), description: v.string() })),
  weekly: v.array(
    v.object({ weekday: v.number(), opensMinute: v.number(), closesMinute: v.number() }),
  ),
  /** From yesterday on: an evening of the day before may still go on. */
  exceptions: v.array(exceptionSchema),
  /** Those before them, the latest first. */
  past: v.array(exceptionSchema),
  tables: v.array(
    v.object({ id: v.string(), name: v.string(), token: v.string(), rev: v.number() }),
  ),
  /** Who of the managers of kitchens manages it; nobody to who may not see who works here. */
  managers: v.array(v.string()),
  opening: v.object({ isOpen: v.boolean(), at: v.optional(v.number()) }),
})
export type AdminRestaurant = v.InferOutput<typeof adminRestaurantSchema>

export const adminRestaurantsSchema = v.object({
  /** When this was true, epoch ms. */
  now: v.number(),
  restaurants: v.array(adminRestaurantSchema),
  /** The managers of kitchens; none to who may not see who works here. */
  people: v.array(v.object({ id: v.string(), name: v.string(), email: v.string() })),
})
export type AdminRestaurants = v.InferOutput<typeof adminRestaurantsSchema>

export const tableCardsSchema = v.object({
  name: v.string(),
  cards: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      address: v.string(),
      qr: v.object({ size: v.number(), path: v.string() }),
    }),
  ),
  /** What to do with it, in each language of the site. */
  sentences: v.array(
    v.object({ code: v.string(), direction: v.picklist(['ltr', 'rtl']), text: v.string() }),
  ),
})
export type TableCards = v.InferOutput<typeof tableCardsSchema>

/** Only what changes is sent. */
function eachOptional<Entries extends Record<string, v.GenericSchema>>(entries: Entries) {
  return Object.fromEntries(
    Object.entries(entries).map(([field, schema]) => [field, v.exactOptional(schema)]),
  ) as { [Field in keyof Entries]: v.ExactOptionalSchema<Entries[Field], undefined> }
}

function whole(least: number, most: number, wrong: ErrorCode) {
  return v.pipe(
    v.number(wrong),
    v.safeInteger(wrong),
    v.minValue(least, wrong),
    v.maxValue(most, wrong),
  )
}
