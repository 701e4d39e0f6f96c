import type { I18n } from '@lingui/core'
import type { OrderDetails } from '#domain/order-view.schema.ts'
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
  | 'lines'
  | 'totals'
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
  company: Company
  language: { code: string; direction: 'ltr' | 'rtl' }
  /** The order's page, under the address of the deployment. */
  url: string
  /** The terms of sale as HTML; empty where the factory has none. */
  terms: string
  i18n: I18n
}
