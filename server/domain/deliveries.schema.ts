import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedLine, boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import { temperatures } from './catalog.ts'
import { shippingKinds } from './checkout.ts'
import { longestCity } from './contact.schema.ts'
import { readPostcodes } from './delivery-zones.ts'
import type { ErrorCode } from './errors.ts'
import { languageCodeSchema } from './language-code.schema.ts'

/** How many ways of delivery a shop has: its checkout shows them all. */
export const mostDeliveries = 20
const mostRates = 40
const mostZones = 100
const mostSlots = 200
export const mostDeliveryLetters = 60
export const mostDeliveryWords = 200
const longestPostcodes = 1000
/** In øre: 100,000 kr. */
const mostOre = 10_000_000
/** In grams: what a pallet carries. */
const mostGrams = 1_000_000
/** The last minute of a day at which a time may end is midnight. */
const dayMinutes = 24 * 60
const mostOrdersAtOnce = 1000

const id = uuid('not_found')
const ids = v.pipe(v.array(id), v.maxLength(mostDeliveries))
const ore = whole(0, mostOre, 'amount_invalid')
const weekday = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))
const name = boundedName(mostDeliveryLetters, 'delivery_name_long', 'delivery_name_missing')

export const deliveryParam = v.strictObject({ id })
export const deliveryLanguageParam = v.strictObject({
  id,
  code: languageCodeSchema,
})
/** Which revision is removed: in the address, since a removal has no body. */
export const removeDeliveryQuery = v.strictObject({
  rev: v.pipe(boundedText(12), v.regex(/^[1-9]\d*$/u), v.transform(Number)),
})

export const newDeliverySchema = v.strictObject({
  kind: v.picklist(shippingKinds),
  /** The language that it is begun in. */
  languageCode: languageCodeSchema,
  name,
})
export type NewDelivery = v.InferOutput<typeof newDeliverySchema>

const rate = v.strictObject({
  upToG: whole(1, mostGrams, 'weight_invalid'),
  priceOre: ore,
})

const zone = v.strictObject({
  city: boundedName(longestCity, 'city_long', 'city_missing'),
  postcodes: v.pipe(
    boundedText(longestPostcodes, 'postcodes_invalid'),
    v.check((typed) => readPostcodes(typed) !== undefined, 'postcodes_invalid'),
  ),
  weekdays: v.pipe(
    v.array(weekday),
    v.maxLength(7),
    v.transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
    v.minLength(1, 'weekday_missing'),
  ),
  priceOre: ore,
})

const slot = v.pipe(
  v.strictObject({
    weekday,
    fromMinute: whole(0, dayMinutes - 1, 'clock_invalid'),
    toMinute: whole(1, dayMinutes, 'clock_invalid'),
    capacity: whole(0, mostOrdersAtOnce, 'capacity_invalid'),
  }),
  v.forward(
    v.partialCheck(
      [['fromMinute'], ['toMinute']],
      ({ fromMinute, toMinute }) => fromMinute < toMinute,
      'times_crossed',
    ),
    ['toMinute'],
  ),
)
type Slot = v.InferOutput<typeof slot>

export const changeDeliverySchema = v.strictObject({
  rev,
  isActive: v.exactOptional(v.boolean()),
  temperatures: v.exactOptional(
    v.pipe(
      v.array(v.picklist(temperatures)),
      v.maxLength(temperatures.length),
      v.transform((chosen) => temperatures.filter((each) => chosen.includes(each))),
      v.minLength(1, 'temperature_missing'),
    ),
  ),
  /** From this sum on it costs nothing; null: it always costs. */
  freeFromOre: v.exactOptional(v.nullable(ore)),
  cutOffHour: v.exactOptional(whole(0, 24, 'hour_invalid')),
  leadDays: v.exactOptional(whole(0, 60, 'days_invalid')),
  rates: v.exactOptional(
    v.pipe(v.array(rate), v.maxLength(mostRates), apart(doubleWeights, 'upToG', 'weight_twice')),
  ),
  zones: v.exactOptional(
    v.pipe(
      v.array(zone),
      v.maxLength(mostZones),
      apart(doublePostcodes, 'postcodes', 'postcode_twice'),
    ),
  ),
  slots: v.exactOptional(
    v.pipe(
      v.array(slot),
      v.maxLength(mostSlots),
      apart(overlapping, 'fromMinute', 'slots_overlap'),
    ),
  ),
})
export type ChangeDelivery = v.InferOutput<typeof changeDeliverySchema>

export const saveDeliveryWordsSchema = v.strictObject({
  rev,
  name,
  description: boundedLine(mostDeliveryWords, 'text_long'),
})
export type SaveDeliveryWords = v.InferOutput<typeof saveDeliveryWordsSchema>

export const deliveryOrderSchema = v.strictObject({ ids, seen: ids })
export type DeliveryOrder = v.InferOutput<typeof deliveryOrderSchema>

const editableDeliverySchema = v.object({
  id: v.string(),
  kind: v.picklist(shippingKinds),
  isActive: v.boolean(),
  temperatures: v.array(v.picklist(temperatures)),
  freeFromOre: v.nullable(v.number()),
  cutOffHour: v.number(),
  leadDays: v.number(),
  /** Covers all of it, words too. */
  rev: v.number(),
  rates: v.array(v.object({ upToG: v.number(), priceOre: v.number() })),
  zones: v.array(
    v.object({
      city: v.string(),
      postcodes: v.string(),
      weekdays: v.array(v.number()),
      priceOre: v.number(),
    }),
  ),
  slots: v.array(
    v.object({
      weekday: v.number(),
      fromMinute: v.number(),
      toMinute: v.number(),
      capacity: v.number(),
    }),
  ),
  /** How many orders have a time of it that is still to come. */
  booked: v.number(),
  /** By the code of the language: only those that it has words in. */
  words: v.record(v.string(), v.object({ name: v.string(), description: v.string() })),
})
export type EditableDelivery = v.InferOutput<typeof editableDeliverySchema>

export const editableDeliveriesSchema = v.object({
  deliveries: v.array(editableDeliverySchema),
})
export type EditableDeliveries = v.InferOutput<typeof editableDeliveriesSchema>

function whole(least: number, most: number, wrong: ErrorCode) {
  return v.pipe(
    v.number(wrong),
    v.safeInteger(wrong),
    v.minValue(least, wrong),
    v.maxValue(most, wrong),
  )
}

/** Refuses, at its field, each row that says again what one before it has said. */
function apart<Row extends object>(
  doubles: (rows: readonly Row[]) => readonly Row[],
  field: keyof Row & string,
  wrong: ErrorCode,
) {
  return v.rawCheck<Row[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const rows = dataset.value
    for (const row of doubles(rows))
      addIssue({
        message: wrong,
        path: [step(rows, rows.indexOf(row), row), step(row, field, row[field])],
      })
  })
}

function step(input: object, key: number | string, value: unknown): v.IssuePathItem {
  return { type: 'unknown', origin: 'value', input, key, value }
}

function doubleWeights(rates: readonly v.InferOutput<typeof rate>[]) {
  return rates.filter(({ upToG }, at) => rates.findIndex((each) => each.upToG === upToG) < at)
}

type ZoneRow = v.InferOutput<typeof zone>

function doublePostcodes(zones: readonly ZoneRow[]): ZoneRow[] {
  const known = new Set<string>()
  return zones.filter(({ postcodes }) => {
    const own = readPostcodes(postcodes) ?? []
    const isKnown = own.some((postcode) => known.has(postcode))
    for (const postcode of own) known.add(postcode)
    return isKnown
  })
}

function overlapping(slots: readonly Slot[]): Slot[] {
  return slots.filter((slot, at) =>
    slots
      .slice(0, at)
      .some(
        (before) =>
          before.weekday === slot.weekday &&
          before.fromMinute < slot.toMinute &&
          slot.fromMinute < before.toMinute,
      ),
  )
}
