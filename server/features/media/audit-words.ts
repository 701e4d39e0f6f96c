import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const mediaAudit = {
  actions: {
    media_added: { name: msg`File added`, text: msg`Added a file to the library` },
    media_changed: { name: msg`File changed`, text: msg`Changed what is known of a file` },
    media_folder_renamed: { name: msg`Folder renamed`, text: msg`Renamed a folder of the library` },
    media_replaced: { name: msg`File replaced`, text: msg`Replaced a file` },
    media_deleted: { name: msg`File deleted`, text: msg`Deleted a file` },
    social_picture_drawn: {
      name: msg`Page’s picture drawn`,
      text: msg({ message: 'Drew the picture of the page {target}' }),
    },
    social_picture_chosen: {
      name: msg`Page’s picture chosen`,
      text: msg({ message: 'Chose the picture of the page {target}' }),
    },
  },
  entities: {
    media: msg`File`,
  },
} as const satisfies AuditWords
