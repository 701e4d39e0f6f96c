import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const restaurantsAudit = {
  actions: {
    restaurant_made: {
      name: msg`Restaurant made`,
      text: msg({ message: 'Made the restaurant {target}' }),
    },
    restaurant_changed: {
      name: msg`Restaurant changed`,
      text: msg({ message: 'Changed the restaurant {target}' }),
    },
    restaurants_ordered: {
      name: msg`Restaurants ordered`,
      text: msg`Put the restaurants in another order`,
    },
    table_made: {
      name: msg`Table added`,
      text: msg({ message: 'Added a table to the restaurant {target}' }),
    },
    table_changed: {
      name: msg`Table changed`,
      text: msg({ message: 'Changed a table of the restaurant {target}' }),
    },
    table_token_made: {
      name: msg`Table code replaced`,
      text: msg({ message: 'Gave a table of the restaurant {target} a new code' }),
    },
    table_removed: {
      name: msg`Table removed`,
      text: msg({ message: 'Removed a table from the restaurant {target}' }),
    },
    tables_ordered: {
      name: msg`Tables ordered`,
      text: msg({ message: 'Put the tables of the restaurant {target} in another order' }),
    },
  },
  entities: {
    restaurant: msg`Restaurant`,
  },
} as const satisfies AuditWords
