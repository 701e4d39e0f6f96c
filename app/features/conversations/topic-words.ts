import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactTopic } from '#domain/conversations.ts'

/** What a message is about, as its sender chooses it. */
export const topicWords = {
  order: msg`An order`,
  product: msg`A product`,
  restaurant: msg`A restaurant`,
  business: msg`A business`,
  other: msg`Something else`,
} as const satisfies Record<ContactTopic, MessageDescriptor>
