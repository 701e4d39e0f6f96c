import { useLingui } from '@lingui/react/macro'
import { isSkippedHour } from '#domain/oslo-input.ts'

/** What is told of a time that was typed and that no clock in Oslo ever shows; nothing of any other. */
export function useSkippedHour(): (typed: string) => string | undefined {
  const { t } = useLingui()
  return (typed) =>
    isSkippedHour(typed)
      ? t`This hour does not exist: the clock goes from 02:00 to 03:00 that night.`
      : undefined
}

/** Leads whoever saves to the first such time among the fields, where it is told: true where nothing is to be sent. */
export function goToSkippedHour(fields: ParentNode): boolean {
  const times = fields.querySelectorAll<HTMLInputElement>('input[type=datetime-local]')
  const wrong = [...times].find(({ value }) => isSkippedHour(value))
  wrong?.focus()
  return wrong !== undefined
}
