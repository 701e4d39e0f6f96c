import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const newslettersAudit = {
  actions: {
    newsletter_made: {
      name: msg`Newsletter made`,
      text: msg({ message: 'Made the newsletter {target}' }),
    },
    newsletter_changed: {
      name: msg`Newsletter changed`,
      text: msg({ message: 'Changed the newsletter {target}' }),
    },
    newsletter_removed: {
      name: msg`Newsletter removed`,
      text: msg({ message: 'Removed the newsletter {target}' }),
    },
    newsletter_tested: {
      name: msg`Newsletter tested`,
      text: msg({ message: 'Sent a test of the newsletter {target}' }),
    },
    newsletter_moved: {
      name: msg`Newsletter’s sending`,
      text: msg({ message: 'Changed the sending of the newsletter {target}' }),
    },
  },
  entities: {
    newsletter: msg`Newsletter`,
  },
} as const satisfies AuditWords
