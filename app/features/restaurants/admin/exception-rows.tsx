import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminRestaurant } from '#domain/admin-restaurants.schema.ts'
import { figureLocale } from '#domain/languages.ts'
import { mostReasonLetters } from '#domain/opening-hours.schema.ts'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { PeriodRows } from './period-rows.tsx'
import type { RestaurantProps } from './restaurant-props.ts'
import { spanText, type TypedException, type TypedPeriod, typedHours } from './typed-hours.ts'

interface ExceptionRowsProps extends Pick<RestaurantProps, 'language' | 'canEdit'> {
  exceptions: readonly TypedException[]
  /** Those that are over are shown below, and stay as they were. */
  isOver: (exception: TypedException) => boolean
  past: AdminRestaurant['past']
  part: (path: string) => { id: string; name: string; error: string | undefined }
  onSet: (exceptions: readonly TypedException[]) => void
}

/** The days on which it is open at other times, or not at all, and why. */
export function ExceptionRows(props: ExceptionRowsProps) {
  const { exceptions, isOver, past, part, onSet, language, canEdit } = props
  const { t, i18n } = useLingui()
  const { code, direction, nativeName } = language
  const change = (at: number, changed: Partial<TypedException>) =>
    onSet(exceptions.map((each, place) => (place === at ? { ...each, ...changed } : each)))
  const adder = part('exceptions.add').id
  const add = () => {
    onSet([...exceptions, { date: '', periods: [], reasons: {} }])
    goTo(part(`exceptions.${exceptions.length}.date`).id)
  }
  const remove = (at: number) => {
    onSet(exceptions.toSpliced(at, 1))
    goTo(adder)
  }
  const gone = [
    ...exceptions.filter(isOver),
    ...typedHours({ weekly: [], exceptions: past }).exceptions,
  ]
  return (
    <>
      <ol className="grid gap-3">
        {exceptions.map((exception, at) => {
          if (isOver(exception)) return null
          const path = `exceptions.${at}`
          const number = i18n.number(at + 1)
          const day = exception.date ? dateText(exception.date) : t`the new day`
          return (
            <li
              className="relative grid gap-3 rounded-[var(--radius-s)] border border-[var(--border)] p-3 pe-12"
              // Rows are what stands in their places.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
            >
              <div className="grid items-start gap-3 sm:grid-cols-2">
                <TextField
                  {...part(`${path}.date`)}
                  label={t`Day`}
                  onChange={({ target }) => change(at, { date: target.value })}
                  type="date"
                  value={exception.date}
                />
                <TextField
                  {...part(`${path}.reasons.${code}`)}
                  autoComplete="off"
                  dir={direction}
                  isOptional
                  label={t`Why, in ${nativeName}`}
                  lang={code}
                  maxLength={mostReasonLetters}
                  onChange={({ target }) =>
                    change(at, { reasons: { ...exception.reasons, [code]: target.value } })
                  }
                  value={exception.reasons[code] ?? ''}
                />
              </div>
              <PeriodRows
                day={day}
                onAdd={() => {
                  const next = { opens: '', closes: '' }
                  change(at, { periods: [...exception.periods, next] })
                  goTo(part(`${path}.periods.${exception.periods.length}.opensMinute`).id)
                }}
                part={part}
                rows={exception.periods.map((period, place) => ({
                  ...period,
                  path: `${path}.periods.${place}`,
                  onType: (typed: Partial<TypedPeriod>) =>
                    change(at, {
                      periods: exception.periods.map((each, its) =>
                        its === place ? { ...each, ...typed } : each,
                      ),
                    }),
                  onRemove: () => change(at, { periods: exception.periods.toSpliced(place, 1) }),
                }))}
              />
              {canEdit && (
                <span className="absolute end-1 top-1">
                  <RowButton
                    icon="trash-2"
                    label={t`Remove day ${number}`}
                    onPress={() => remove(at)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {canEdit && (
        <div>
          <Button id={adder} onClick={add} size="s" variant="outline">
            <Trans>Add a day</Trans>
          </Button>
        </div>
      )}
      {gone.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center">
            <Trans>Days that are over</Trans>
          </summary>
          <ul className="grid gap-1">
            {gone.map((exception) => (
              <li key={exception.date}>
                <bdi>{dateText(exception.date)}</bdi>{' '}
                <span className="ws-quiet">
                  {exception.periods.length === 0
                    ? t`Closed`
                    : exception.periods.map(spanText).join(', ')}
                </span>{' '}
                <bdi>{exception.reasons[code] ?? ''}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** A date with its weekday, in the page's language. */
export function dateText(date: string): string {
  const format = new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  })
  const at = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(at) ? date : format.format(at)
}

/** Once it is drawn. */
function goTo(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
