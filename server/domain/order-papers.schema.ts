import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { temperatures } from './catalog.ts'
import { shippingKinds } from './checkout.ts'
import { listChoice } from './list-query.schema.ts'

/** How many orders are on paper at once. */
export const mostPaperOrders = 100

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u

/** Which orders: those that are chosen, else those that are promised for a day and to be packed. Nonsense is left out, since it comes from an address. */
export const papersQuerySchema = v.object({
  ids: v.optional(
    v.fallback(
      v.pipe(
        boundedText(40 * mostPaperOrders),
        v.transform((text) => text.split(',').filter((id) => idPattern.test(id))),
      ),
      [],
    ),
    '',
  ),
  day: v.optional(v.fallback(v.pipe(boundedText(10), v.isoDate()), ''), ''),
  delivery: listChoice(shippingKinds),
})
export type PapersQuery = v.InferOutput<typeof papersQuerySchema>

const paperLine = v.object({
  id: v.string(),
  /** As its buyer bought it. */
  title: v.string(),
  packageSize: v.string(),
  options: v.array(v.object({ label: v.string(), value: v.string() })),
  sku: v.string(),
  /** How many go into the box now, and how many come later. */
  quantity: v.number(),
  later: v.number(),
  /** Noted when it was picked; empty where it was not. */
  lot: v.string(),
  /** `YYYY-MM-DD` in words. */
  bestBeforeText: v.string(),
  temperature: v.picklist(temperatures),
  /** In the reader's language; empty where the goods have none. */
  allergenText: v.string(),
})
export type PaperLine = v.InferOutput<typeof paperLine>

const paperOrder = v.object({
  id: v.string(),
  number: v.string(),
  name: v.string(),
  companyName: v.nullable(v.string()),
  phone: v.string(),
  poNumber: v.nullable(v.string()),
  address: v.nullable(v.object({ street: v.string(), postcode: v.string(), city: v.string() })),
  shippingName: v.string(),
  whenText: v.string(),
  /** What the buyer wrote. */
  note: v.string(),
  lines: v.array(paperLine),
})
export type PaperOrder = v.InferOutput<typeof paperOrder>

/** Goods to fetch for all of the orders together. */
const pickedGoods = v.object({
  key: v.string(),
  /** In the reader's language: the orders may be in several. */
  title: v.string(),
  packageSize: v.string(),
  options: v.array(v.object({ label: v.string(), value: v.string() })),
  sku: v.string(),
  quantity: v.number(),
  orders: v.array(v.object({ number: v.string(), quantity: v.number() })),
})

export const papersSchema = v.object({
  /** The day in words; empty where orders were chosen. */
  dayText: v.string(),
  day: v.string(),
  orders: v.array(paperOrder),
  /** By how cold they lie. */
  goods: v.array(v.object({ temperature: v.picklist(temperatures), goods: v.array(pickedGoods) })),
  /** True where there are more orders than are on paper at once. */
  isCut: v.boolean(),
})
export type Papers = v.InferOutput<typeof papersSchema>
