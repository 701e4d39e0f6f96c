import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountMessageKind } from '#server/features/outbox/message.queries.ts'

/** The words of a letter about an account. None of them is a name: who signs up with another's address writes nothing to them. */
export interface LetterWords {
  subject: MessageDescriptor
  body: readonly MessageDescriptor[]
  button?: MessageDescriptor
  /** Where the button leads: to what the mailed secret opens, or to a page. */
  leadsTo?: 'secret' | '/account' | '/admin' | '/auth'
  /** What to do where the receiver asked for nothing. */
  closing?: MessageDescriptor
}

const newPassword = msg`Choose a new password`
const openAccount = msg`Open my account`
const tellUs = msg`Was it not you? Choose a new password, which signs out every browser, and write to us.`

export const letters = {
  A1: {
    subject: msg`Confirm your e-mail address`,
    body: [
      msg`Your account is almost ready. Press the button within 24 hours to confirm that this address is yours.`,
    ],
    button: msg`Confirm my address`,
    leadsTo: 'secret',
    closing: msg`Was it not you? Then do nothing: without the button nobody gets in.`,
  },
  A2: {
    subject: newPassword,
    body: [
      msg`Somebody, we hope you, has asked for a new password. The button works once, within 60 minutes.`,
    ],
    button: newPassword,
    leadsTo: 'secret',
    closing: msg`Was it not you? Then do nothing: your password stays as it is.`,
  },
  A3: {
    subject: msg`Confirm your new e-mail address`,
    body: [
      msg`You want to use this address for your account. Press the button within 60 minutes, in the browser where you are signed in.`,
    ],
    button: msg`Use this address`,
    leadsTo: 'secret',
    closing: msg`Was it not you? Then do nothing: the account keeps the address it has.`,
  },
  'A3-asked': {
    subject: msg`Somebody wants to change your e-mail address`,
    body: [
      msg`Your account is to get another e-mail address. Nothing changes before the new address is confirmed.`,
    ],
    button: openAccount,
    leadsTo: '/account',
    closing: tellUs,
  },
  'A3-done': {
    subject: msg`Your e-mail address is changed`,
    body: [msg`Your account has a new e-mail address. From now on you sign in with that one.`],
    closing: msg`Was it not you? Write to us at once.`,
  },
  A4: {
    subject: msg`New sign-in to your account`,
    body: [msg`Somebody signed in to your account from a browser that we have not seen before.`],
    button: openAccount,
    leadsTo: '/account',
    closing: tellUs,
  },
  'A4-passkey': {
    subject: msg`A passkey was added to your account`,
    body: [
      msg`Whoever holds the passkey can sign in to your account with it, without the password.`,
    ],
    button: openAccount,
    leadsTo: '/account',
    closing: tellUs,
  },
  'A4-factor': {
    subject: msg`Your second factor was removed`,
    body: [
      msg`An owner has removed your authenticator app and your passkeys, and signed you out everywhere. Sign in with your password and add a second factor again.`,
    ],
    button: openAccount,
    leadsTo: '/account',
    closing: msg`Did you not ask for it? Then ask an owner.`,
  },
  A5: {
    subject: msg`You are invited to work here`,
    body: [
      msg`You get a place in the admin panel. Press the button within 7 days and choose a password.`,
    ],
    button: msg`Accept the invitation`,
    leadsTo: 'secret',
    closing: msg`Do you not know us? Then do nothing: without the button nothing happens.`,
  },
  'A5-role': {
    subject: msg`What you may do in the admin panel has changed`,
    body: [msg`This is what you are there from now on:`],
    button: msg`Open the admin panel`,
    leadsTo: '/admin',
    closing: msg`Is it not what you expected? Then ask an owner.`,
  },
  'A5-owners': {
    subject: msg`Somebody’s place in the admin panel has changed`,
    body: [msg`Every owner is told when somebody is invited, gets another role or loses it.`],
    button: msg`Open the admin panel`,
    leadsTo: '/admin',
    closing: msg`Did no owner do this? Then change your password and end all sessions.`,
  },
  A12: {
    subject: msg`Much was paid back or credited`,
    body: [
      msg`Every owner is told when much of an order is paid back, or taken off its invoice. This was written down:`,
    ],
    button: msg`Open the admin panel`,
    leadsTo: '/admin',
    closing: msg`Is it not what you expected? Then ask who wrote it down.`,
  },
  A6: {
    subject: msg`Your data is ready`,
    body: [
      msg`The file with everything we keep about you is ready. You can fetch it for 7 days, while you are signed in.`,
    ],
    button: msg`Fetch my data`,
    leadsTo: 'secret',
    closing: tellUs,
  },
  A7: {
    subject: msg`Your account is deleted`,
    body: [
      msg`Your account is deleted with its addresses, lists and carts.`,
      msg`Of your orders we keep what the law asks of us: number, goods, sums, VAT and postcode. Your name, e-mail and phone number are removed from them.`,
      msg`This is the last you hear of this account.`,
    ],
  },
  A8: {
    subject: msg`You already have an account`,
    body: [
      msg`Somebody, perhaps you, wanted to use this address for an account. It has one already, and nothing was changed.`,
    ],
    button: msg`Sign in`,
    leadsTo: '/auth',
    closing: msg`Forgotten your password? Ask for a new one on the same page. Was it not you? Then do nothing.`,
  },
  A9: {
    subject: msg({ message: 'Code for order {number}' }),
    body: [
      msg`Type this code on the order’s page within 10 minutes, and you see the order in full there.`,
    ],
    closing: msg`Was it not you? Then do nothing: without the code nobody sees more of the order.`,
  },
  A10: {
    subject: msg`Delete your account?`,
    body: [
      msg`Somebody, we hope you, wants to delete your account. Press the button within 60 minutes, in the browser where you are signed in. What is deleted cannot be brought back.`,
    ],
    button: msg`Delete my account`,
    leadsTo: 'secret',
    closing: tellUs,
  },
  A11: {
    subject: msg`Code for your order`,
    body: [msg`Type this code in the checkout within 10 minutes, and your order is sent.`],
    closing: msg`Was it not you? Then do nothing: without the code nothing is ordered.`,
  },
} as const satisfies Record<AccountMessageKind, LetterWords>
