import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { EditablePage } from '#domain/pages.schema.ts'
import { inputTime, tomorrow } from '#app/features/content/editing/input-time.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Publishing } from './page-publication.tsx'

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
  const [from, setFrom] = useState(inputTime(publishAt ?? tomorrow()))
  const [to, setTo] = useState(unpublishAt ? inputTime(unpublishAt) : '')
  const choose = (event: FormEvent) => {
    event.preventDefault()
    const end = to ? new Date(to).getTime() : null
    if (isShown) return onChoose({ as: 'publish', publishAt: null, unpublishAt: end })
    const begin = from ? new Date(from).getTime() : null
    onChoose({ as: 'schedule', publishAt: begin, unpublishAt: end })
  }
  return (
    <form className="ws-form" method="post" noValidate onSubmit={choose}>
      {!isShown && (
        <TextField
          label={t`Shown from`}
          onChange={({ target }) => setFrom(target.value)}
          type="datetime-local"
          value={from}
        />
      )}
      <TextField
        isOptional
        label={t`Shown until`}
        onChange={({ target }) => setTo(target.value)}
        type="datetime-local"
        value={to}
      />
      <Button isBusy={isBusy} size="s" type="submit">
        <Trans>Schedule</Trans>
      </Button>
    </form>
  )
}
