import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const contentAudit = {
  actions: {
    item_changed: {
      name: msg`Item of a list changed`,
      text: msg({ message: 'Showed, hid or removed {target}' }),
    },
    items_ordered: {
      name: msg`List put in order`,
      text: msg({ message: 'Put the list {target} in another order' }),
    },
    text_published: {
      name: msg`Text published`,
      text: msg({ message: 'Published the text {target}' }),
    },
    text_drafted: { name: msg`Draft saved`, text: msg({ message: 'Saved a draft of {target}' }) },
    text_scheduled: {
      name: msg`Text scheduled`,
      text: msg({ message: 'Scheduled the text {target}' }),
    },
    text_unpublished: {
      name: msg`Text taken down`,
      text: msg({ message: 'Took down the text {target}' }),
    },
    text_restored: {
      name: msg`Text restored`,
      text: msg({ message: 'Brought back an earlier text of {target}' }),
    },
    draft_discarded: {
      name: msg`Draft thrown away`,
      text: msg({ message: 'Threw away a draft of {target}' }),
    },
    schedule_cancelled: {
      name: msg`Schedule cancelled`,
      text: msg({ message: 'Cancelled the schedule of {target}' }),
    },
    preview_made: { name: msg`Preview link made`, text: msg`Made a preview link` },
    preview_revoked: { name: msg`Preview link taken back`, text: msg`Took back a preview link` },
    sections_saved: {
      name: msg`Sections changed`,
      text: msg({ message: 'Changed the sections of {target}' }),
    },
  },
  entities: {
    text: msg`Text`,
    preview: msg`Preview link`,
  },
} as const satisfies AuditWords
