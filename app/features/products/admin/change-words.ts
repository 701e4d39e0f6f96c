import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Change } from './change-of.ts'

/** What can be changed of several products at once. */
export const changeWords: Record<Change['what'], MessageDescriptor> = {
  percent: msg`Price by percent`,
  price: msg`Price for all`,
  category: msg`Category`,
  published: msg`Publish`,
  draft: msg`Take it back`,
  archived: msg`Archive`,
}
