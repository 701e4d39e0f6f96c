import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const staffAudit = {
  actions: {
    invited: { name: msg`Invitation`, text: msg({ message: 'Invited {target} as {role}' }) },
    invite_accepted: { name: msg`Invitation accepted`, text: msg`Accepted the invitation` },
    role_changed: {
      name: msg`Role changed`,
      text: msg({ message: 'Changed the role of {target} from {before} to {role}' }),
    },
  },
  entities: {
    user: msg`Person`,
  },
} as const satisfies AuditWords
