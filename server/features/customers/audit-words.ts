import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const customersAudit = {
  actions: {
    order_claimed: { name: msg`Order claimed`, text: msg`Claimed an order` },
  },
  entities: {},
} as const satisfies AuditWords
