import * as v from 'valibot'
import {
  type AdminProduct,
  saveProductFactsSchema,
  saveProductWordsSchema,
} from '#domain/admin-products.schema.ts'
import { slipOf } from '#domain/changed-price.ts'
import { importFieldOf } from '#domain/import-values.ts'
import type { CellError } from '#domain/imports.ts'
import { saveProductPriceSchema } from '#domain/product-price.schema.ts'
import { saveProductStockSchema } from '#domain/product-stock.schema.ts'
import { saveProductTradeSchema } from '#domain/product-trade.schema.ts'
import type { Problem } from '#domain/result.ts'
import { problemsOf } from '#server/http/faults.ts'

export interface JudgedGoods {
  after: AdminProduct
  errors: CellError[]
}

const rev = 1
const mostOnShelf = 1_000_000

/** What the forms of a product would take and make of what a line wants of it: only parts that change are looked at. */
export function judgeGoods(before: AdminProduct, wanted: AdminProduct): JudgedGoods {
  const errors: CellError[] = []
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const judged = <Part extends object>(
    was: unknown,
    part: Part,
    schema: v.GenericSchema<unknown, Part>,
    code?: string,
  ): Part => {
    if (isSame(was, part)) return part
    const read = v.safeParse(schema, { rev, ...part })
    if (read.success) return withoutRev(read.output)
    errors.push(...problemsOf(read.issues).map((problem) => cellError(problem, code)))
    return part
  }
  const price = (of: AdminProduct['price']) => ({
    ...{ shopPriceOre: of.shopPriceOre, salePriceOre: of.salePriceOre },
  })
  const kept = ({ policy, lowStockAt, restockOn }: AdminProduct['stock']) => ({
    ...{ policy, lowStockAt, restockOn },
  })
  const words = Object.fromEntries(
    Object.entries(wanted.words).map(([code, its]) => [
      code,
      judged(before.words[code], its, saveProductWordsSchema, code),
    ]),
  )
  const after: AdminProduct = {
    ...{ ...wanted, words },
    facts: judged(before.facts, wanted.facts, saveProductFactsSchema),
    price: {
      ...wanted.price,
      ...judged(price(before.price), price(wanted.price), saveProductPriceSchema),
    },
    trade: judged(before.trade, wanted.trade, saveProductTradeSchema),
    stock: {
      ...wanted.stock,
      ...judged(kept(before.stock), kept(wanted.stock), saveProductStockSchema),
    },
  }
  const { onHand } = after.stock
  if (onHand < 0 || onHand > mostOnShelf) errors.push({ field: 'onHand', code: 'amount_invalid' })
  const slip = slipOf(before.price, after.price)
  if (slip) errors.push({ field: importFieldOf(slip), code: 'price_unsure' })
  return { after, errors }
}

/** A refusal of a part of a product, at the field of the file. */
export function cellError({ code, field, values }: Problem, languageCode?: string): CellError {
  return {
    ...{ field: importFieldOf(field, languageCode), code },
    ...(values ? { values } : {}),
  }
}

function withoutRev<Part extends object>(part: Part): Part {
  if (!('rev' in part)) return part
  const { rev: _, ...rest } = part as Part & { rev: number }
  return rest as Part
}
