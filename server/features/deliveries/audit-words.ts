import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const deliveriesAudit = {
  actions: {
    delivery_made: {
      name: msg`Way of delivery made`,
      text: msg`Made a way of delivery`,
    },
    delivery_changed: {
      name: msg`Way of delivery changed`,
      text: msg`Changed a way of delivery`,
    },
    deliveries_ordered: {
      name: msg`Ways of delivery ordered`,
      text: msg`Put the ways of delivery in another order`,
    },
    delivery_removed: {
      name: msg`Way of delivery removed`,
      text: msg`Removed a way of delivery`,
    },
  },
  entities: {
    delivery: msg`Way of delivery`,
  },
} as const satisfies AuditWords
