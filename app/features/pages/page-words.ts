import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageState } from '#domain/pages.ts'
import type { PageFilter } from './page-rows.ts'

interface StateWords {
  label: MessageDescriptor
  tone: 'good' | 'news' | 'none'
}

/** How a page stands in a language. */
export const pageStateWords: Record<PageState, StateWords> = {
  draft: { label: msg`Draft`, tone: 'none' },
  scheduled: { label: msg`Scheduled`, tone: 'news' },
  published: { label: msg`Published`, tone: 'good' },
}

export const pageFilterWords: Record<PageFilter, MessageDescriptor> = {
  draft: msg`Draft`,
  scheduled: msg`Scheduled`,
  published: msg`Published`,
  removed: msg`Removed`,
  site: msg`The site’s own`,
}
