import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const conversationsAudit = {
  actions: {
    conversation_assigned: {
      name: msg`Message assigned`,
      text: msg({ message: 'Assigned the message {target}' }),
    },
    conversation_answered: {
      name: msg`Message answered`,
      text: msg({ message: 'Answered the message {target}' }),
    },
    conversation_closed: {
      name: msg`Message closed`,
      text: msg({ message: 'Closed the message {target}' }),
    },
    conversation_reopened: {
      name: msg`Message opened again`,
      text: msg({ message: 'Opened the message {target} again' }),
    },
    conversation_marked_spam: {
      name: msg`Message marked as spam`,
      text: msg({ message: 'Marked the message {target} as spam' }),
    },
    conversation_unmarked_spam: {
      name: msg`Message taken out of spam`,
      text: msg({ message: 'Took the message {target} out of spam' }),
    },
    conversation_mail_sent_again: {
      name: msg`Answer sent again`,
      text: msg({ message: 'Sent the answer to the message {target} again' }),
    },
  },
  entities: {
    conversation: msg`Message`,
  },
} as const satisfies AuditWords
