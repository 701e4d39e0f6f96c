import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const aiAudit = {
  actions: {
    ai_language_started: {
      name: msg`AI drafts of a language started`,
      text: msg({ message: 'Let AI draft the missing texts in {target}' }),
    },
    ai_language_paused: {
      name: msg`AI drafts of a language paused`,
      text: msg({ message: 'Paused the AI drafts in {target}' }),
    },
    ai_language_resumed: {
      name: msg`AI drafts of a language resumed`,
      text: msg({ message: 'Resumed the AI drafts in {target}' }),
    },
  },
  entities: {},
} as const satisfies AuditWords
