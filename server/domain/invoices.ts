import type { OrderAddress, VatRow } from './orders.ts'

/** A claim for what was delivered, or the paper that takes a part of one back (bokføringsforskriften § 5-1-1 and § 5-2-7). */
export const invoiceKinds = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** The seller as the law wants it named (bokføringsforskriften § 5-1-2), with where to pay. */
export interface InvoiceSeller {
  legalName: string
  orgNo: string
  isVatRegistered: boolean
  isInBusinessRegister: boolean
  address: OrderAddress
  email: string | null
  phone: string | null
  /** Eleven digits. */
  bankAccount: string
}

export interface InvoiceBuyer {
  name: string
  orgNo: string | null
  contact: string
  email: string
  /** Where it is sent: `0192:` and the organisation number, or a mailbox. */
  invoiceAddress: string | null
  address: OrderAddress | null
}

export interface InvoiceLine {
  /** Of the order; none of freight, of words, and on papers of before. */
  lineId?: string
  title: string
  packageSize: string
  sku: string
  gtin: string | null
  qty: number
  /** All of it in øre: without VAT, and with it. The net sums of one rate add up to the basis of that rate. */
  netOre: number
  grossOre: number
  vatBp: number
}

/** What a paper says, as it was when it was issued: never changed afterwards. */
export interface InvoiceData {
  seller: InvoiceSeller
  buyer: InvoiceBuyer
  orderNumber: string
  orderedAt: number
  /** The day on which the last of the goods left, and all days on which some did: none on papers of before. */
  deliveredOn: string
  deliveredDays?: string[]
  poNumber: string | null
  /** The number of the invoice that a credit note takes back, and why. */
  credits: { number: string; issuedOn: string } | null
  reason: string
  lines: InvoiceLine[]
  vat: VatRow[]
  netOre: number
  vatOre: number
  totalOre: number
}
