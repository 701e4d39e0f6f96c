import type { I18n } from '@lingui/core'

/**
 * A time in seconds, in the page's language.
 * @example secondsText(i18n, 1840) // '1.8 sec'
 */
export function secondsText(i18n: I18n, ms: number): string {
  return i18n.number(ms / 1000, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
}
