import { Trans, useLingui } from '@lingui/react/macro'
import type { EditableDelivery } from '#domain/deliveries.schema.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import { readClock, typedClock } from '#domain/typed-clock.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type CellsProps, RowsForm, type TypedRow } from './rows-form.tsx'
import type { DeliveryProps } from './shop-props.ts'
import { typedIn } from './typed-in.ts'
import { weekdayName, weekdays } from '#app/workspace/names/weekdays.ts'

/** The times of a week, and how many orders each holds. */
export function SlotsForm(props: DeliveryProps) {
  return (
    <RowsForm
      {...props}
      begins="weekday"
      blank={(last) => ({
        weekday: last?.['weekday'] ?? '1',
        fromMinute: last?.['toMinute'] ?? '',
        toMinute: '',
        capacity: last?.['capacity'] ?? '',
      })}
      bodyOf={({ weekday = '', fromMinute = '', toMinute = '', capacity = '' }) => ({
        weekday: Number(weekday),
        fromMinute: readClock(fromMinute) ?? null,
        toMinute: readClock(toMinute) ?? null,
        capacity: /^\d{1,6}$/u.test(plainDigits(capacity)) ? Number(plainDigits(capacity)) : null,
      })}
      Cells={SlotCells}
      hint={
        <Trans>
          Who has ordered a time keeps it, also when it is taken out here. Public holidays have
          none.
        </Trans>
      }
      name="slots"
      saved={props.delivery.slots.map(typed)}
      title={<Trans>Times of the week</Trans>}
      wordsOf={({ weekday = '', fromMinute = '', toMinute = '', capacity = '' }) =>
        `${weekdayName(Number(weekday))} ${fromMinute}–${toMinute}: ${capacity}`
      }
    />
  )
}

function SlotCells({ cell }: CellsProps) {
  const { t } = useLingui()
  return (
    <>
      <SelectField {...typedIn(cell('weekday'))} dir={undefined} label={t`Weekday`}>
        {weekdays.map((day) => (
          <option key={day} value={day}>
            {weekdayName(day)}
          </option>
        ))}
      </SelectField>
      <TextField {...typedIn(cell('capacity'))} inputMode="numeric" label={t`Orders it holds`} />
      <TextField {...typedIn(cell('fromMinute'))} label={t`From`} placeholder="10:00" />
      <TextField {...typedIn(cell('toMinute'))} label={t`To`} placeholder="12:00" />
    </>
  )
}

function typed({
  weekday,
  fromMinute,
  toMinute,
  capacity,
}: EditableDelivery['slots'][number]): TypedRow {
  return {
    weekday: String(weekday),
    fromMinute: typedClock(fromMinute),
    toMinute: typedClock(toMinute),
    capacity: String(capacity),
  }
}
