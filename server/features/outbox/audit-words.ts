import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const outboxAudit = {
  actions: {
    mails_sent_again: {
      name: msg`Mails sent again`,
      text: msg`Sent mails again that could not be sent`,
    },
  },
  entities: {
    mail: msg`Mail`,
  },
} as const satisfies AuditWords
