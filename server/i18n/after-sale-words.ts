import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComplaintState, WithdrawalState } from '#domain/after-sale.ts'

/** What happens after the sale, and is written into the order's history. */
export const afterSaleHappened = {
  withdrawn: msg`The buyer withdrew from the purchase`,
  withdrawal_accepted: msg`Withdrawal accepted`,
  withdrawal_declined: msg`Withdrawal declined`,
  complained: msg`The buyer complained`,
  complaint_accepted: msg`Complaint accepted`,
  complaint_refused: msg`Complaint refused`,
  mail_sent_again: msg`Mail sent again`,
} as const satisfies Record<string, MessageDescriptor>
export type AfterSaleEvent = keyof typeof afterSaleHappened

const withdrawals = {
  received: msg`Received`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
} as const satisfies Record<WithdrawalState, MessageDescriptor>

const complaintWords = {
  open: msg`Being looked at`,
  accepted: msg`Accepted`,
  refused: msg`Refused`,
} as const satisfies Record<ComplaintState, MessageDescriptor>

/** How a withdrawal stands. */
export function withdrawalText(i18n: I18n, status: WithdrawalState): string {
  return i18n._(withdrawals[status])
}

/** Where an order stands whose withdrawal nobody has decided. */
export function undecidedText(i18n: I18n): string {
  return i18n._(msg`Withdrawal to be decided`)
}

/** How a complaint stands. */
export function complaintText(i18n: I18n, status: ComplaintState): string {
  return i18n._(complaintWords[status])
}
