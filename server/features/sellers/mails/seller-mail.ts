import type { I18n } from '@lingui/core'
import type { Company } from '#domain/shell.schema.ts'

/** What a mail about an application or a seller is written from. */
export interface SellerMail {
  /** Of the application; empty of a draft, and of a seller's. */
  number: string
  company: string
  /** Until when a draft is kept, or from when a business may apply anew, in words; empty where that is not the question. */
  dateText: string
  /** The names of the fields that are to be changed. */
  fields: readonly string[]
  /** What the factory wrote. */
  note: string
  code: string | undefined
  factory: Company
  language: { code: string; direction: 'ltr' | 'rtl' }
  /** Where the button leads, under the address of the deployment; undefined of a mail without one. */
  url: string | undefined
  i18n: I18n
}
