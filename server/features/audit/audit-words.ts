import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const permissionAudit = {
  actions: {
    denied: { name: msg`Refused`, text: msg({ message: 'Was refused: {target}' }) },
  },
  entities: {
    permission: msg`Permission`,
  },
} as const satisfies AuditWords
