import { msg } from '@lingui/core/macro'

/** From which side a language is read. */
export const directionNames = { ltr: msg`Left to right`, rtl: msg`Right to left` }
