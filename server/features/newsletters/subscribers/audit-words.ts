import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const subscribersAudit = {
  actions: {
    newsletter_list_made: {
      name: msg`List of the newsletter made`,
      text: msg({ message: 'Made the list {target} of the newsletter' }),
    },
    newsletter_list_changed: {
      name: msg`List of the newsletter changed`,
      text: msg({ message: 'Changed the list {target} of the newsletter' }),
    },
    subscriber_blocked: {
      name: msg`Subscriber blocked`,
      text: msg`Blocked an address: it gets no newsletter`,
    },
    subscriber_unblocked: {
      name: msg`Subscriber unblocked`,
      text: msg`Let an address subscribe again`,
    },
  },
  entities: {
    newsletter_list: msg`List of the newsletter`,
    subscriber: msg`Subscriber`,
  },
} as const satisfies AuditWords
