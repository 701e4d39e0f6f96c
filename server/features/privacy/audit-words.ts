import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const privacyAudit = {
  actions: {
    data_exported: { name: msg`Data exported`, text: msg`Exported their data` },
    customer_exported: {
      name: msg`Customer’s data exported`,
      text: msg`Exported a customer’s data`,
    },
    customer_erased: {
      name: msg`Customer’s data deleted`,
      text: msg`Deleted a customer’s data`,
    },
    erased: { name: msg`Account deleted`, text: msg`Deleted the account` },
  },
  entities: {},
} as const satisfies AuditWords
