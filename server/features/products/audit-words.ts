import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const productsAudit = {
  actions: {
    product_made: {
      name: msg`Product made`,
      text: msg({ message: 'Made the product {target}' }),
    },
    product_changed: {
      name: msg`Product changed`,
      text: msg({ message: 'Changed the product {target}' }),
    },
    product_removed: {
      name: msg`Product removed`,
      text: msg({ message: 'Removed the product {target}' }),
    },
    stock_moved: {
      name: msg`Stock changed`,
      text: msg({ message: 'Changed the stock of {target}' }),
    },
  },
  entities: {
    product: msg`Product`,
  },
} as const satisfies AuditWords
