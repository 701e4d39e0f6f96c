import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const pagesAudit = {
  actions: {
    page_made: { name: msg`Page made`, text: msg({ message: 'Made the page {target}' }) },
    page_changed: { name: msg`Page changed`, text: msg({ message: 'Changed the page {target}' }) },
    page_address_saved: {
      name: msg`Address of a page changed`,
      text: msg({ message: 'Changed the address of the page {target}' }),
    },
    page_published: {
      name: msg`Page published`,
      text: msg({ message: 'Published the page {target}' }),
    },
    page_scheduled: {
      name: msg`Page scheduled`,
      text: msg({ message: 'Scheduled the page {target}' }),
    },
    page_unpublished: {
      name: msg`Page taken down`,
      text: msg({ message: 'Took down the page {target}' }),
    },
    page_removed: { name: msg`Page removed`, text: msg({ message: 'Removed the page {target}' }) },
    page_restored: {
      name: msg`Page brought back`,
      text: msg({ message: 'Brought back the page {target}' }),
    },
    redirect_made: {
      name: msg`Redirect made`,
      text: msg({ message: 'Made the redirect from {target}' }),
    },
    redirect_removed: {
      name: msg`Redirect removed`,
      text: msg({ message: 'Removed the redirect from {target}' }),
    },
  },
  entities: {
    page: msg`Page`,
    redirect: msg`Redirect`,
  },
} as const satisfies AuditWords
