import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SellerPayment, SellerVolume } from '#domain/seller-draft.ts'
import type {
  ApplicationEvent,
  applicationFields,
  ApplicationStatus,
  SellerEvent,
  SellerStatus,
} from '#domain/sellers.ts'

/** Where a sheet says how its application or seller stands. */
export const sellerStateId = 'seller-state'

export type ApplicationField = (typeof applicationFields)[number]

export const applicationStatusWords = {
  draft: msg`Draft`,
  submitted: msg`New application`,
  in_review: msg`In review`,
  changes_requested: msg`Changes asked for`,
  approved: msg`Approved`,
  rejected: msg`Turned down`,
} as const satisfies Record<ApplicationStatus, MessageDescriptor>

export const applicationTones = {
  draft: 'none',
  submitted: 'news',
  in_review: 'news',
  changes_requested: 'quiet',
  approved: 'good',
  rejected: 'none',
} as const satisfies Record<ApplicationStatus, string>

export const sellerStatusWords = {
  active: msg`On the map`,
  suspended: msg`Suspended`,
  terminated: msg`Ended`,
} as const satisfies Record<SellerStatus, MessageDescriptor>

export const sellerTones = {
  active: 'good',
  suspended: 'warn',
  terminated: 'none',
} as const satisfies Record<SellerStatus, string>

export const applicationEventWords = {
  start: msg`Begun`,
  submit: msg`Application sent in`,
  take: msg`Taken`,
  ask_changes: msg`Changes asked for`,
  approve: msg`Approved`,
  reject: msg`Turned down`,
} as const satisfies Record<ApplicationEvent, MessageDescriptor>

export const sellerEventWords = {
  approve: msg`Became a seller`,
  suspend: msg`Suspended`,
  reinstate: msg`Brought back`,
  terminate: msg`Cooperation ended`,
} as const satisfies Record<SellerEvent, MessageDescriptor>

/** What can be marked as to be changed, as the facts of an application call it. */
export const fieldWords = {
  orgNo: msg`Organisation number`,
  company: msg`Company`,
  kind: msg`Kind`,
  contact: msg`Contact`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  website: msg`Website`,
  street: msg`Address`,
  pin: msg`Pin on the map`,
  hours: msg`Opening hours`,
  products: msg`Goods`,
  story: msg`Story`,
  volume: msg`Each month`,
  coldChain: msg`Cold storage`,
  payment: msg`Payment`,
} as const satisfies Record<ApplicationField, MessageDescriptor>

export const volumeWords = {
  under_10: msg`Under 10 cartons`,
  '10_50': msg`10 to 50 cartons`,
  '50_200': msg`50 to 200 cartons`,
  over_200: msg`Over 200 cartons`,
} as const satisfies Record<SellerVolume, MessageDescriptor>

export const paymentWords = {
  invoice: msg`On invoice`,
  card: msg`By card`,
} as const satisfies Record<SellerPayment, MessageDescriptor>
