import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const settingsAudit = {
  actions: {
    settings_saved: { name: msg`Settings saved`, text: msg`Saved settings` },
  },
  entities: {
    header: msg`Header`,
    settings: msg`Settings`,
    company: msg`Company`,
    look: msg`Logo, icon and loading`,
    announcement: msg`Announcement`,
    theme: msg`Colours and corners`,
    ordering: msg`Ordering`,
    map: msg`Map`,
    invoices: msg`Invoices`,
  },
} as const satisfies AuditWords
