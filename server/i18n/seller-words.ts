import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { applicationFields, ApplicationStatus } from '#domain/sellers.ts'

type ApplicationField = (typeof applicationFields)[number]

const fields = {
  orgNo: msg`Organisation number`,
  company: msg`Company’s name`,
  kind: msg`Kind of business`,
  contact: msg`Contact person`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  website: msg`Website`,
  street: msg`Address`,
  pin: msg`Pin on the map`,
  hours: msg`Opening hours`,
  products: msg`Goods`,
  story: msg`Story`,
  volume: msg`Monthly volume`,
  coldChain: msg`Cold storage`,
  payment: msg`Way of payment`,
} as const satisfies Record<ApplicationField, MessageDescriptor>

const statuses = {
  draft: msg`Draft`,
  submitted: msg`Received`,
  in_review: msg`Being looked at`,
  changes_requested: msg`Waiting for your changes`,
  approved: msg`Approved`,
  rejected: msg`Turned down`,
} as const satisfies Record<ApplicationStatus, MessageDescriptor>

/** What a field of an application is called. */
export function applicationFieldText(i18n: I18n, field: ApplicationField): string {
  return i18n._(fields[field])
}

/** Where an application stands, as its applicant reads it. */
export function applicationStatusText(i18n: I18n, status: ApplicationStatus): string {
  return i18n._(statuses[status])
}
