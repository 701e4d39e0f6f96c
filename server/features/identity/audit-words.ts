import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const identityAudit = {
  actions: {
    sign_in: { name: msg`Sign-in`, text: msg`Signed in` },
    sign_in_failed: {
      name: msg`Failed sign-in`,
      text: msg`Tried to sign in with a wrong password`,
    },
    sign_out: { name: msg`Sign-out`, text: msg`Signed out` },
    sign_up: { name: msg`Sign-up`, text: msg`Asked for an account` },
    confirmed: { name: msg`Address confirmed`, text: msg`Confirmed the e-mail address` },
    password_reset: { name: msg`New password by mail`, text: msg`Chose a new password by mail` },
    password_changed: { name: msg`Password changed`, text: msg`Changed the password` },
    email_changed: { name: msg`Address changed`, text: msg`Changed the e-mail address` },
    second_factor_on: { name: msg`Second factor added`, text: msg`Added an authenticator app` },
    second_factor_off: {
      name: msg`Second factor removed`,
      text: msg({ message: 'Removed the second factor of {target}' }),
    },
    passkey_added: { name: msg`Passkey added`, text: msg`Added a passkey` },
    passkey_removed: { name: msg`Passkey removed`, text: msg`Removed a passkey` },
    recovery_codes_made: { name: msg`Recovery codes`, text: msg`Made new recovery codes` },
    sessions_ended: {
      name: msg`Sessions ended`,
      text: msg({ message: 'Ended the sessions of {target}' }),
    },
  },
  entities: {
    session: msg`Session`,
  },
} as const satisfies AuditWords
