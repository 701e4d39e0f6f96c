import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnswerMailState, ConversationQueue } from '#domain/admin-conversations.schema.ts'
import type { ContactTopic, ConversationStatus } from '#domain/conversations.ts'

/** What those who answer read of a message; what its sender chose from is in `../topic-words.ts`. */
export const statusWords = {
  new: msg`Not read yet`,
  open: msg`To be answered`,
  answered: msg`Answered`,
  closed: msg`Case closed`,
  spam: msg`Spam`,
} as const satisfies Record<ConversationStatus, MessageDescriptor>

export const statusTones = {
  new: 'warn',
  open: 'news',
  answered: 'good',
  closed: 'none',
  spam: 'none',
} as const satisfies Record<ConversationStatus, string>

export const queueWords = {
  open: msg`To answer`,
  mine: msg`Mine`,
  answered: msg`Answered`,
  closed: msg`Cases closed`,
  spam: msg`Spam`,
} as const satisfies Record<ConversationQueue, MessageDescriptor>

export const inboxTopicWords = {
  order: msg`An order`,
  product: msg`A product`,
  restaurant: msg`A restaurant`,
  business: msg`A business`,
  other: msg`Something else`,
} as const satisfies Record<ContactTopic, MessageDescriptor>

export const mailWords = {
  queued: msg`Its mail waits to be sent`,
  sent: msg`Sent by mail`,
  failed: msg`The mail could not be sent`,
} as const satisfies Record<NonNullable<AnswerMailState>, MessageDescriptor>
