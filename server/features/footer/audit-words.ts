import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const footerAudit = {
  actions: {
    footer_links_saved: { name: msg`Footer links saved`, text: msg`Saved links of the footer` },
    footer_link_title_saved: {
      name: msg`Footer link renamed`,
      text: msg`Renamed a link of the footer`,
    },
    footer_colors_saved: {
      name: msg`Footer colours changed`,
      text: msg`Changed the colours of the footer`,
    },
  },
  entities: {
    footer: msg`Footer`,
    footer_link: msg`Footer link`,
  },
} as const satisfies AuditWords
