import type { orderLines, orders, refunds } from '#db/schema/index.ts'
import type { AttributeSchema } from '#domain/catalog.ts'
import { creditedVat, creditLines } from '#domain/credited.ts'
import { invoiceLines } from '#domain/invoice-lines.ts'
import type { InvoiceData, InvoiceSeller } from '#domain/invoices.ts'
import { isReduction, type RefundedLine, type RefundWay } from '#domain/refunds.ts'
import type { VatRow } from '#domain/orders.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { withoutTyped } from '#domain/typed-options.ts'
import type { GoodsNames } from './issuer.queries.ts'

export type InvoicedOrder = typeof orders.$inferSelect
export interface InvoicedRow {
  line: typeof orderLines.$inferSelect
  /** What its product lets buyers choose; empty of what is no product. */
  attributes: AttributeSchema
}

/** An order as its invoice is made of it. */
export interface SoldOrder {
  order: InvoicedOrder
  lines: readonly InvoicedRow[]
  /** What went back of it before. */
  refunds: readonly (typeof refunds.$inferSelect)[]
  /** What left of it before, or with the invoice. */
  shipments: readonly { sentAt: number }[]
}

interface Issuing {
  seller: InvoiceSeller
  names: GoodsNames
  /** What freight is called where the order has no name for it. */
  freightWord: string
  /** The day in Oslo on which the last of the goods left. */
  deliveredOn: string
}

/** What the invoice of an order says, as the order stands. */
export function invoiceDataOf(
  { order, lines, shipments }: SoldOrder,
  { seller, names, freightWord, deliveredOn }: Issuing,
): InvoiceData {
  const { vat } = order
  return {
    seller,
    buyer: buyerOf(order),
    orderNumber: order.number,
    orderedAt: order.createdAt,
    deliveredOn,
    deliveredDays: daysOf(shipments, deliveredOn),
    poNumber: order.poNumber || null,
    credits: null,
    reason: '',
    lines: invoiceLines(
      lines.map(({ line, attributes }) => ({
        ...goodsOf({ line, attributes }, names),
        ...{ lineId: line.id, qty: line.qty, vatBp: line.vatBp },
        ...{ lineOre: line.lineOre, netUnitOre: line.netUnitOre },
      })),
      vat,
      names.freight || order.shippingName || freightWord,
    ),
    ...sumsOf(vat),
  }
}

/** The days in Oslo on which goods left, the last one among them. */
function daysOf(shipments: SoldOrder['shipments'], last: string): string[] {
  const days = shipments.map(({ sentAt }) => osloClock(sentAt).date)
  return [...new Set([...days, last])].toSorted()
}

function buyerOf(order: InvoicedOrder): InvoiceData['buyer'] {
  const { companyName, name, orgNo, email, invoiceAddress, address } = order
  return {
    name: companyName || name,
    ...{ orgNo, contact: name, email, address },
    invoiceAddress: invoiceAddress || null,
  }
}

/** Goods as a paper names them, with what was chosen of them. What somebody typed for a gift card is nothing that the accounts keep. */
function goodsOf({ line, attributes }: InvoicedRow, names: GoodsNames) {
  const { productId, titleSnapshot, packageSizeSnapshot, sku, gtin } = line
  const named = names.goods.get(productId ?? '')
  const { options } = (productId && withoutTyped(line, attributes)) || line
  const chosen = options.map(({ label, value }) => `${label}: ${value}`).join(', ')
  const title = named?.title ?? titleSnapshot
  return {
    title: chosen === '' ? title : `${title} (${chosen})`,
    packageSize: sizeOf(packageSizeSnapshot, named?.packageSize),
    ...{ sku, gtin },
  }
}

/** A size as it was bought; in the paper's words where these say the same amounts: goods may have another size by now. */
function sizeOf(bought: string, named: string | undefined): string {
  const amounts = (text: string) => plainDigits(text).match(/\d+/gu)?.join(' ') ?? ''
  return named !== undefined && amounts(named) === amounts(bought) ? named : bought
}

/** The invoice that is taken back; its number is filled in where it is written. */
interface IssuedInvoice {
  issuedOn: string
  data: InvoiceData
}

/** Money that goes back, and what went back before it. */
export interface Crediting {
  order: InvoicedOrder
  lines: readonly InvoicedRow[]
  invoice: IssuedInvoice
  refund: { lines: readonly RefundedLine[]; vat: VatRow[]; reason: string; way: RefundWay }
  refundsBefore: readonly { vat: VatRow[]; way: RefundWay }[]
  creditsBefore: readonly { vat: VatRow[] }[]
}

/** What the credit note of a refund says; undefined where all of it was paid beyond the invoice. */
export function creditDataOf(crediting: Crediting): InvoiceData | undefined {
  const { lines, invoice, refund } = crediting
  const { data, issuedOn } = invoice
  const vat = isReduction(refund) ? refund.vat : creditedOf(crediting)
  if (vat.length === 0) return undefined
  // Where a part of a rate's money was paid beyond the invoice, nobody knows for which of the goods the rest is.
  const isCredited = ({ vatBp }: { vatBp: number }) =>
    oreOf(vat, vatBp) === oreOf(refund.vat, vatBp)
  const goods = refund.lines.flatMap(({ lineId, quantity: qty, ore: grossOre }) => {
    const row = lines.find((each) => each.line.id === lineId)
    if (!row) return []
    const { line } = row
    // In the words of the invoice, where it has the line.
    const said = data.lines.find((each) => each.lineId === line.id)
    const named = said ?? goodsOf(row, { goods: new Map(), freight: undefined })
    const { title, packageSize, sku, gtin } = named
    return [{ lineId, title, packageSize, sku, gtin, qty, grossOre, vatBp: line.vatBp }]
  })
  return {
    ...data,
    credits: { number: '', issuedOn },
    reason: refund.reason,
    lines: creditLines(goods.filter(isCredited), vat, refund.reason),
    ...sumsOf(vat),
  }
}

/** What of money that goes back takes a part of the invoice back. */
function creditedOf({ order, invoice, refund, ...before }: Crediting): VatRow[] {
  const { vat: invoiced } = invoice.data
  return creditedVat({
    ...{ invoiced, paid: order.paidVat ?? invoiced, refund: refund.vat },
    credited: before.creditsBefore.map((each) => each.vat),
    refunded: before.refundsBefore.filter((each) => !isReduction(each)).map((each) => each.vat),
  })
}

function oreOf(vat: readonly VatRow[], rateBp: number): number {
  return vat
    .filter((row) => row.rateBp === rateBp)
    .reduce((sum, row) => sum + row.netOre + row.vatOre, 0)
}

function sumsOf(vat: VatRow[]): Pick<InvoiceData, 'vat' | 'netOre' | 'vatOre' | 'totalOre'> {
  const netOre = vat.reduce((sum, row) => sum + row.netOre, 0)
  const vatOre = vat.reduce((sum, row) => sum + row.vatOre, 0)
  return { vat, netOre, vatOre, totalOre: netOre + vatOre }
}
