import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { productOptionsSchema } from './attributes.schema.ts'

export const saveOptionsSchema = v.strictObject({
  ...{ rev, options: productOptionsSchema },
  /** True once its author has answered for it that the food information holds for every choice. */
  isConfirmed: v.optional(v.boolean(), false),
})
export type SaveOptions = v.InferOutput<typeof saveOptionsSchema>
