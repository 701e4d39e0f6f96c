import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const written = msg({ message: '{seconds} s' })

/**
 * A time in seconds, in the page's language.
 * @example secondsText(i18n, 1840) // '1.8 s'
 */
export function secondsText(i18n: I18n, ms: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  // Servers and browsers may know a unit in different words.
  const values = { seconds: i18n.number(ms / 1000, digits) }
  return i18n._({ ...written, values })
}
