import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const menuAudit = {
  actions: {
    menu_saved: { name: msg`Menu saved`, text: msg`Saved the menu` },
    menu_title_saved: { name: msg`Menu entry renamed`, text: msg`Renamed an entry of the menu` },
  },
  entities: {
    menu: msg`Menu`,
    menu_item: msg`Menu entry`,
  },
} as const satisfies AuditWords
