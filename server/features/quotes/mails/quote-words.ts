import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeclineReason, RejectReason } from '#domain/quotes.ts'
import type { QuoteMessageKind } from '#server/features/outbox/message.queries.ts'

interface Words {
  subject: MessageDescriptor
  heading: MessageDescriptor
  /** One sentence that may name `{number}`, `{company}`, `{contact}`, `{lines}`, `{due}`, `{version}`, `{total}`, `{valid}` and `{order}`. */
  said: MessageDescriptor
  button: MessageDescriptor
  /** What of the mail is about the offer: all of it, or its sum alone. */
  shows?: 'offer'
}

const see = msg`See the quote`
const answer = msg`Open the quote`

/** What each mail about a quote says. */
export const quoteWords = {
  Q1: {
    subject: msg({ message: 'We have your request {number}' }),
    heading: msg`We have your request`,
    said: msg({
      message:
        'Your request {number} is with our sales team. You have an answer by {due}, to this address.',
    }),
    button: msg`See your request`,
  },
  Q2: {
    subject: msg({ message: 'New request {number} from {company}' }),
    heading: msg`A new request`,
    said: msg({
      message:
        '{company} asks for an offer on {lines, plural, one {# line} other {# lines}}. Answer by {due}.',
    }),
    button: answer,
  },
  Q3: {
    subject: msg({ message: 'A message about quote {number}' }),
    heading: msg`We have written to you`,
    said: msg({ message: 'There is a message about your quote {number}. Answer on its page.' }),
    button: see,
  },
  'Q3-answer': {
    subject: msg({ message: '{company} has written about {number}' }),
    heading: msg`The buyer has written`,
    said: msg({ message: '{contact} at {company} has written about {number}.' }),
    button: answer,
  },
  Q4: {
    subject: msg({ message: 'Your offer {number}, version {version}' }),
    heading: msg`Your offer is ready`,
    said: msg({
      message:
        'Our offer {number}, version {version}, comes to {total} with VAT. You can accept it until {valid}.',
    }),
    button: msg`See and accept the offer`,
    shows: 'offer',
  },
  Q5: {
    subject: msg({ message: '{company} asks for a new round of {number}' }),
    heading: msg`A new round`,
    said: msg({
      message:
        '{contact} at {company} has read version {version} of {number} and asks for a new one. Answer by {due}.',
    }),
    button: answer,
  },
  Q6: {
    subject: msg({ message: 'Order {order}: you accepted our offer {number}' }),
    heading: msg`Thank you, it is ordered`,
    said: msg({
      message:
        'You accepted version {version} of our offer {number}. It is order {order} now, at these prices: {total} with VAT.',
    }),
    button: msg`See your order`,
    shows: 'offer',
  },
  'Q6-staff': {
    subject: msg({ message: '{company} accepted {number}: order {order}' }),
    heading: msg`An offer is accepted`,
    said: msg({
      message:
        '{contact} at {company} accepted version {version} of {number}. It is order {order}, {total} with VAT.',
    }),
    button: answer,
  },
  Q7: {
    subject: msg({ message: '{company} declined {number}' }),
    heading: msg`An offer is declined`,
    said: msg({ message: '{contact} at {company} declined version {version} of {number}.' }),
    button: answer,
  },
  'Q7-withdrawn': {
    subject: msg({ message: '{company} withdrew {number}' }),
    heading: msg`A request is withdrawn`,
    said: msg({ message: '{contact} at {company} no longer needs an answer to {number}.' }),
    button: answer,
  },
  Q8: {
    subject: msg({ message: 'We cannot make an offer on {number}' }),
    heading: msg`We cannot make you an offer`,
    said: msg({
      message: 'Thank you for asking. We cannot make an offer on your request {number}.',
    }),
    button: msg`See your request`,
  },
  Q9: {
    subject: msg({ message: 'Our offer {number} ends on {valid}' }),
    heading: msg`Our offer ends soon`,
    said: msg({
      message:
        'You can accept version {version} of our offer {number}, {total} with VAT, until {valid}.',
    }),
    button: msg`See and accept the offer`,
  },
} as const satisfies Record<QuoteMessageKind, Words>

/** Why a buyer declines, as sales read it. */
export const declineWords = {
  price: msg`The price is too high`,
  delivery: msg`The delivery does not fit`,
  timing: msg`The time does not fit`,
  other_supplier: msg`They chose another supplier`,
  other: msg`Another reason`,
} as const satisfies Record<DeclineReason, MessageDescriptor>

/** Why the factory makes no offer, as the buyer reads it. */
export const rejectWords = {
  capacity: msg`We cannot make that much in time.`,
  area: msg`We do not deliver there.`,
  too_small: msg`It is less than we can sell to businesses.`,
  not_ours: msg`We do not make it.`,
  other: undefined,
} as const satisfies Record<RejectReason, MessageDescriptor | undefined>
