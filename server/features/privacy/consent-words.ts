import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ConsentPurpose } from '#domain/consent.schema.ts'

/** What a person says yes or no to, word by word. Changing one makes it another question: nobody has answered that. */
export const consentWords = {
  product_news: msg`You may send me news about your goods by e-mail. So far none is sent, and I can take this back at any time.`,
} as const satisfies Record<ConsentPurpose, MessageDescriptor>
