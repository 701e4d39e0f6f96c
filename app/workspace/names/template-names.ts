import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContentTemplate } from '#domain/content.ts'

/** What a template is for. */
export const templateNames: Record<ContentTemplate, MessageDescriptor> = {
  article: msg`Article`,
  questions: msg`Questions and answers`,
  places: msg`Places`,
  contact: msg`Contact`,
}
