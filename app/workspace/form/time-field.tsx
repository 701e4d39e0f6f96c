import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { useSkippedHour } from './skipped-hour.ts'

type TimeFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value'> & { value: string }

/** A date and a time by the clock in Oslo, as `osloInput` writes them; one that does not exist is told as soon as it is typed. */
export function TimeField({ error, ...field }: TimeFieldProps) {
  const skipped = useSkippedHour()
  return <TextField {...field} error={skipped(field.value) ?? error} type="datetime-local" />
}
