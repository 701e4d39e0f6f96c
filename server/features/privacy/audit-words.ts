import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const privacyAudit = {
  actions: {
    data_exported: { name: msg`Data exported`, text: msg`Exported their data` },
    erased: { name: msg`Account deleted`, text: msg`Deleted the account` },
  },
  entities: {},
} as const satisfies AuditWords
