import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QuoteStatus } from '#domain/quotes.ts'

const statuses = {
  submitted: msg`Received`,
  in_review: msg`Being worked on`,
  needs_info: msg`Waiting for your answer`,
  offered: msg`Offer sent`,
  revision_requested: msg`New round asked for`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  rejected: msg`No offer made`,
  expired: msg`Expired`,
} as const satisfies Record<QuoteStatus, MessageDescriptor>

/** Where a quote stands, as its buyer reads it. */
export function quoteStatusText(i18n: I18n, status: QuoteStatus): string {
  return i18n._(statuses[status])
}

/** What stands before a note on goods. */
export function noteLabel(i18n: I18n): string {
  return i18n._(msg`Note`)
}
