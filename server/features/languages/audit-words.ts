import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const languagesAudit = {
  actions: {
    language_added: {
      name: msg`Language added`,
      text: msg({ message: 'Added the language {target}' }),
    },
    language_changed: {
      name: msg`Language changed`,
      text: msg({ message: 'Changed the language {target}' }),
    },
    languages_ordered: {
      name: msg`Languages ordered`,
      text: msg`Put the languages in another order`,
    },
    interface_text_saved: {
      name: msg`Interface text changed`,
      text: msg`Changed an interface text`,
    },
    interface_text_removed: {
      name: msg`Interface text given back`,
      text: msg`Gave an interface text back to the product’s own words`,
    },
  },
  entities: {
    language: msg`Language`,
    interface_text: msg`Interface text`,
  },
} as const satisfies AuditWords
