import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ListedQuote, QuoteQueue } from '#domain/admin-quotes.schema.ts'
import type {
  DeclineReason,
  QuoteEvent,
  QuoteStatus,
  RejectReason,
  WinReason,
} from '#domain/quotes.ts'

/** Where a sheet says how its quote stands. */
export const quoteStateId = 'quote-state'

/** What sales read of a quote; what its buyer reads is in `../words.ts`. */
export const statusWords = {
  submitted: msg`New request`,
  in_review: msg`Being answered`,
  needs_info: msg`Buyer asked`,
  offered: msg`Offered`,
  revision_requested: msg`New round`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  rejected: msg`Turned down`,
  expired: msg`Expired`,
} as const satisfies Record<QuoteStatus, MessageDescriptor>

export const statusTones = {
  submitted: 'news',
  in_review: 'news',
  needs_info: 'quiet',
  offered: 'good',
  revision_requested: 'warn',
  accepted: 'good',
  declined: 'none',
  withdrawn: 'none',
  rejected: 'none',
  expired: 'none',
} as const satisfies Record<QuoteStatus, string>

export const queueWords = {
  open: msg`To answer`,
  mine: msg`Mine`,
  free: msg`Unassigned`,
  late: msg`Past time`,
} as const satisfies Record<QuoteQueue, MessageDescriptor>

export const eventWords = {
  submit: msg`Request received`,
  take: msg`Taken`,
  ask: msg`Buyer asked, the clock stopped`,
  answer: msg`Buyer answered, the clock goes on`,
  send_offer: msg`Offer sent`,
  request_revision: msg`New round asked for`,
  accept: msg`Accepted`,
  decline: msg`Declined`,
  withdraw: msg`Withdrawn by the buyer`,
  reject: msg`Turned down`,
  expire: msg`Offer expired`,
} as const satisfies Record<QuoteEvent, MessageDescriptor>

export const rejectReasonWords = {
  capacity: msg`Not enough capacity`,
  area: msg`Outside our area`,
  too_small: msg`Too small`,
  not_ours: msg`Not our goods`,
  other: msg`Something else`,
} as const satisfies Record<RejectReason, MessageDescriptor>

export const winReasonWords = {
  price: msg`Price`,
  quality: msg`Quality`,
  delivery: msg`Delivery`,
  relation: msg`They know us`,
  other: msg`Something else`,
} as const satisfies Record<WinReason, MessageDescriptor>

const declineReasonWords = {
  price: msg`Price`,
  delivery: msg`Delivery`,
  timing: msg`Timing`,
  other_supplier: msg`Another supplier`,
  other: msg`Something else`,
} as const satisfies Record<DeclineReason, MessageDescriptor>

/** Why a quote was won or lost, in short. */
export function reasonText(
  i18n: I18n,
  { status, outcomeReason }: Pick<ListedQuote, 'status' | 'outcomeReason'>,
): string {
  const words: Record<string, MessageDescriptor> =
    status === 'rejected'
      ? rejectReasonWords
      : status === 'accepted'
        ? winReasonWords
        : declineReasonWords
  const found = outcomeReason === null ? undefined : words[outcomeReason]
  return found ? i18n._(found) : ''
}
