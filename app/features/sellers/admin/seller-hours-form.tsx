import { Trans } from '@lingui/react/macro'
import { OtherDays, WeekFields } from '#app/features/sellers/hours-fields.tsx'
import {
  sentHours,
  type TypedException,
  typedHours,
  type TypedWeekPeriod,
} from '#app/features/sellers/typed-hours.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import type { SellerProps } from './seller-props.ts'
import { useSellerForm } from './use-seller-form.ts'

/** When a seller is open: the usual week, and the days that differ. */
export function SellerHoursForm({ seller, onChanged }: SellerProps) {
  const saved = typedHours(seller)
  const { form, frame } = useSellerForm({
    ...{ seller, onChanged, part: '/hours' },
    saved: { weekly: JSON.stringify(saved.weekly), exceptions: JSON.stringify(saved.exceptions) },
    bodyOf: (values) => sentHours(hoursOf(values)),
  })
  const { weekly, exceptions } = hoursOf(form.values)
  return (
    <RecordForm {...frame}>
      <h3>
        <Trans>Opening hours</Trans>
      </h3>
      <WeekFields
        onSet={(typed) => form.change({ weekly: JSON.stringify(typed) })}
        part={form.part}
        weekly={weekly}
      />
      <h4>
        <Trans>Days that differ</Trans>
      </h4>
      <OtherDays
        exceptions={exceptions}
        onSet={(typed) => form.change({ exceptions: JSON.stringify(typed) })}
        part={form.part}
      />
    </RecordForm>
  )
}

function hoursOf({ weekly, exceptions }: { weekly: string; exceptions: string }) {
  return {
    weekly: JSON.parse(weekly) as TypedWeekPeriod[],
    exceptions: JSON.parse(exceptions) as TypedException[],
  }
}
