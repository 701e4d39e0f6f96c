import { Trans, useLingui } from '@lingui/react/macro'
import { longestCity } from '#domain/contact.schema.ts'
import type { Zone } from '#domain/delivery-zones.ts'
import { readKroner, typedKroner } from '#domain/typed-money.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Cell, type CellsProps, RowsForm, type TypedRow } from './rows-form.tsx'
import type { DeliveryProps } from './shop-props.ts'
import { typedIn } from './typed-in.ts'
import { weekdayName, weekdays } from '#app/workspace/names/weekdays.ts'

/** Where our own van drives: postcodes, on which days, and what it costs there. */
export function ZonesForm(props: DeliveryProps) {
  return (
    <RowsForm
      {...props}
      begins="postcodes"
      blank={(last) => ({
        postcodes: '',
        city: '',
        weekdays: last?.['weekdays'] ?? '1 2 3 4 5',
        priceOre: last?.['priceOre'] ?? '',
      })}
      bodyOf={({ postcodes = '', city = '', weekdays: days = '', priceOre = '' }) => ({
        ...{ postcodes, city },
        weekdays: days.split(' ').filter(Boolean).map(Number),
        priceOre: readKroner(priceOre) ?? null,
      })}
      Cells={ZoneCells}
      hint={<Trans>Buyers elsewhere are told that our van does not drive to them.</Trans>}
      name="zones"
      saved={props.delivery.zones.map(typed)}
      title={<Trans>Zones</Trans>}
      wordsOf={({ postcodes = '', city = '', priceOre = '' }) =>
        `${postcodes} ${city}: ${priceOre} kr`
      }
    />
  )
}

function ZoneCells({ cell }: CellsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        {...typedIn(cell('postcodes'))}
        className="col-span-full"
        label={t`Postcodes`}
        placeholder="5003-5019, 5031"
      />
      <TextField {...typedIn(cell('city'))} dir="auto" label={t`City`} maxLength={longestCity} />
      <TextField {...typedIn(cell('priceOre'))} inputMode="decimal" label={t`Price, in kr`} />
      <Days cell={cell('weekdays')} />
    </>
  )
}

function Days({ cell: { id, value, error, onType } }: { cell: Cell }) {
  const chosen = value.split(' ').filter(Boolean).map(Number)
  return (
    <fieldset className="col-span-full">
      <legend className="field-label mb-1.5">
        <Trans>Days</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {weekdays.map((day, at) => (
          <Checkbox
            checked={chosen.includes(day)}
            error={at === 0 ? error : undefined}
            id={at === 0 ? id : undefined}
            key={day}
            label={weekdayName(day, 'short')}
            onChange={({ target }) =>
              onType(
                weekdays
                  .filter((kept) => (kept === day ? target.checked : chosen.includes(kept)))
                  .join(' '),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

function typed({ postcodes, city, weekdays: days, priceOre }: Zone): TypedRow {
  const inWeek = weekdays.filter((day) => days.includes(day))
  return { postcodes, city, weekdays: inWeek.join(' '), priceOre: typedKroner(priceOre) }
}
