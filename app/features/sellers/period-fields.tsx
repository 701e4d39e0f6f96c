import { useLingui } from '@lingui/react/macro'
import { controlOf } from '#app/ui/field-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { TypedPeriod } from './typed-hours.ts'

/** The attributes of a control that is a part of a field, by its path: see `useForm`. */
export type Part = (path: string) => { id: string; name: string; error: string | undefined }

interface PeriodRow extends TypedPeriod {
  /** Where it stands among what is sent: `weekly.2`. */
  path: string
  onType: (change: Partial<TypedPeriod>) => void
  onRemove: () => void
}

interface PeriodFieldsProps {
  /** Whose times they are, for those who hear the fields. */
  day: string
  rows: readonly PeriodRow[]
  onAdd: () => void
  part: Part
}

/** The times of a day, from and to: each in its row, with what is wrong with it under it. */
export function PeriodFields({ day, rows, onAdd, part }: PeriodFieldsProps) {
  const { t } = useLingui()
  return (
    <div className="grid min-w-0 gap-2">
      {rows.map(({ path, opens, closes, onType, onRemove }, at) => {
        const [from, to] = [part(`${path}.opensMinute`), part(`${path}.closesMinute`)]
        return (
          <div key={path}>
            <div className="flex items-center gap-2">
              <Clock
                field={from}
                label={t`${day}, from`}
                onType={(typed) => onType({ opens: typed })}
                value={opens}
              />
              <span aria-hidden>–</span>
              <Clock
                field={to}
                label={t`${day}, to`}
                onType={(typed) => onType({ closes: typed })}
                value={closes}
              />
              {at > 0 && (
                <button
                  aria-label={t`Remove ${opens} to ${closes} on ${day}`}
                  className="icon-btn"
                  onClick={onRemove}
                  type="button"
                >
                  <Icon name="trash-2" size="s" />
                </button>
              )}
              {at === rows.length - 1 && <Add day={day} onAdd={onAdd} />}
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
      {rows.length === 0 && (
        <div className="flex items-center gap-2">
          <span className="text-[var(--muted-foreground)]">{t`Closed`}</span>
          <Add day={day} onAdd={onAdd} />
        </div>
      )}
    </div>
  )
}

function Add({ day, onAdd }: Pick<PeriodFieldsProps, 'day' | 'onAdd'>) {
  const { t } = useLingui()
  return (
    <button aria-label={t`Add a time on ${day}`} className="icon-btn" onClick={onAdd} type="button">
      <Icon name="plus" size="s" />
    </button>
  )
}

interface ClockProps {
  field: ReturnType<Part>
  label: string
  value: string
  onType: (typed: string) => void
}

function Clock({ field: { id, name, error }, label, value, onType }: ClockProps) {
  return (
    <input
      {...controlOf(id, { error })}
      aria-label={label}
      autoComplete="off"
      className="field-control w-20! min-w-0 text-center"
      dir="ltr"
      maxLength={8}
      name={name}
      onChange={({ target }) => onType(target.value)}
      placeholder="10:00"
      type="text"
      value={value}
    />
  )
}
