import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const kitchenAudit = {
  actions: {
    kitchen_code_made: {
      name: msg`Pairing code made`,
      text: msg`Made a code to pair a screen with a kitchen`,
    },
    kitchen_screen_paired: {
      name: msg`Screen paired`,
      text: msg`Paired a screen with a kitchen`,
    },
    kitchen_screen_revoked: {
      name: msg`Screen shut out`,
      text: msg`Shut a screen out of its kitchen`,
    },
    kitchen_worker_added: {
      name: msg`Kitchen worker added`,
      text: msg`Added somebody to a kitchen`,
    },
    kitchen_worker_changed: {
      name: msg`Kitchen worker changed`,
      text: msg`Changed name, PIN or access of somebody in a kitchen`,
    },
  },
  entities: { kitchen: msg`A kitchen` },
} as const satisfies AuditWords
