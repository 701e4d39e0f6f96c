import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const replyTemplatesAudit = {
  actions: {
    reply_template_made: {
      name: msg`Template made`,
      text: msg({ message: 'Made the template {target}' }),
    },
    reply_template_changed: {
      name: msg`Template changed`,
      text: msg({ message: 'Changed the template {target}' }),
    },
    reply_template_removed: {
      name: msg`Template removed`,
      text: msg({ message: 'Removed the template {target}' }),
    },
  },
  entities: {
    reply_template: msg`Template for answers`,
  },
} as const satisfies AuditWords
