import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Pills } from '#app/ui/pills.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Clock } from './clock.tsx'
import { clockText } from './clock-text.ts'
import { guestFieldId } from './guest-form.ts'
import type { GuestFormState } from './use-guest-form.ts'

const asap = 'asap'
const later = 'later'

/** As soon as possible, or one of the times that the kitchen has room for. */
export function TimeSection({ form }: { form: GuestFormState }) {
  const { t } = useLingui()
  const { view, values, errors, heldUntil, change } = form
  const { asapAt, days } = view
  const firstOf = (date: string) =>
    days.find((day) => day.date === date)?.slots.find(({ isFree }) => isFree)?.at
  const free = days.flatMap(({ slots }) => slots).find(({ isFree }) => isFree)
  return (
    <section className="step">
      <h2>
        <Trans>When?</Trans>
      </h2>
      <div className="step-fields" id={guestFieldId('slotAt')} tabIndex={-1}>
        {asapAt === null || !free ? (
          <p className="font-semibold">
            <Trans>No times are free at the moment.</Trans>
          </p>
        ) : (
          <>
            <ChoiceCards
              choices={[
                {
                  value: asap,
                  label: t`As soon as possible`,
                  figure: <About view={view} />,
                },
                { value: later, label: t`At a time I choose` },
              ]}
              legend={t`When?`}
              legendLook="read-out"
              name="when"
              onChange={(when) => change({ slotAt: when === asap ? null : free.at })}
              value={values.slotAt === null ? asap : later}
            />
            {values.slotAt !== null && (
              <Times
                form={form}
                onDay={(date) => change({ slotAt: firstOf(date) ?? values.slotAt })}
              />
            )}
          </>
        )}
        {errors.slotAt && <p className="field-error">{errors.slotAt}</p>}
        <p aria-live="polite" className="text-sm text-muted-foreground">
          {heldUntil !== undefined && <Held now={view.now} until={heldUntil} />}
        </p>
      </div>
    </section>
  )
}

function About({ view: { asapAt, slotMinutes, now } }: Pick<GuestFormState, 'view'>) {
  if (asapAt === null) return null
  const from = <Clock at={asapAt} now={now} />
  const to = <Clock at={asapAt + Math.min(slotMinutes, 10) * 60_000} now={now} />
  return (
    <Trans>
      about {from} to {to}
    </Trans>
  )
}

function Held({ until, now }: { until: number; now: number }) {
  const time = <Clock at={until} now={now} />
  return <Trans>Your time is kept until {time}.</Trans>
}

function Times({ form, onDay }: { form: GuestFormState; onDay: (date: string) => void }) {
  const { t } = useLingui()
  const { view, values, change } = form
  const dayOf = (at: number | null) =>
    view.days.find(({ slots }) => slots.some((slot) => slot.at === at))?.date
  const [shown, setShown] = useState(dayOf(values.slotAt))
  const date = dayOf(values.slotAt) ?? shown
  const slots = view.days.find((day) => day.date === date)?.slots ?? []
  return (
    <>
      <SelectField
        label={t`Day`}
        name="day"
        onChange={({ currentTarget }) => {
          setShown(currentTarget.value)
          onDay(currentTarget.value)
        }}
        value={date}
      >
        {view.days
          .filter((day) => day.slots.some(({ isFree }) => isFree))
          .map((day) => (
            <option key={day.date} value={day.date}>
              {day.text}
            </option>
          ))}
      </SelectField>
      <Pills
        legend={t`Time`}
        name="slotAt"
        onChange={(at) => change({ slotAt: Number(at) })}
        pills={slots.map(({ at, isFree }) => ({
          value: String(at),
          label: <bdi className="num">{clockText(currentLanguageCode(), at, at)}</bdi>,
          isDisabled: !isFree,
        }))}
        value={String(values.slotAt)}
      />
    </>
  )
}
