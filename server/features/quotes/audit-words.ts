import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const quotesAudit = {
  actions: {
    quote_assigned: {
      name: msg`Quote assigned`,
      text: msg({ message: 'Assigned the quote {target}' }),
    },
    quote_offer_sent: {
      name: msg`Offer sent`,
      text: msg({ message: 'Sent an offer for the quote {target}' }),
    },
    quote_rejected: {
      name: msg`Quote turned down`,
      text: msg({ message: 'Turned down the quote {target}' }),
    },
    quote_explained: {
      name: msg`Quote’s outcome noted`,
      text: msg({ message: 'Noted why the quote {target} was won' }),
    },
  },
  entities: {
    quote: msg`Quote`,
  },
} as const satisfies AuditWords
