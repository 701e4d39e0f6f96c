import type { I18n } from '@lingui/core'
import type { Company } from '#domain/shell.schema.ts'

/** What a mail about a subscription is written from. */
export interface NewsletterMail {
  factory: Company
  language: { code: string; direction: 'ltr' | 'rtl' }
  /** Where the button leads, under the address of the deployment. */
  url: string
  i18n: I18n
}
