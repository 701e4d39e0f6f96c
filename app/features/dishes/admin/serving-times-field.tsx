import { Trans, useLingui } from '@lingui/react/macro'
import { figureLocale } from '#domain/languages.ts'
import { mostServingTimes } from '#domain/admin-dishes.schema.ts'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { noServing, type ServingDraft } from './serving-draft.ts'

interface ServingTimesFieldProps {
  times: readonly ServingDraft[]
  partOf: (path: string) => { id: string; name: string; error: string | undefined }
  onChange: (times: ServingDraft[]) => void
}

/** Monday first, as a week begins here. */
const week = [1, 2, 3, 4, 5, 6, 0]

/** When a dish is served: days, hours and a season, each where it binds. None: whenever the kitchen is open. */
export function ServingTimesField({ times, partOf, onChange }: ServingTimesFieldProps) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">
        <Trans>When it is served</Trans>
      </legend>
      {times.length === 0 && (
        <p className="ws-quiet">
          <Trans>Whenever the kitchen is open.</Trans>
        </p>
      )}
      {times.map((time, at) => (
        <TimeRow
          at={at}
          // Rows have no name of their own.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          onChange={(part) =>
            onChange(times.map((each, place) => (place === at ? { ...each, ...part } : each)))
          }
          onRemove={() => onChange(times.toSpliced(at, 1))}
          partOf={partOf}
          time={time}
        />
      ))}
      {times.length < mostServingTimes && (
        <div>
          <Button onClick={() => onChange([...times, noServing])} size="s" variant="outline">
            <Icon name="plus" size="s" />
            <Trans>Add a time</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface TimeRowProps extends Pick<ServingTimesFieldProps, 'partOf'> {
  time: ServingDraft
  at: number
  onChange: (part: Partial<ServingDraft>) => void
  onRemove: () => void
}

function TimeRow({ time, at, partOf, onChange, onRemove }: TimeRowProps) {
  const { t, i18n } = useLingui()
  const number = at + 1
  const field = (name: string) => partOf(`servingTimes.${at}.${name}`)
  const whole = partOf(`servingTimes.${at}`)
  const short = { autoComplete: 'off', dir: 'ltr', maxLength: 8, isOptional: true } as const
  const choose = (day: number, isOn: boolean) =>
    onChange({
      weekdays: isOn
        ? [...time.weekdays, day].toSorted((a, b) => a - b)
        : time.weekdays.filter((each) => each !== day),
    })
  return (
    <div className="grid gap-2 rounded-[var(--radius-m)] border border-[var(--border)] p-3">
      <div className="flex items-center justify-between">
        <strong>{t`Time ${number}`}</strong>
        <RowButton icon="trash-2" label={t`Remove time ${number}`} onPress={onRemove} />
      </div>
      <fieldset className="flex flex-wrap gap-x-4" id={whole.id} tabIndex={-1}>
        <legend className="sr-only">{t`Days`}</legend>
        {week.map((day) => (
          <Checkbox
            checked={time.weekdays.includes(day)}
            key={day}
            label={<span suppressHydrationWarning>{weekdayText(i18n.locale, day)}</span>}
            name={`${whole.name}.weekdays.${day}`}
            onChange={({ target }) => choose(day, target.checked)}
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-2 items-start gap-2 @lg:grid-cols-4">
        <TextField
          {...field('fromMinute')}
          {...short}
          label={t`From`}
          onChange={({ target }) => onChange({ from: target.value })}
          placeholder="11:00"
          value={time.from}
        />
        <TextField
          {...field('toMinute')}
          {...short}
          label={t`To`}
          onChange={({ target }) => onChange({ to: target.value })}
          placeholder="15:00"
          value={time.to}
        />
        <TextField
          {...field('fromDay')}
          {...short}
          label={t`From the day`}
          onChange={({ target }) => onChange({ fromDay: target.value })}
          placeholder="1.10."
          value={time.fromDay}
        />
        <TextField
          {...field('toDay')}
          {...short}
          label={t`To the day`}
          onChange={({ target }) => onChange({ toDay: target.value })}
          placeholder="28.2."
          value={time.toDay}
        />
      </div>
      {whole.error && (
        <p className="field-error">
          <Icon name="circle-alert" size="s" />
          <span>{whole.error}</span>
        </p>
      )}
    </div>
  )
}

/** The first Sunday of that year was its fourth day. */
function weekdayText(locale: string, day: number): string {
  return new Intl.DateTimeFormat(figureLocale(locale), {
    weekday: 'short',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(2026, 0, 4 + day)))
}
