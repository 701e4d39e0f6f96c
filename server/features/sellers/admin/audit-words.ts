import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const sellersAudit = {
  actions: {
    seller_application_assigned: {
      name: msg`Seller application assigned`,
      text: msg({ message: 'Assigned the seller application {target}' }),
    },
    seller_changes_asked: {
      name: msg`Changes asked for`,
      text: msg({ message: 'Asked for changes in the seller application {target}' }),
    },
    seller_approved: {
      name: msg`Seller approved`,
      text: msg({ message: 'Approved the seller application {target}' }),
    },
    seller_rejected: {
      name: msg`Seller turned down`,
      text: msg({ message: 'Turned down the seller application {target}' }),
    },
    seller_changed: {
      name: msg`Seller changed`,
      text: msg({ message: 'Changed the seller {target}' }),
    },
    seller_invited: {
      name: msg`Seller invited`,
      text: msg({ message: 'Invited somebody to look after the seller {target}' }),
    },
    seller_joined: {
      name: msg`Seller’s invitation accepted`,
      text: msg({ message: 'Accepted the invitation to the seller {target}' }),
    },
    seller_suspended: {
      name: msg`Seller suspended`,
      text: msg({ message: 'Suspended the seller {target}' }),
    },
    seller_reinstated: {
      name: msg`Seller reinstated`,
      text: msg({ message: 'Reinstated the seller {target}' }),
    },
    seller_terminated: {
      name: msg`Seller terminated`,
      text: msg({ message: 'Ended the cooperation with the seller {target}' }),
    },
  },
  entities: {
    seller: msg`Seller`,
    seller_application: msg`Seller application`,
  },
} as const satisfies AuditWords
