import { Trans } from '@lingui/react/macro'
import { osloClock } from '#domain/oslo-time.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { weekdayName, weekdays } from '#app/workspace/names/weekdays.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Form } from '#app/ui/use-form.ts'
import { ExceptionRows } from './exception-rows.tsx'
import { OpenWeek } from './open-week.tsx'
import { PeriodRows } from './period-rows.tsx'
import type { RestaurantProps } from './restaurant-props.ts'
import {
  readHours,
  sentHours,
  type TypedException,
  typedHours,
  type TypedPeriod,
  type TypedWeekPeriod,
} from './typed-hours.ts'
import { useRestaurantForm } from './use-restaurant-form.ts'

/** When a restaurant is open: the usual week, the days on which it differs, and what comes of both. */
export function HoursForm(props: RestaurantProps) {
  const { restaurant, data, canEdit, onChanged } = props
  const saved = typedHours(restaurant)
  const { form, frame } = useRestaurantForm({
    ...{ restaurant, onChanged, method: 'PUT', part: '/hours' },
    saved: {
      weekly: JSON.stringify(saved.weekly),
      exceptions: JSON.stringify(saved.exceptions),
    },
    bodyOf: (now) => sentHours(hoursOf(now)),
  })
  const typed = hoursOf(form)
  const today = osloClock(data.now).date
  const isOver = ({ date }: TypedException) =>
    date < today && saved.exceptions.some((each) => each.date === date)
  return (
    <RecordForm {...frame} canEdit={canEdit}>
      <OpenWeek hours={readHours(typed)} now={data.now} />
      <h3>
        <Trans>The usual week</Trans>
      </h3>
      <p className="field-hint">
        <Trans>
          By the clock in Oslo. What closes no later than it opens goes on into the next day:
          18:00–02:00, or 00:00–00:00 for the whole day.
        </Trans>
      </p>
      <Meanwhile form={form} name="weekly" saved={readHours(saved)} now={data.now} />
      <WeekRows
        form={form}
        onSet={(weekly) => form.change({ weekly: JSON.stringify(weekly) })}
        weekly={typed.weekly}
      />
      <h3>
        <Trans>Other days</Trans>
      </h3>
      <p className="field-hint">
        <Trans>
          On such a day its own times hold, and not those of the week. Without times it is closed.
        </Trans>
      </p>
      <Meanwhile form={form} name="exceptions" saved={readHours(saved)} now={data.now} />
      <ExceptionRows
        {...props}
        exceptions={typed.exceptions}
        isOver={isOver}
        onSet={(exceptions) => form.change({ exceptions: JSON.stringify(exceptions) })}
        part={form.part}
        past={restaurant.past}
      />
    </RecordForm>
  )
}

interface HoursValues {
  weekly: string
  exceptions: string
}

function hoursOf({ values }: Pick<Form<HoursValues>, 'values'>) {
  return {
    weekly: JSON.parse(values.weekly) as TypedWeekPeriod[],
    exceptions: JSON.parse(values.exceptions) as TypedException[],
  }
}

interface MeanwhileProps {
  form: Pick<Form<HoursValues>, 'field' | 'part'>
  name: keyof HoursValues
  saved: Parameters<typeof OpenWeek>[0]['hours']
  now: number
}

/** What is wrong with all of it, or what somebody else has saved meanwhile. */
function Meanwhile({ form, name, saved, now }: MeanwhileProps) {
  const { error } = form.part(name)
  return (
    <>
      {form.field(name).hint && (
        <div className="ws-note">
          <strong>
            <Trans>Now saved:</Trans>
          </strong>
          <OpenWeek hours={saved} now={now} />
        </div>
      )}
      {error && (
        <span className="field-error">
          <Icon name="circle-alert" size="s" />
          <span>{error}</span>
        </span>
      )}
    </>
  )
}

interface WeekRowsProps {
  form: Pick<Form<HoursValues>, 'part'>
  weekly: readonly TypedWeekPeriod[]
  onSet: (weekly: readonly TypedWeekPeriod[]) => void
}

function WeekRows({ form, weekly, onSet }: WeekRowsProps) {
  const change = (at: number, typed: Partial<TypedPeriod>) =>
    onSet(weekly.map((each, place) => (place === at ? { ...each, ...typed } : each)))
  const add = (weekday: number) => {
    // As the day before: most days of a week are alike.
    const like = weekly.findLast((each) => each.weekday === (weekday + 6) % 7)
    const isFirst = !weekly.some((each) => each.weekday === weekday)
    const { opens, closes } = isFirst && like ? like : { opens: '', closes: '' }
    onSet([...weekly, { weekday, opens, closes }])
    const { id } = form.part(`weekly.${weekly.length}.opensMinute`)
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  return (
    <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {weekdays.map((weekday) => (
        <div className="contents" key={weekday}>
          <dt className="font-semibold sm:pt-2.5">{weekdayName(weekday)}</dt>
          <dd>
            <PeriodRows
              day={weekdayName(weekday)}
              onAdd={() => add(weekday)}
              part={form.part}
              rows={weekly.flatMap((period, at) =>
                period.weekday === weekday
                  ? [
                      {
                        ...period,
                        path: `weekly.${at}`,
                        onType: (typed: Partial<TypedPeriod>) => change(at, typed),
                        onRemove: () => onSet(weekly.toSpliced(at, 1)),
                      },
                    ]
                  : [],
              )}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
