import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { osloInput, readOsloInput } from '#domain/oslo-input.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { TimeField } from '#app/workspace/form/time-field.tsx'
import { type EditorProps, useStep } from './editor-props.ts'

/** When a newsletter is sent: chosen, or taken back. */
export function LetterSchedule(editor: EditorProps) {
  const { newsletter, checks, may } = editor
  const { t, i18n } = useLingui()
  const { sendAt, status } = newsletter
  const [time, setTime] = useState(() => osloInput(sendAt))
  const { schedule, take, isBusy, message, forget } = useStep(editor)
  const [isMissing, setIsMissing] = useState(false)
  const chosen = readOsloInput(time)
  const perMinute = i18n.number(checks.perMinute)
  const total = checks.audience?.total ?? 0
  const at = sendAt ?? chosen
  const end = at === null ? undefined : at + Math.ceil(total / checks.perMinute) * 60_000
  const press = () => {
    setIsMissing(chosen === null)
    if (chosen !== null) void schedule(chosen)
  }
  return (
    <section className="letter-part">
      <h2>
        <Trans>When</Trans>
      </h2>
      {status === 'scheduled' && sendAt !== null ? (
        <p className="letter-when">
          <strong>
            <Moment at={sendAt} />
          </strong>
        </p>
      ) : (
        may.send && (
          <TimeField
            error={isMissing ? t`Choose a time.` : undefined}
            hint={t`By the clock in Norway`}
            label={t`Send at`}
            onChange={({ target }) => {
              forget()
              setTime(target.value)
            }}
            value={time}
          />
        )
      )}
      {end !== undefined && total > 0 && (
        <p className="field-hint">
          <Trans>
            <bdi>{perMinute}</bdi> a minute, done about <Moment at={end} />
          </Trans>
        </p>
      )}
      <FormError text={message} />
      {may.send && status === 'draft' && (
        <Button isBusy={isBusy} onClick={press}>
          <Trans>Schedule</Trans>
        </Button>
      )}
      {may.send && status === 'scheduled' && (
        <Button isBusy={isBusy} onClick={() => void take('unschedule')} variant="outline">
          <Trans>Back to draft</Trans>
        </Button>
      )}
      {!may.send && (
        <p className="field-hint">
          <Trans>An owner or a manager sends it.</Trans>
        </p>
      )}
    </section>
  )
}
