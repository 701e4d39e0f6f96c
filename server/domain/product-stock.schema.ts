import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedLine, boundedText } from './bounded-text.schema.ts'
import { stockPolicies } from './catalog.ts'
import { movementKinds, writtenMovements } from './stock-movements.ts'

export const longestStockNote = 200
/** How many movements a product's sheet shows. */
export const shownMovements = 50
const mostOnShelf = 1_000_000

/** What stands on the shelf of a product, as its editors see it. */
export const productStockSchema = v.object({
  policy: v.picklist(stockPolicies),
  onHand: v.number(),
  /** Of these, promised to orders that have not left. */
  reserved: v.number(),
  /** From how many left on downwards the factory is told; null: from the shop's own line. */
  lowStockAt: v.nullable(v.number()),
  restockOn: v.nullable(v.string()),
  /** The newest first. */
  movements: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(movementKinds),
      quantity: v.number(),
      balance: v.number(),
      note: v.string(),
      /** Of what was sold: the number of its order. */
      orderNumber: v.nullable(v.string()),
      at: v.number(),
      /** Who wrote it down; null where their account is gone. */
      by: v.nullable(v.string()),
    }),
  ),
})
export type ProductStock = v.InferOutput<typeof productStockSchema>

export const saveProductStockSchema = v.strictObject({
  rev,
  policy: v.picklist(stockPolicies),
  lowStockAt: v.nullable(
    v.pipe(
      v.number('amount_invalid'),
      v.integer('amount_invalid'),
      v.minValue(0, 'amount_invalid'),
      v.maxValue(mostOnShelf, 'amount_invalid'),
    ),
  ),
  restockOn: v.nullable(v.pipe(boundedText(10, 'date_invalid'), v.isoDate('date_invalid'))),
})
export type SaveProductStock = v.InferOutput<typeof saveProductStockSchema>

export const moveStockSchema = v.strictObject({
  kind: v.picklist(writtenMovements),
  /** What came or was spoiled, what was counted, or by how much the book was wrong. */
  quantity: v.pipe(
    v.number('amount_invalid'),
    v.integer('amount_invalid'),
    v.minValue(-mostOnShelf, 'amount_invalid'),
    v.maxValue(mostOnShelf, 'amount_invalid'),
  ),
  /** How many the book said there were: what was counted is counted against it. */
  seen: v.pipe(v.number(), v.integer()),
  note: v.optional(boundedLine(longestStockNote, 'note_long'), ''),
})
export type MoveStock = v.InferOutput<typeof moveStockSchema>
