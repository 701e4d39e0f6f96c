import * as v from 'valibot'
import { appConfig } from '#config'
import { boundedLine, boundedText, uuid } from './bounded-text.schema.ts'
import { tints } from './catalog.ts'
import { isChosenDish, longestKitchenNote } from './chosen-dish.ts'

const quantity = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(appConfig.limits.maxLineQuantity),
)

/** Chosen options by key. A breakdown sent along is dropped: prices are the server's alone. */
const selectedAttributes = v.pipe(
  v.objectWithRest(
    { pricing_breakdown: v.optional(v.unknown()) },
    v.union([boundedText(2000), v.pipe(v.number(), v.safeInteger())]),
  ),
  v.check((chosen) => Object.keys(chosen).length <= 50 && !('restaurant_id' in chosen)),
  v.check((chosen) => Object.keys(chosen).every(isOptionKey)),
  v.transform(({ pricing_breakdown: _, ...chosen }) => chosen),
)

const key = v.pipe(boundedText(100), v.minLength(1))

/** What is chosen of a dish. That it fits the dish is asked of its menu. */
const chosenDish = v.pipe(
  v.strictObject({
    pricing_breakdown: v.optional(v.unknown()),
    restaurant_id: key,
    size: v.optional(key),
    options: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            group: key,
            option: key,
            quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)),
            side: v.optional(v.picklist(['left', 'right'])),
          }),
        ),
        v.maxLength(100),
      ),
      [],
    ),
    is_half_and_half: v.optional(v.boolean(), false),
    halves: v.optional(v.pipe(v.array(v.strictObject({ product_id: key })), v.maxLength(2)), []),
    comment: v.optional(boundedLine(longestKitchenNote, 'kitchen_note_long'), ''),
    allergy_note: v.optional(boundedLine(longestKitchenNote, 'kitchen_note_long'), ''),
  }),
  v.transform(({ pricing_breakdown: _, ...chosen }) => chosen),
)

/** By what it is of: so that what is wrong with it is said at its own field. */
const chosen = v.lazy((input) =>
  typeof input === 'object' && input && isChosenDish(input) ? chosenDish : selectedAttributes,
)

/** Without a quantity the smallest that can be added is meant. */
export const newLineSchema = v.strictObject({
  productId: v.pipe(boundedText(100), v.minLength(1)),
  quantity: v.optional(quantity),
  selectedAttributes: v.optional(chosen, {}),
})
export type NewLine = v.InferOutput<typeof newLineSchema>

/** 0 or less removes the line. */
export const lineQuantitySchema = v.strictObject({
  quantity: v.pipe(v.number(), v.safeInteger(), v.maxValue(appConfig.limits.maxLineQuantity)),
})

function isOptionKey(key: string): boolean {
  return key.length <= 100 && key.isWellFormed()
}

/** The changed prices that the buyer has seen. */
export const seenPricesSchema = v.strictObject({
  lines: v.pipe(
    v.array(
      v.strictObject({
        id: boundedText(100),
        unitPriceOre: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
    ),
    v.minLength(1),
    v.maxLength(appConfig.limits.maxCartLines),
  ),
})

/** The names of the public procedure; leaving them out means the same: the caller. */
export const mergeCartSchema = v.strictObject({
  p_session_id: v.optional(boundedText(100)),
  p_user_id: v.optional(boundedText(100)),
})

export const cartMergeSchema = v.object({ success: v.boolean(), merged_items: v.number() })
export type CartMerge = v.InferOutput<typeof cartMergeSchema>

export const lineIdSchema = v.object({ id: boundedText(100) })

export const idempotencyKeySchema = v.object(
  { 'idempotency-key': uuid('key_missing') },
  'key_missing',
)

const notice = v.object({ code: v.string(), message: v.string() })

export const cartLineSchema = v.object({
  id: v.string(),
  productId: v.string(),
  quantity: v.number(),
  /** What was chosen: values by key, and of a dish also lists and the guest's words to the kitchen. */
  selectedAttributes: v.record(v.string(), v.unknown()),
  /** Of a restaurant: the key of the dish in its menu, empty where it has left it. */
  dish: v.optional(v.string()),
  /** What one unit costs now, in øre. */
  unitPriceOre: v.number(),
  lineOre: v.number(),
  /** Where the price is no longer what it was when the line was added, and until the buyer has seen it. */
  priceChanged: v.optional(v.object({ from: v.number(), to: v.number(), message: v.string() })),
  title: v.string(),
  slug: v.string(),
  packageSize: v.string(),
  tint: v.picklist(tints),
  image: v.nullable(
    v.object({
      url: v.string(),
      widths: v.array(v.number()),
      width: v.number(),
      height: v.number(),
    }),
  ),
  options: v.array(v.object({ label: v.string(), value: v.string() })),
  minQty: v.number(),
  stepQty: v.number(),
  /** The most that one order may hold now: the product's limit, the shop's, and the stock. */
  maxQty: v.number(),
  /** Why this line cannot be ordered as it stands, in the reader's language. */
  issue: v.optional(notice),
})

/** A cart as its owner sees it. `id` is null while there is none; `subtotal` is in øre, VAT included. */
export const cartSchema = v.object({
  id: v.nullable(v.string()),
  session_id: v.nullable(v.string()),
  items: v.array(cartLineSchema),
  total_items: v.number(),
  subtotal: v.number(),
  /** Whose dishes are in it; null where there are none. */
  restaurant_id: v.nullable(v.string()),
  restaurant: v.nullable(v.object({ id: v.string(), slug: v.string(), name: v.string() })),
  /** The smallest order of goods that the factory takes, in øre; 0 where any is taken. Dishes are no goods. */
  minOrderOre: v.number(),
})
export type CartView = v.InferOutput<typeof cartSchema>
export type CartLine = CartView['items'][number]
