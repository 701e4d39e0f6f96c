import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a wall says, in each of its languages in turn. */
const words = {
  preparing: msg`Being made`,
  ready: msg({ message: 'Ready', context: 'food' }),
  come: msg`Is your number under Ready? Please come to the counter.`,
  closed: msg`Closed now`,
  opens: msg({ message: 'We open {when}.' }),
  nothing: msg`Nobody is waiting just now.`,
  stale: msg({ message: 'Updating … last seen {when}' }),
  ask: msg`Please ask at the counter.`,
} as const

/** The text of a wall in the language of its translator; `when` is a time in the same language. */
export function queueText(i18n: I18n, name: keyof typeof words, when = ''): string {
  return i18n._({ ...words[name], values: { when } })
}
