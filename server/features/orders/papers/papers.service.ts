import type { I18n } from '@lingui/core'
import type { Allergen } from '#domain/catalog.ts'
import {
  mostPaperOrders,
  type PaperLine,
  type PaperOrder,
  type Papers,
  type PapersQuery,
} from '#domain/order-papers.schema.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { pickList, type ShelfGoods } from '#domain/pick-list.ts'
import { sendableQty } from '#domain/shipments.ts'
import { whenText } from '#server/features/orders/order-view.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { allergenText } from '#server/i18n/allergen-words.ts'
import { dayText, dateText } from '#server/i18n/day-words.ts'
import { findPaperRows, type PaperRow, type PaperShort } from './papers.queries.ts'

/** What the pick list and the packing lists of some orders, or of a day (today where none is named), are made of. */
export async function getPapers(ctx: Ctx, asked: PapersQuery): Promise<Papers> {
  const i18n = await translatorFor(ctx)
  const day = asked.day || osloClock(ctx.now()).date
  const { rows, shorts } = await findPaperRows(ctx.database, {
    factoryId: ctx.site.factoryId,
    languageCode: ctx.language.code,
    query: { ...asked, day },
  })
  const all = byOrder(rows)
  const shown = all.slice(0, mostPaperOrders)
  return {
    day,
    dayText: asked.ids.length > 0 ? '' : dayText(i18n.locale, day),
    orders: shown.map((lines) => paperOrder(lines, shorts, i18n)),
    goods: pickList(shown.flat().flatMap((row) => shelfGoods(row, shorts))),
    isCut: all.length > mostPaperOrders,
  }
}

function byOrder(rows: readonly PaperRow[]): PaperRow[][] {
  const orders = new Map<string, PaperRow[]>()
  for (const row of rows) orders.set(row.order.id, [...(orders.get(row.order.id) ?? []), row])
  return [...orders.values()]
}

/** The box of an order: what can leave now; of one that has left, all that was in it. */
function paperOrder(
  rows: readonly PaperRow[],
  shorts: readonly PaperShort[],
  i18n: I18n,
): PaperOrder {
  const [first] = rows
  if (!first) throw new Error('an order on paper has lines')
  const { order } = first
  const { id, number, name, companyName, phone, poNumber, address, shippingName, note } = order
  return {
    ...{ id, number, name, companyName, phone, poNumber, address, shippingName, note },
    whenText: whenText(order, i18n),
    lines: packed(rows, shorts).map((each) => paperLine(each, i18n)),
  }
}

type Packed = PaperRow & { quantity: number; later: number }

function packed(rows: readonly PaperRow[], shorts: readonly PaperShort[]): Packed[] {
  const toSend = rows.map((row) => ({ row, quantity: sendableQty(row.line, shorts) }))
  const hasLeft = toSend.every(({ quantity }) => quantity <= 0)
  return toSend
    .map(({ row, quantity }) => ({
      ...row,
      quantity: hasLeft ? row.line.sentQty || row.line.qty : quantity,
      later: hasLeft ? 0 : row.line.qty - row.line.sentQty - quantity,
    }))
    .filter(({ quantity, later }) => quantity > 0 || later > 0)
}

function paperLine({ line, temperature, quantity, later }: Packed, i18n: I18n): PaperLine {
  const { id, titleSnapshot: title, packageSizeSnapshot: packageSize, options, sku } = line
  return {
    ...{ id, title, packageSize, options, sku, temperature },
    ...{ quantity, later, lot: line.lot ?? '' },
    bestBeforeText: line.bestBefore ? dateText(i18n.locale, line.bestBefore) : '',
    allergenText: allergenText(i18n, line.allergens as Allergen[]),
  }
}

/** What is still to be fetched of a line: neither what lies in the box nor what is missing. */
function shelfGoods(row: PaperRow, shorts: readonly PaperShort[]): ShelfGoods[] {
  const { order, line, temperature, name, packageSize } = row
  const quantity = line.isPicked ? 0 : sendableQty(line, shorts)
  if (quantity <= 0) return []
  const goods = {
    // What a quote agreed is fetched by itself: its note is its own, and what was made for it is no product.
    key: line.netUnitOre === null ? `${line.productId} ${line.optionsKey}` : line.id,
    title: name ?? line.titleSnapshot,
    packageSize: packageSize ?? line.packageSizeSnapshot,
    options: line.options,
    sku: line.sku,
    ...{ quantity, temperature, number: order.number },
  }
  return [goods]
}
