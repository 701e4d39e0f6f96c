import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const taxRatesAudit = {
  actions: {
    tax_rate_added: {
      name: msg`VAT rate added`,
      text: msg`Added a rate of VAT`,
    },
    tax_rate_removed: {
      name: msg`VAT rate taken back`,
      text: msg`Took back a rate of VAT`,
    },
  },
  entities: {
    tax_rate: msg`Rate of VAT`,
  },
} as const satisfies AuditWords
