import { useState } from 'react'
import { isSkippedHour, osloInput, readOsloInput } from '#domain/oslo-input.ts'
import { faultAt, type RowFault } from '#app/workspace/links/row-fault.ts'
import { TimesFields } from '#app/workspace/form/times-fields.tsx'
import type { ItemDraft } from './menu-draft.ts'

interface ItemTimesProps {
  item: ItemDraft
  faults: readonly RowFault[]
  onChange: (fields: Partial<ItemDraft>) => void
}

/** From when and until when an entry is shown. */
export function ItemTimes({ item, faults, onChange }: ItemTimesProps) {
  const [typed, setTyped] = useState({ from: '', until: '' })
  return (
    <TimesFields
      errorOf={(field) => faultAt(faults, field)}
      from={shownOf(typed.from, item.startsAt)}
      onChange={({ from, until }) => {
        setTyped({ from: from ?? typed.from, until: until ?? typed.until })
        onChange({
          ...(isTaken(from) && { startsAt: readOsloInput(from) }),
          ...(isTaken(until) && { endsAt: readOsloInput(until) }),
        })
      }}
      until={shownOf(typed.until, item.endsAt)}
    />
  )
}

/** A time that does not exist stands in its field, and the entry keeps the one it had. */
function isTaken(typed: string | undefined): typed is string {
  return typed !== undefined && !isSkippedHour(typed)
}

/** What was typed, as long as it is that time: a year that is half typed comes back from the clock as another one. */
function shownOf(typed: string, at: number | null): string {
  return isSkippedHour(typed) || (typed !== '' && readOsloInput(typed) === at)
    ? typed
    : osloInput(at)
}
