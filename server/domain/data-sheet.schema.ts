import * as v from 'valibot'
import { catalogueSheetSchema, sheetGoodsSchema, sheetPieceSchema } from './catalogues.schema.ts'
import { paths } from './product-card.schema.ts'

const row = v.object({
  label: v.string(),
  value: v.array(sheetPieceSchema),
  /** Codes and amounts: they run from left to right in any language. */
  isFigure: v.optional(v.boolean()),
})

/** All that is known of one product, in words, for those who sell it on. */
export const dataSheetSchema = v.object({
  ...v.pick(catalogueSheetSchema, [
    ...(['lang', 'isRightToLeft', 'company', 'version', 'date', 'coverage', 'source'] as const),
  ]).entries,
  kind: v.string(),
  paths,
  goods: sheetGoodsSchema,
  sections: v.array(v.object({ title: v.string(), rows: v.array(row) })),
})
export type DataSheet = v.InferOutput<typeof dataSheetSchema>
export type DataSheetSection = DataSheet['sections'][number]
