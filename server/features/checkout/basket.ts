import { chosenOf, type SaleRules } from '#domain/cart.ts'
import type { Allergen, Temperature, Tint, WithdrawalPolicy } from '#domain/catalog.ts'
import { type ChosenOptions, optionTexts } from '#domain/chosen-options.ts'
import type { Parcel } from '#domain/checkout.ts'
import { sha256Hex } from '#domain/ids.ts'
import { localized, type Words } from '#domain/options.ts'
import { priceAvailable } from '#domain/priced-line.ts'
import type { Problem } from '#domain/result.ts'
import { priceChange } from '#server/i18n/sentences.ts'
import type { CheckoutRows, LineRow } from './checkout.repository.ts'

/** A cart line as it can be bought now: today's price, and no more than there is. */
export interface BasketLine {
  id: string
  productId: string
  title: string
  slug: string
  packageSize: string
  imageUrl: string | null
  tint: Tint
  sku: string
  gtin: string | null
  options: { label: string; value: string }[]
  optionsKey: string
  quantity: number
  unitOre: number
  lineOre: number
  vatBp: number
  weightG: number
  temperature: Temperature
  withdrawalPolicy: WithdrawalPolicy
  allergens: Allergen[]
  /** Taken from the shelf when the order is placed. */
  isTracked: boolean
  minQty: number
  /** The date from which what is made to order is there, of a line that is more than stands on the shelf. */
  awaitedOn: string | null
  /** Why the line cannot be ordered; it must leave the cart before the rest can be. */
  issue?: Problem
}

export interface Basket {
  cartId: string
  lines: BasketLine[]
  /** What is no longer as it was when the cart was filled. */
  changes: Problem[]
  itemsOre: number
  parcel: Parcel
  /** The date from which all of it is there; undefined where it is there already. */
  awaitedOn: string | undefined
  /** What the buyer looks at: lines, their choices and sizes in words, quantities and prices in one short text. Another one means another basket. */
  key: string
  /** The stored lines as the write batch finds them again: `id:quantity`, by id. */
  stored: string
}

/** The cart priced anew: reduced to what is left, with what changed and what can no longer be had. */
export async function basketOf(rows: CheckoutRows, words: Words): Promise<Basket> {
  const taken = new Map<string, number>()
  const changes: Problem[] = []
  const lines = rows.lines.map((row) => {
    const others = taken.get(row.product.id) ?? 0
    const { line, changed } = lineOf(row, others, rows, words)
    taken.set(row.product.id, others + line.quantity)
    changes.push(...changed)
    return line
  })
  const buyable = lines.filter((line) => !line.issue)
  const itemsOre = buyable.reduce((sum, line) => sum + line.lineOre, 0)
  return {
    cartId: rows.lines[0]?.cartId ?? '',
    lines,
    changes,
    itemsOre,
    parcel: {
      temperatures: new Set(buyable.map((line) => line.temperature)),
      weightG: buyable.reduce((sum, line) => sum + line.weightG, 0),
      itemsOre,
    },
    awaitedOn: buyable
      .flatMap((line) => line.awaitedOn ?? [])
      .toSorted()
      .at(-1),
    key: await basketKey(lines),
    stored: rows.lines
      .map((row) => `${row.id}:${row.quantity}`)
      .toSorted()
      .join(','),
  }
}

function lineOf(
  row: LineRow,
  others: number,
  rows: CheckoutRows,
  words: Words,
): { line: BasketLine; changed: Problem[] } {
  const { product } = row
  const title = row.title ?? row.snapshotTitle
  const chosen = chosenOf(row.selectedAttributes as ChosenOptions)
  const rules: SaleRules = { ...product, title, left: row.left }
  const wanted = { product, rules, chosen, quantity: row.quantity, elsewhere: others }
  const { quantity, unitOre, lineOre, issue } = priceAvailable(wanted, words)
  const line: BasketLine = {
    id: row.id,
    productId: product.id,
    title,
    slug: row.slug ?? '',
    packageSize: sizeOf(row, chosen, words),
    imageUrl: row.imageUrl,
    tint: row.tint,
    sku: product.sku,
    gtin: product.barcode,
    options: optionTexts(product.attributesSchema, chosen, words),
    optionsKey: row.optionsKey,
    quantity,
    unitOre,
    lineOre,
    vatBp: rateOf(product.vatClass, rows),
    weightG: quantity * weightOf(row, chosen),
    temperature: product.temperature,
    withdrawalPolicy: product.withdrawalPolicy,
    allergens: rows.allergens
      .filter(({ productId }) => productId === product.id)
      .map(({ code, level, detail }) => ({ code, level, detail }) as Allergen),
    isTracked: product.stockPolicy === 'tracked',
    minQty: product.minQty,
    awaitedOn:
      product.stockPolicy === 'backorder' && row.left < others + quantity
        ? product.restockOn
        : null,
    ...(issue ? { issue: { ...issue, field: row.id } } : {}),
  }
  return { line, changed: issue ? [] : changesOf(row, line) }
}

function changesOf(row: LineRow, line: BasketLine): Problem[] {
  const { title } = line
  const changes: Problem[] = []
  if (line.unitOre !== row.seenPriceOre)
    changes.push({
      ...priceChange({ title, from: row.seenPriceOre, to: line.unitOre }),
      field: line.id,
    })
  if (line.quantity !== row.quantity)
    changes.push({
      code: 'quantity_reduced',
      field: line.id,
      values: { title, left: line.quantity },
    })
  return changes
}

/** Grams of one unit: a choice that gives another size brings its own weight. */
function weightOf(row: LineRow, chosen: ChosenOptions): number {
  return sizeChoice(row, chosen)?.grossWeightG ?? row.product.grossWeightG
}

/** The size in words: the chosen one's, where sizes are a choice. */
function sizeOf(row: LineRow, chosen: ChosenOptions, words: Words): string {
  return localized(sizeChoice(row, chosen)?.label ?? {}, words, row.packageSize ?? '')
}

function sizeChoice({ product }: LineRow, chosen: ChosenOptions) {
  return product.attributesSchema
    .flatMap((attribute) =>
      attribute.type === 'choice'
        ? attribute.options.filter(({ value }) => value === chosen[attribute.key])
        : [],
    )
    .find(
      ({ netQuantity, grossWeightG }) => netQuantity !== undefined || grossWeightG !== undefined,
    )
}

/** The rate in force for a class; the newest row wins where two are. */
function rateOf(vatClass: LineRow['product']['vatClass'], { rates }: CheckoutRows): number {
  const rate = rates.findLast((row) => row.class === vatClass)
  if (!rate) throw new Error(`no VAT rate is in force for ${vatClass}`)
  return rate.percentBp
}

async function basketKey(lines: readonly BasketLine[]): Promise<string> {
  const shown = lines.map(({ id, quantity, unitOre, packageSize, options }) => {
    const chosen = options.map(({ label, value }) => [label, value])
    return [id, quantity, unitOre, packageSize, chosen]
  })
  return (await sha256Hex(JSON.stringify(shown))).slice(0, 16)
}
