import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { osloInput, readOsloInput } from '#domain/oslo-input.ts'
import type { EditablePage, PublishPage } from '#domain/pages.schema.ts'
import { tomorrowMorning } from '#app/features/edit-mode/day-ahead.ts'
import { goToSkippedHour } from '#app/workspace/form/skipped-hour.ts'
import { TimeField } from '#app/workspace/form/time-field.tsx'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'

export type Publishing = Omit<PublishPage, 'rev' | 'anyway'>

interface PageScheduleProps {
  language: EditablePage['languages'][number]
  isBusy: boolean
  onChoose: (wish: Publishing) => void
}

/** When visitors begin to see a page, and when they stop; of one that they see, only the end. */
export function PageSchedule({ language, isBusy, onChoose }: PageScheduleProps) {
  const { t } = useLingui()
  const { state, publishAt, unpublishAt } = language
  const isShown = state === 'published'
  const [from, setFrom] = useState(osloInput(publishAt ?? tomorrowMorning()))
  const [to, setTo] = useState(osloInput(unpublishAt))
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (goToSkippedHour(event.currentTarget)) return
    const end = readOsloInput(to)
    if (isShown) return onChoose({ as: 'publish', publishAt: null, unpublishAt: end })
    onChoose({ as: 'schedule', publishAt: readOsloInput(from), unpublishAt: end })
  }
  return (
    <form className="ws-form" method="post" noValidate onSubmit={choose}>
      {!isShown && (
        <TimeField
          hint={t`By the clock in Oslo.`}
          label={t`Shown from`}
          onChange={({ target }) => setFrom(target.value)}
          value={from}
        />
      )}
      <TimeField
        hint={t`By the clock in Oslo.`}
        isOptional
        label={t`Shown until`}
        onChange={({ target }) => setTo(target.value)}
        value={to}
      />
      <FocusHandoffButton isBusy={isBusy} size="s" type="submit">
        <Trans>Schedule</Trans>
      </FocusHandoffButton>
    </form>
  )
}
