import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  AdminSubscriber,
  Agreement,
  SubscriberState,
} from '#domain/admin-subscribers.schema.ts'

/** How an address stands. */
export const stateWords: Record<SubscriberState, { label: MessageDescriptor; tone: string }> = {
  confirmed: { label: msg`Gets the newsletter`, tone: 'good' },
  pending: { label: msg`Has not confirmed yet`, tone: 'news' },
  bounced: { label: msg`Mails come back`, tone: 'bad' },
  unsubscribed: { label: msg`Has left`, tone: 'none' },
  none: { label: msg`Is on no list`, tone: 'none' },
  blocked: { label: msg`Blocked`, tone: 'warn' },
}

/** Where somebody asked for the newsletter. */
export const sourceWords: Record<AdminSubscriber['source'], MessageDescriptor> = {
  home: msg`On the front page`,
  archive: msg`Among the earlier newsletters`,
  letter: msg`Under a newsletter`,
  account: msg`In their account`,
  preferences: msg`On the page of their newsletters`,
}

/** How somebody left. */
export const leavingWords: Record<NonNullable<Agreement['unsubscribedHow']>, MessageDescriptor> = {
  'one-click': msg`By the button of their mail program`,
  preferences: msg`On the page of their newsletters`,
  account: msg`In their account`,
  staff: msg`Blocked by us`,
  complaint: msg`Said that it was unwanted`,
}
