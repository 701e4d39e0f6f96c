import { useLingui } from '@lingui/react/macro'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { controlOf } from '#app/ui/field-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { TypedPeriod } from './typed-hours.ts'

interface PeriodRow extends TypedPeriod {
  /** Where it stands among what is sent: `weekly.2`. */
  path: string
  onType: (change: Partial<TypedPeriod>) => void
  onRemove: () => void
}

interface PeriodRowsProps {
  /** Whose times they are, for those who hear the fields: a weekday or a date. */
  day: string
  rows: readonly PeriodRow[]
  onAdd: () => void
  part: (path: string) => { id: string; name: string; error: string | undefined }
}

/** The times of a day, from and to: each in its row, with what is wrong with it under it. */
export function PeriodRows({ day, rows, onAdd, part }: PeriodRowsProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      {rows.map(({ path, opens, closes, onType, onRemove }) => {
        const [from, to] = [part(`${path}.opensMinute`), part(`${path}.closesMinute`)]
        return (
          <div key={path}>
            <div className="flex items-center gap-2">
              <ClockInput
                field={from}
                label={t`${day}, from`}
                onType={(typed) => onType({ opens: typed })}
                value={opens}
              />
              <span aria-hidden>–</span>
              <ClockInput
                field={to}
                label={t`${day}, to`}
                onType={(typed) => onType({ closes: typed })}
                value={closes}
              />
              <RowButton
                icon="trash-2"
                label={t`Remove ${opens} to ${closes} on ${day}`}
                onPress={onRemove}
              />
            </div>
            {[from, to].map(
              ({ id, error }) =>
                error && (
                  <span className="field-error" id={`${id}-note`} key={id}>
                    <Icon name="circle-alert" size="s" />
                    <span>{error}</span>
                  </span>
                ),
            )}
          </div>
        )
      })}
      <div className="flex items-center gap-2">
        {rows.length === 0 && <span className="ws-quiet">{t`Closed`}</span>}
        <RowButton icon="plus" label={t`Add a time on ${day}`} onPress={onAdd} />
      </div>
    </div>
  )
}

interface ClockInputProps {
  field: { id: string; name: string; error: string | undefined }
  label: string
  value: string
  onType: (typed: string) => void
}

function ClockInput({ field: { id, name, error }, label, value, onType }: ClockInputProps) {
  return (
    <input
      {...controlOf(id, { error })}
      aria-label={label}
      autoComplete="off"
      className="field-control w-24! min-w-0"
      dir="ltr"
      maxLength={8}
      name={name}
      onChange={({ target }) => onType(target.value)}
      placeholder="11:00"
      type="text"
      value={value}
    />
  )
}
