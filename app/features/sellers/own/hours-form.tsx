import { Trans } from '@lingui/react/macro'
import { OtherDays, WeekFields } from '#app/features/sellers/hours-fields.tsx'
import {
  sentHours,
  type TypedException,
  typedHours,
  type TypedWeekPeriod,
} from '#app/features/sellers/typed-hours.ts'
import { OwnForm } from './own-form.tsx'
import type { OwnProps } from './own-props.ts'
import { useOwnForm } from './use-own-form.ts'

/** When the seller is open: the usual week, and the days that differ. */
export function OwnHoursForm({ seller, onChanged }: OwnProps) {
  const saved = typedHours(seller)
  const form = useOwnForm({
    ...{ rev: seller.rev, part: 'hours', onChanged },
    saved: { weekly: JSON.stringify(saved.weekly), exceptions: JSON.stringify(saved.exceptions) },
    bodyOf: (values) => sentHours(hoursOf(values)),
  })
  const { weekly, exceptions } = hoursOf(form.values)
  return (
    <OwnForm className="grid max-w-3xl gap-4" form={form}>
      <p className="field-hint">
        <Trans>
          By the clock in Oslo. What closes no later than it opens goes on into the next day.
        </Trans>
      </p>
      <WeekFields
        onSet={(typed) => form.change({ weekly: JSON.stringify(typed) })}
        part={form.part}
        weekly={weekly}
      />
      <h3>
        <Trans>Days that differ</Trans>
      </h3>
      <OtherDays
        exceptions={exceptions}
        onSet={(typed) => form.change({ exceptions: JSON.stringify(typed) })}
        part={form.part}
      />
    </OwnForm>
  )
}

function hoursOf({ weekly, exceptions }: { weekly: string; exceptions: string }) {
  return {
    weekly: JSON.parse(weekly) as TypedWeekPeriod[],
    exceptions: JSON.parse(exceptions) as TypedException[],
  }
}
