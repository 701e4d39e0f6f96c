import type { I18n } from '@lingui/core'
import type { AfterSale } from '#domain/after-sale.schema.ts'
import type { MissingGoods, OrderProgress } from '#domain/order-progress.schema.ts'
import type { OrderDetails } from '#domain/order-view.schema.ts'
import type { VatRow } from '#domain/orders.ts'
import type { Company } from '#domain/shell.schema.ts'

/** What the shop itself says of an order. */
type SaidOrder = Pick<
  OrderDetails,
  | 'nextSteps'
  | 'buyerKind'
  | 'shippingKind'
  | 'shippingName'
  | 'whenText'
  | 'paymentText'
  | 'paymentMethod'
  | 'lines'
  | 'totals'
  | 'stillDueOre'
>

/** What its buyer typed. */
export type TypedOrder = Pick<OrderDetails, 'name' | 'address' | 'company' | 'note'>

/** What a mail about an order is written from. */
export interface OrderMail {
  number: string
  order: SaidOrder
  /** Null where nobody has shown that they read the address: a stranger's words would reach somebody else's mailbox. */
  typed: TypedOrder | null
  /** Why the shop has called it off, in its own words; null where it has not. */
  reason: string | null
  /** The parcel's number with its carrier. */
  tracking: string | null
  /** What came after the sale, as far as the mail is about it. */
  sale: {
    withdrawal: Pick<
      NonNullable<AfterSale['withdrawal']>,
      'receivedText' | 'reason' | 'goods'
    > | null
    complaint: { receivedText: string; answer: string } | null
  }
  /** The missing goods that it asks about. */
  missing: MissingGoods | null
  /** The shipment that it tells of, and that more is still to come. */
  shipment: (OrderProgress['shipments'][number] & { isPart: boolean }) | null
  /** The money that went back. */
  refund: OrderProgress['refunds'][number] | null
  /** That the money that went back has a credit note to take along. */
  hasCreditNote: boolean
  /** The invoice, with what one needs to pay it in words. */
  invoice: { totalOre: number; vat: VatRow[]; facts: { label: string; value: string }[] } | null
  company: Company
  language: { code: string; direction: 'ltr' | 'rtl' }
  /** The order's page, under the address of the deployment. */
  url: string
  /** The address of a bare path in the mail's language. */
  addressOf: (path: string) => string
  /** The terms of sale as HTML; empty where the factory has none. */
  terms: string
  i18n: I18n
}
