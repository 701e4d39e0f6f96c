import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedLine, boundedText, uuid } from './bounded-text.schema.ts'
import { settlements } from './short-items.ts'

export const longestLot = 40
export const longestTracking = 60
const longestCarrier = 60

const quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const day = v.union(
  [v.literal(''), v.pipe(boundedText(10, 'date_invalid'), v.isoDate('date_invalid'))],
  'date_invalid',
)

export const orderItemParam = v.strictObject({ id: uuid('not_found'), item: uuid('not_found') })

/** A line is in the buyer's box, or is no longer. */
export const pickLineSchema = v.strictObject({
  rev,
  isPicked: v.boolean(),
  lot: v.optional(boundedLine(longestLot, 'lot_long'), ''),
  bestBefore: v.optional(day, ''),
})
export type PickLine = v.InferOutput<typeof pickLineSchema>

/** So many of a line are missing; with what could come instead, and for how much each. */
export const askShortSchema = v.strictObject({
  rev,
  quantity,
  substitute: v.optional(
    v.nullable(v.strictObject({ productId: uuid('product_not_found'), unitOre: quantity })),
    null,
  ),
})
export type AskShort = v.InferOutput<typeof askShortSchema>

export const settleShortSchema = v.strictObject({ rev, settlement: v.picklist(settlements) })
export type SettleShort = v.InferOutput<typeof settleShortSchema>

export const sendGoodsSchema = v.strictObject({
  rev,
  lines: v.pipe(
    v.array(v.strictObject({ lineId: uuid('not_found'), quantity })),
    v.minLength(1, 'nothing_to_send'),
    v.maxLength(100),
  ),
  carrier: v.optional(boundedLine(longestCarrier, 'label_long'), ''),
  tracking: v.optional(boundedLine(longestTracking, 'label_long'), ''),
})
export type SendGoods = v.InferOutput<typeof sendGoodsSchema>

/** Goods that can come instead, with what is to be known before they are chosen. */
export const substituteSchema = v.object({
  title: v.string(),
  packageSize: v.string(),
  unitOre: v.number(),
  /** The bare path of their page. */
  url: v.string(),
  /** In the reader's language, as the next one. */
  allergenText: v.string(),
  /** What the right of withdrawal lacks; empty where it is the ordinary one, or the buyer a business. */
  withdrawalText: v.string(),
})
export type Substitute = v.InferOutput<typeof substituteSchema>

/** What can stand in for a line's goods: of the same kind, for sale, with its allergens declared, and there. */
export const substitutesSchema = v.object({
  substitutes: v.array(
    v.object({
      ...substituteSchema.entries,
      productId: v.string(),
      left: v.nullable(v.number()),
    }),
  ),
})
export type Substitutes = v.InferOutput<typeof substitutesSchema>

const lineSchema = v.object({
  id: v.string(),
  title: v.string(),
  packageSize: v.string(),
  unitOre: v.number(),
  ordered: v.number(),
  /** What is left of it in the order. */
  quantity: v.number(),
  sent: v.number(),
  /** How many can leave now. */
  sendable: v.number(),
  isPicked: v.boolean(),
  isSubstitute: v.boolean(),
  lot: v.string(),
  /** `YYYY-MM-DD`, or empty. */
  bestBefore: v.string(),
  /** What is missing of it, until it is settled. */
  missing: v.nullable(
    v.object({
      id: v.string(),
      quantity: v.number(),
      isWaiting: v.boolean(),
      /** When it is dropped by itself, epoch ms; null while the mail that asks has not left. */
      dueAt: v.nullable(v.number()),
      substitute: v.nullable(substituteSchema),
      settlements: v.array(v.picklist(settlements)),
    }),
  ),
})
export type FulfilmentLine = v.InferOutput<typeof lineSchema>

const shipmentSchema = v.object({
  id: v.string(),
  number: v.number(),
  carrier: v.nullable(v.string()),
  tracking: v.nullable(v.string()),
  sentAt: v.number(),
  goods: v.array(
    v.object({
      title: v.string(),
      quantity: v.number(),
      lot: v.string(),
      /** `YYYY-MM-DD`, or empty. */
      bestBefore: v.string(),
    }),
  ),
})
export type ShipmentView = v.InferOutput<typeof shipmentSchema>

/** How far an order's goods have come, line by line, and what its reader may do with them now. */
export const fulfilmentSchema = v.object({
  lines: v.array(lineSchema),
  shipments: v.array(shipmentSchema),
  canPick: v.boolean(),
  canSend: v.boolean(),
})
export type Fulfilment = v.InferOutput<typeof fulfilmentSchema>
