import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { inputTime, tomorrow } from './input-time.ts'
import type { TextEditor } from './use-text-editor.ts'

/** When readers begin to see the words, and when they stop. Of words that are out already the end alone is left to choose. */
export function ScheduleForm({
  editor: { text, state, canSchedule, canConfirm, save },
}: {
  editor: TextEditor
}) {
  const { t } = useLingui()
  const begun = canConfirm && text.scheduled?.isPublished ? text.scheduled.publishAt : undefined
  const [from, setFrom] = useState(inputTime(text.scheduled?.publishAt ?? tomorrow()))
  const [to, setTo] = useState(
    text.scheduled?.unpublishAt ? inputTime(text.scheduled.unpublishAt) : '',
  )
  const [told, setTold] = useState<{ from?: string; to?: string }>({})

  function schedule(event: FormEvent): void {
    event.preventDefault()
    const publishAt = begun ?? new Date(from).getTime()
    const unpublishAt = to || begun ? new Date(to).getTime() : undefined
    if (begun && !(unpublishAt !== undefined && unpublishAt > Date.now()))
      return setTold({ to: t`Choose a time to come.` })
    if (!begun && !(publishAt > Date.now())) return setTold({ from: t`Choose a time to come.` })
    if (unpublishAt !== undefined && !(unpublishAt > publishAt))
      return setTold({ to: t`Choose a time after the first.` })
    setTold({})
    save({ as: 'schedule', publishAt, ...(unpublishAt === undefined ? {} : { unpublishAt }) })
  }

  return (
    <form className="edit-schedule" method="post" noValidate onSubmit={schedule}>
      {begun === undefined && (
        <TextField
          error={told.from}
          label={t`Shown from`}
          onChange={(event) => setFrom(event.target.value)}
          type="datetime-local"
          value={from}
        />
      )}
      <TextField
        error={told.to}
        isOptional={begun === undefined}
        label={t`Shown until`}
        onChange={(event) => setTo(event.target.value)}
        type="datetime-local"
        value={to}
      />
      <Button disabled={state === 'saving' || !canSchedule} size="s" type="submit">
        <Trans>Schedule</Trans>
      </Button>
    </form>
  )
}
