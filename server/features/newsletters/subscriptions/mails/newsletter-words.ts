import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NewsletterMessageKind } from '#server/features/outbox/message.queries.ts'

interface Words {
  subject: MessageDescriptor
  heading: MessageDescriptor
  /** May name `{company}`. */
  said: MessageDescriptor
  button: MessageDescriptor
  closing: MessageDescriptor
}

/** What each mail about a subscription says. */
export const newsletterWords = {
  N1: {
    subject: msg({ message: 'Do you want the newsletter from {company}?' }),
    heading: msg`One more press, and you are in`,
    said: msg({
      message:
        'Somebody, you we hope, typed this address in at {company}. Say yes, and the next letter comes here.',
    }),
    button: msg`Yes, send me the newsletter`,
    closing: msg`The link holds for seven days. If you do nothing, we delete the address, and nothing more is sent.`,
  },
  N2: {
    subject: msg({ message: 'You get the newsletter from {company}' }),
    heading: msg`Welcome, you are in`,
    said: msg({
      message:
        'The next letter from {company} comes to this address. We do not measure what you open or press.',
    }),
    button: msg`Choose what you get`,
    closing: msg`There you also change the language, see what we know about you, and leave with one press.`,
  },
  N3: {
    subject: msg({ message: 'You get no more newsletters from {company}' }),
    heading: msg`You are off the list`,
    said: msg({
      message:
        'From now on no newsletter from {company} comes to this address. Confirmations of your orders still do.',
    }),
    button: msg`Sign up again, or delete the address`,
    closing: msg`Was it a mistake? The button leads back to your choices.`,
  },
} as const satisfies Record<NewsletterMessageKind, Words>
