import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const importsAudit = {
  actions: {
    import_run: { name: msg`Import run`, text: msg`Ran an import` },
    import_undone: { name: msg`Import undone`, text: msg`Undid an import` },
  },
  entities: { import: msg`Import` },
} as const satisfies AuditWords
