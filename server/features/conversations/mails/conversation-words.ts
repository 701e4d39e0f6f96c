import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactTopic } from '#domain/conversations.ts'
import type { ConversationMessageKind } from '#server/features/outbox/message.queries.ts'

interface Words {
  subject: MessageDescriptor
  heading: MessageDescriptor
  /** One sentence that may name `{number}`, `{name}` and `{topic}`. */
  said: MessageDescriptor
  button?: MessageDescriptor
}

/** What each mail about a message to the factory says. */
export const conversationWords = {
  C1: {
    subject: msg({ message: 'We have your message {number}' }),
    heading: msg`We have your message`,
    said: msg({
      message:
        'Your message {number} has reached us. A person reads it and answers to this address, usually within one working day.',
    }),
  },
  C2: {
    subject: msg({ message: 'New message {number} from {name}' }),
    heading: msg`A new message`,
    said: msg({ message: '{name} has written about: {topic}.' }),
    button: msg`Open the message`,
  },
  C3: {
    subject: msg({ message: 'Our answer to your message {number}' }),
    heading: msg`Our answer`,
    said: msg({ message: 'This is about your message {number}. Answer this mail to reach us.' }),
  },
} as const satisfies Record<ConversationMessageKind, Words>

export const topicMailWords = {
  order: msg`an order`,
  product: msg`a product`,
  restaurant: msg`a restaurant`,
  business: msg`a business matter`,
  other: msg`something else`,
} as const satisfies Record<ContactTopic, MessageDescriptor>
