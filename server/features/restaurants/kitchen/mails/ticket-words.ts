import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TicketMessageKind } from '#server/features/outbox/message.queries.ts'
import type { TicketMail } from './ticket-mail.ts'

interface Words {
  subject: MessageDescriptor
  heading: MessageDescriptor
  /** One sentence that may name `{number}`, `{restaurant}`, `{when}` and `{phone}`. */
  said: MessageDescriptor
}

const nothingToPay = msg({
  message:
    'Order {number} at {restaurant} is off, and there is nothing to pay. Questions? Call {phone}.',
})

/** What each mail about an order to a restaurant says. */
export const ticketWords = {
  R1: {
    subject: msg({ message: '{restaurant} is making order {number}' }),
    heading: msg`Your order is accepted`,
    said: msg({ message: 'Order {number} at {restaurant} will be ready at {when}.' }),
  },
  R2: {
    subject: msg({ message: '{restaurant} cannot take order {number}' }),
    heading: msg`The kitchen cannot take your order`,
    said: nothingToPay,
  },
  R3: {
    subject: msg({ message: '{restaurant} did not answer order {number}' }),
    heading: msg`Nobody answered in time`,
    said: nothingToPay,
  },
  R4: {
    subject: msg({ message: 'Order {number} takes a little longer' }),
    heading: msg`It takes a little longer`,
    said: msg({ message: 'Order {number} at {restaurant} will now be ready at {when}. Sorry.' }),
  },
  R5: {
    subject: msg({ message: 'Order {number} is ready' }),
    heading: msg`Your food is ready`,
    said: msg({ message: 'Order {number} at {restaurant} is ready. Give the number there.' }),
  },
  R6: {
    subject: msg({ message: 'Order {number} is cancelled' }),
    heading: msg`Your order is cancelled`,
    said: nothingToPay,
  },
  'R6-late': {
    subject: msg({ message: 'Your payment for order {number} came too late' }),
    heading: msg`Your payment came too late`,
    said: msg({
      message:
        'Your payment for order {number} at {restaurant} came too late and is released. Nothing is drawn. Questions? Call {phone}.',
    }),
  },
  R7: {
    subject: msg({ message: 'Order {number} at {restaurant}' }),
    heading: msg`The way to your order`,
    said: msg({ message: 'You asked for the link to order {number} at {restaurant} again.' }),
  },
} as const satisfies Record<TicketMessageKind, Words>

/** Why a kitchen does not make an order, as its guest reads it. */
export const reasonWords = {
  sold_out: msg`Something that you ordered is sold out.`,
  too_busy: msg`There is too much to do just now.`,
  rush_hour: msg`There is too much to do just now.`,
  closing: msg`The kitchen is about to close.`,
  cannot_make: msg`The kitchen cannot make it the way you asked for.`,
  customer: msg`You asked for it.`,
  no_show: msg`Nobody came for it.`,
  other: undefined,
} as const satisfies Record<NonNullable<TicketMail['reason']>, MessageDescriptor | undefined>

/** The reason of an order as its guest may read it; null for what a kitchen notes for itself. */
export function reasonOf(reason: string | null): TicketMail['reason'] {
  return reason !== null && reason in reasonWords ? (reason as TicketMail['reason']) : null
}
