import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const categoriesAudit = {
  actions: {
    category_made: {
      name: msg`Category made`,
      text: msg({ message: 'Made the category {target}' }),
    },
    category_changed: {
      name: msg`Category changed`,
      text: msg({ message: 'Changed the category {target}' }),
    },
    categories_ordered: {
      name: msg`Categories ordered`,
      text: msg`Put the categories in another order`,
    },
    category_removed: {
      name: msg`Category removed`,
      text: msg({ message: 'Removed the category {target}' }),
    },
  },
  entities: {
    category: msg`Category`,
  },
} as const satisfies AuditWords
