import type { I18n } from '@lingui/core'
import type { CallOffReason, RejectReason } from '#domain/restaurant-orders.ts'
import type { Company } from '#domain/shell.schema.ts'

/** What a mail about an order to a restaurant is written from. Nothing of it was typed by the guest. */
export interface TicketMail {
  /** The number that is called. */
  number: string
  restaurant: { name: string; phone: string; address: string }
  /** When its food is to be ready, in words. */
  promisedText: string
  reason: RejectReason | CallOffReason | null
  /** The kitchen's own words. */
  reasonText: string
  company: Company
  language: { code: string; direction: 'ltr' | 'rtl' }
  /** The order's page, under the address of the deployment. */
  url: string
  i18n: I18n
}
