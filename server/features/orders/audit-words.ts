import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const ordersAudit = {
  actions: {},
  entities: {
    order: msg`Order`,
  },
} as const satisfies AuditWords
