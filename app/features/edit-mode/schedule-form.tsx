import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { osloInput, readOsloInput } from '#domain/oslo-input.ts'
import { goToSkippedHour } from '#app/workspace/form/skipped-hour.ts'
import { TimeField } from '#app/workspace/form/time-field.tsx'
import { SoftDisabledButton } from '#app/ui/soft-disabled-button.tsx'
import { isAbroad, tomorrowMorning } from './day-ahead.ts'
import type { TextEditor } from './use-text-editor.ts'

/** When readers begin to see the words, and when they stop. Of words that are out already the end alone is left to choose. */
export function ScheduleForm({
  editor: { text, state, canSchedule, canConfirm, save },
}: {
  editor: TextEditor
}) {
  const { t } = useLingui()
  const clock = isAbroad() && t`By the clock in Oslo.`
  const begun = canConfirm && text.scheduled?.isPublished ? text.scheduled.publishAt : undefined
  const [from, setFrom] = useState(osloInput(text.scheduled?.publishAt ?? tomorrowMorning()))
  const [to, setTo] = useState(osloInput(text.scheduled?.unpublishAt ?? null))
  const [told, setTold] = useState<{ from?: string; to?: string }>({})

  function schedule(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (goToSkippedHour(event.currentTarget)) return setTold({})
    const publishAt = begun ?? readOsloInput(from) ?? 0
    const unpublishAt = readOsloInput(to) ?? undefined
    if (begun && !(unpublishAt !== undefined && unpublishAt > Date.now()))
      return setTold({ to: t`Choose a time to come.` })
    if (!begun && publishAt <= Date.now()) return setTold({ from: t`Choose a time to come.` })
    if (unpublishAt !== undefined && unpublishAt <= publishAt)
      return setTold({ to: t`Choose a time after the first.` })
    setTold({})
    save({ as: 'schedule', publishAt, ...(unpublishAt === undefined ? {} : { unpublishAt }) })
  }

  return (
    <form className="edit-schedule" method="post" noValidate onSubmit={schedule}>
      {begun === undefined && (
        <TimeField
          error={told.from}
          hint={clock}
          label={t`Shown from`}
          onChange={(event) => setFrom(event.target.value)}
          value={from}
        />
      )}
      <TimeField
        error={told.to}
        hint={clock}
        isOptional={begun === undefined}
        label={t`Shown until`}
        onChange={(event) => setTo(event.target.value)}
        value={to}
      />
      <SoftDisabledButton isOff={state === 'saving' || !canSchedule} size="s" type="submit">
        <Trans>Schedule</Trans>
      </SoftDisabledButton>
    </form>
  )
}
