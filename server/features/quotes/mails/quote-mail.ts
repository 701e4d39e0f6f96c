import type { I18n } from '@lingui/core'
import type { VatRow } from '#domain/orders.ts'
import type { Company } from '#domain/shell.schema.ts'

/** A line of an offer in a mail: net prices in øre. */
export interface MailedOfferLine {
  title: string
  packageSize: string
  pieces: number
  netOre: number
  sumNetOre: number
}

/** What a mail about a quote is written from. */
export interface QuoteMail {
  number: string
  /** Of the buyer, in mails to those who answer them alone. */
  company: { name: string; contact: string } | null
  /** How many lines were asked for. */
  lines: number
  /** Until when sales answer, in words; empty while they owe nothing. */
  dueText: string
  /** What somebody wrote; empty where nothing was. */
  text: string
  reasonText: string
  offer: {
    version: number
    lines: readonly MailedOfferLine[]
    freightNetOre: number
    netOre: number
    vat: readonly VatRow[]
    totalOre: number
    validText: string
    message: string
  } | null
  order: string
  factory: Company
  language: { code: string; direction: 'ltr' | 'rtl' }
  /** Where the button leads, under the address of the deployment. */
  url: string
  i18n: I18n
}
