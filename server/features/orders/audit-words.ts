import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const ordersAudit = {
  actions: {
    order_called_off: { name: msg`Order called off`, text: msg`Called off an order` },
    order_till_registered: {
      name: msg`Order paid at the till`,
      text: msg`Registered an order’s payment in the till`,
    },
    order_invoice_paid: {
      name: msg`Order’s invoice paid`,
      text: msg`Marked an order’s invoice as paid`,
    },
  },
  entities: {
    order: msg`Order`,
  },
} as const satisfies AuditWords
