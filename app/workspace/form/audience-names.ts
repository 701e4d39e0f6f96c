import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Audience } from '#domain/audience.ts'

/** For whom something is shown. */
export const audienceNames: Record<Audience, MessageDescriptor> = {
  everyone: msg`Everyone`,
  signed_in: msg`People who are signed in`,
  signed_out: msg`People who are not signed in`,
}
