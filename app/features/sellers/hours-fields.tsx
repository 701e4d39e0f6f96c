import { Trans, useLingui } from '@lingui/react/macro'
import { weekdayName, weekdays } from '#app/workspace/names/weekdays.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Part, PeriodFields } from './period-fields.tsx'
import { copiedToAll, openedDay, type TypedException, type TypedWeekPeriod } from './typed-hours.ts'

interface WeekFieldsProps {
  weekly: readonly TypedWeekPeriod[]
  onSet: (weekly: TypedWeekPeriod[]) => void
  part: Part
}

/** The usual week: a switch for each day, its times, and a copy of the first open day to all of them. */
export function WeekFields({ weekly, onSet, part }: WeekFieldsProps) {
  const { t } = useLingui()
  const first = weekdays.find((day) => weekly.some(({ weekday }) => weekday === day))
  return (
    <ul className="border-t border-[var(--border)]">
      {weekdays.map((day) => {
        const rows = weekly.flatMap((period, at) =>
          period.weekday === day ? [{ ...period, path: `weekly.${at}`, at }] : [],
        )
        const isOpen = rows.length > 0
        const rest = weekly.filter(({ weekday }) => weekday !== day)
        return (
          <li
            className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-[var(--border)] py-2"
            key={day}
          >
            <label className="flex min-h-11 w-40 cursor-pointer items-center gap-3 font-semibold">
              <input
                aria-checked={isOpen}
                checked={isOpen}
                className="h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-[var(--control-border)] bg-[var(--card)] before:m-[3px] before:block before:size-4 before:rounded-full before:bg-[var(--control-border)] checked:border-[var(--primary)] checked:bg-[var(--primary)] checked:before:ms-[23px] checked:before:bg-[var(--primary-foreground)]"
                onChange={() => onSet(isOpen ? rest : openedDay(weekly, day))}
                role="switch"
                type="checkbox"
              />
              {/* The server and the browser may know a language's days in different versions. */}
              <span suppressHydrationWarning>{weekdayName(day)}</span>
            </label>
            {isOpen ? (
              <PeriodFields
                day={weekdayName(day)}
                onAdd={() => onSet([...weekly, { weekday: day, opens: '', closes: '' }])}
                part={part}
                rows={rows.map(({ at, ...row }) => ({
                  ...row,
                  onType: (typed) =>
                    onSet(
                      weekly.map((each, place) => (place === at ? { ...each, ...typed } : each)),
                    ),
                  onRemove: () => onSet(weekly.toSpliced(at, 1)),
                }))}
              />
            ) : (
              <span className="flex min-h-11 items-center text-[var(--muted-foreground)]">{t`Closed`}</span>
            )}
            {day === first && (
              <button
                className="link ms-auto min-h-11 text-[length:var(--text-s)]"
                onClick={() => onSet(copiedToAll(weekly, day))}
                type="button"
              >
                {t`Copy to all days`}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface OtherDaysProps {
  exceptions: readonly TypedException[]
  onSet: (exceptions: TypedException[]) => void
  part: Part
}

/** The days on which it is open at other times, or not at all. */
export function OtherDays({ exceptions, onSet, part }: OtherDaysProps) {
  const { t, i18n } = useLingui()
  const change = (at: number, changed: Partial<TypedException>) =>
    onSet(exceptions.map((each, place) => (place === at ? { ...each, ...changed } : each)))
  return (
    <>
      <ol className="grid gap-3">
        {exceptions.map(({ date, periods }, at) => {
          const path = `exceptions.${at}`
          const number = i18n.number(at + 1)
          return (
            <li
              className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-[var(--radius-s)] border border-[var(--border)] p-3"
              // Rows are what stands in their places.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
            >
              <TextField
                {...part(`${path}.date`)}
                label={t`Day`}
                onChange={({ target }) => change(at, { date: target.value })}
                type="date"
                value={date}
              />
              <PeriodFields
                day={date || t`day ${number}`}
                onAdd={() => change(at, { periods: [...periods, { opens: '', closes: '' }] })}
                part={part}
                rows={periods.map((period, place) => ({
                  ...period,
                  path: `${path}.periods.${place}`,
                  onType: (typed) =>
                    change(at, {
                      periods: periods.map((each, its) =>
                        its === place ? { ...each, ...typed } : each,
                      ),
                    }),
                  onRemove: () => change(at, { periods: periods.toSpliced(place, 1) }),
                }))}
              />
              <button
                aria-label={t`Remove day ${number}`}
                className="icon-btn ms-auto"
                onClick={() => onSet(exceptions.toSpliced(at, 1))}
                type="button"
              >
                <Icon name="trash-2" size="s" />
              </button>
            </li>
          )
        })}
      </ol>
      <Button
        className="justify-self-start"
        onClick={() => onSet([...exceptions, { date: '', periods: [] }])}
        variant="outline"
      >
        <Icon name="plus" size="s" />
        <Trans>Add a day that differs</Trans>
      </Button>
    </>
  )
}
