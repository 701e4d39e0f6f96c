import type { I18n } from '@lingui/core'
import type { OrderDetails } from '#domain/order-view.schema.ts'
import type { Company } from '#domain/shell.schema.ts'

/** What a mail about an order is written from. */
export interface OrderMail {
  number: string
  order: OrderDetails
  company: Company
  language: { code: string; direction: 'ltr' | 'rtl' }
  /** The order's page, under the address of the deployment. */
  url: string
  /** The terms of sale as HTML; empty where the factory has none. */
  terms: string
  i18n: I18n
}
