import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SellerMessageKind } from '#server/features/outbox/message.queries.ts'

interface Words {
  subject: MessageDescriptor
  heading: MessageDescriptor
  /** What happened; may name `{number}`, `{company}` and `{date}`. */
  said: MessageDescriptor
  /** Where the button leads: to the application, to what the mailed secret opens, or to a page. */
  button?: {
    text: MessageDescriptor
    leadsTo: 'application' | 'review' | 'secret' | '/seller' | '/contact'
  }
  /** What of the mail comes after that: the marked fields, what the factory wrote. */
  shows?: readonly ('fields' | 'note')[]
  closing?: MessageDescriptor
}

const seeApplication = msg`See the application`
const writeToUs = msg`Write to us`

/** What each mail about an application or a seller says. */
const sellerWords = {
  S0: {
    subject: msg`The way back to your application`,
    heading: msg`Go on whenever it suits you`,
    said: msg({
      message:
        'What you have answered is kept until {date}. The button opens your application in any browser.',
    }),
    button: { text: msg`Go on with the application`, leadsTo: 'application' },
    closing: msg`Whoever has this link can read and change the application: keep it to yourselves.`,
  },
  'S0-code': {
    subject: msg`Code for your application`,
    heading: msg`Code for your application`,
    said: msg`Type this code in the application within 10 minutes, and we know that the address is yours.`,
    closing: msg`Was it not you? Then do nothing: without the code nothing is sent in your name.`,
  },
  S1: {
    subject: msg({ message: 'We have your application {number}' }),
    heading: msg`We have your application`,
    said: msg({
      message:
        'Your application {number} is with our sales team. You have an answer within three working days, to this address.',
    }),
    button: { text: seeApplication, leadsTo: 'application' },
  },
  S2: {
    subject: msg({ message: 'Application {number} from {company}' }),
    heading: msg`A business wants to sell our goods`,
    said: msg({ message: '{company} has sent the application {number} to become a seller.' }),
    button: { text: msg`Open the application`, leadsTo: 'review' },
  },
  S3: {
    subject: msg({ message: 'Please change something in your application {number}' }),
    heading: msg`There is something to change`,
    said: msg({
      message:
        'We have read your application {number}. Please change what stands here, and send it once more.',
    }),
    button: { text: msg`Change the application`, leadsTo: 'application' },
    shows: ['fields', 'note'],
  },
  S4: {
    subject: msg({ message: 'Welcome: {company} is on our map' }),
    heading: msg`Welcome as a seller`,
    said: msg({
      message:
        'Your application {number} is approved, and {company} is on our map of sellers. Press the button within 7 days: it opens your own page, where you look after opening hours, goods and story.',
    }),
    button: { text: msg`Open our own page`, leadsTo: 'secret' },
  },
  S5: {
    subject: msg({ message: 'Your application {number} is turned down' }),
    heading: msg`We turned your application down`,
    said: msg({
      message:
        'Thank you for wanting to sell our goods. We cannot say yes to your application {number}. You may apply anew from {date}.',
    }),
    button: { text: seeApplication, leadsTo: 'application' },
    shows: ['note'],
  },
  'S6-suspended': {
    subject: msg({ message: '{company} is off our map for now' }),
    heading: msg`Off the map for now`,
    said: msg({
      message: '{company} is hidden from our map of sellers until we have talked with you.',
    }),
    button: { text: writeToUs, leadsTo: '/contact' },
    shows: ['note'],
  },
  'S6-reinstated': {
    subject: msg({ message: '{company} is on our map again' }),
    heading: msg`On the map again`,
    said: msg({ message: 'Customers find {company} on our map of sellers again.' }),
    button: { text: msg`Open our own page`, leadsTo: '/seller' },
  },
  'S6-terminated': {
    subject: msg({ message: '{company} is no longer one of our sellers' }),
    heading: msg`No longer one of our sellers`,
    said: msg({
      message:
        'We have ended our cooperation with {company}. It is gone from our map, and its own page with us is closed.',
    }),
    button: { text: writeToUs, leadsTo: '/contact' },
    shows: ['note'],
  },
} as const satisfies Record<SellerMessageKind, Words>

/** What a mail of a kind says. */
export function wordsOf(kind: SellerMessageKind): Words {
  return sellerWords[kind]
}
