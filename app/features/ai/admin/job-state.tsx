import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AiLanguage, JobStep } from '#domain/ai.schema.ts'
import { Button } from '#app/ui/button.tsx'

type Job = NonNullable<AiLanguage['job']>

interface JobStateProps {
  job: Job
  isBusy: boolean
  onStep: (step: JobStep) => void
}

/** Why a job has stopped by itself. */
const reasons: Record<string, MessageDescriptor> = {
  ai_credits_spent: msg`No AI credits are left this month.`,
  ai_off: msg`AI help is not set up any more.`,
  ai_denied: msg`The provider does not accept the key.`,
}

/** How far the drafts of a language are. */
export function JobState({ job, isBusy, onStep }: JobStateProps) {
  const { t, i18n } = useLingui()
  const { state, drafted, failed, total, detail } = job
  const [done, all] = [i18n.number(drafted + failed), i18n.number(total)]
  const isRunning = state === 'running'
  return (
    <>
      <progress
        aria-label={t`Drafted by AI`}
        max={total}
        value={Math.min(drafted + failed, total)}
      />
      <span role="status">
        {isRunning ? (
          <Trans>
            {done} of {all} drafted by AI. A few more come each minute.
          </Trans>
        ) : state === 'paused' ? (
          <Trans>
            {done} of {all} drafted by AI. Paused.
          </Trans>
        ) : (
          <>
            <span>
              <Trans>
                {done} of {all} drafted by AI. It has stopped.
              </Trans>
            </span>{' '}
            <span>{i18n._(reasons[detail] ?? msg`The provider does not answer.`)}</span>
          </>
        )}
      </span>
      <Button
        isBusy={isBusy}
        onClick={() => onStep(isRunning ? 'pause' : 'resume')}
        size="s"
        variant="outline"
      >
        {isRunning ? <Trans>Pause</Trans> : <Trans>Resume</Trans>}
      </Button>
    </>
  )
}
