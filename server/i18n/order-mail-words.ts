import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a mail about an order is called by those who look after it. */
const names: Partial<Record<string, MessageDescriptor>> = {
  M1: msg`Order received`,
  M3: msg`Question about missing goods`,
  M4: msg`Ready for pick-up`,
  M5: msg`On its way`,
  M6: msg`Cancelled`,
  'M6-unapproved': msg`Cancelled: not approved in time`,
  'M6-unpaid': msg`Cancelled: not paid in time`,
  'M6-late': msg`Payment too late, released`,
  M7: msg`Withdrawal received`,
  'M8-accepted': msg`Withdrawal accepted`,
  'M8-declined': msg`Withdrawal declined`,
  M9: msg`Complaint received`,
  'M9-accepted': msg`Complaint accepted`,
  'M9-refused': msg`Complaint refused`,
  M10: msg`Refund`,
  M11: msg`Invoice`,
}

/** The name of a kind of mail; what a later version has sent reads by its code. */
export function orderMailText(i18n: I18n, kind: string): string {
  const words = names[kind]
  return words ? i18n._(words) : kind
}
