import { useLingui } from '@lingui/react'

/** Writes a `YYYY-MM-DD` as day and month in the page's language, in the figures that its prices are set in. */
export function useDay(): (day: string) => string {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(`${i18n.locale}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
