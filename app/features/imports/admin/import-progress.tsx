import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Import } from '#domain/imports.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { ProgressBar } from './progress-bar.tsx'

interface ImportProgressProps {
  record: Import
  latest: Import
  secondsLeft: number | undefined
  stopped: string
  onChanged: () => Promise<void>
}

/** The rows on their way in, or out again: how far it is, and a way to stop behind the rows that are under way. */
export function ImportProgress(props: ImportProgressProps) {
  const { record, latest, secondsLeft, stopped, onChanged } = props
  const { t } = useLingui()
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const { done, of } = latest.progress
  const isUndoing = latest.status === 'undoing'
  const call = (what: 'stop' | 'run' | 'undo') => {
    const body = { rev: record.rev, ...(what === 'run' && { isWithoutErrors: true }) }
    return send<Import>(
      (idempotencyKey) =>
        callTwice(`/admin/imports/${record.id}/${what}`, { method: 'POST', body, idempotencyKey }),
      { content: body },
    )
  }
  return (
    <section className="grid max-w-[720px] gap-4">
      <div role="status">
        <h2 className="font-[family-name:var(--font-display)] text-[1.75rem] leading-tight font-medium">
          {record.isStopped ? (
            <Trans>Stopped</Trans>
          ) : isUndoing ? (
            <Plural one="Undoing # row" other="Undoing # rows" value={of} />
          ) : (
            <Plural one="Bringing in # row" other="Bringing in # rows" value={of} />
          )}
        </h2>
      </div>
      <p className="text-[var(--muted-foreground)]">
        {record.isStopped ? (
          <Trans>What is done stays so until you go on or undo it.</Trans>
        ) : (
          <Trans>
            You can leave this page: it goes on by itself where it stopped, and what came of it
            stands here.
          </Trans>
        )}
      </p>
      <ProgressBar
        beside={!record.isStopped && secondsLeft && <SecondsLeft seconds={secondsLeft} />}
        done={done}
        label={isUndoing ? t`Rows undone` : t`Rows brought in`}
        of={of}
      />
      <FormError text={message ?? stopped} />
      <div className="flex flex-wrap gap-2">
        {record.isStopped ? (
          <>
            <Button isBusy={isBusy} onClick={() => void call(isUndoing ? 'undo' : 'run')}>
              <Trans>Go on</Trans>
            </Button>
            {!isUndoing && (record.undo?.rows ?? 0) > 0 && (
              <Button isBusy={isBusy} onClick={() => void call('undo')} variant="outline">
                <Trans>Undo what is done</Trans>
              </Button>
            )}
          </>
        ) : (
          <Button isBusy={isBusy} onClick={() => void call('stop')} variant="outline">
            <Trans>Stop after these rows</Trans>
          </Button>
        )}
      </div>
    </section>
  )
}

function SecondsLeft({ seconds }: { seconds: number }) {
  const minutes = Math.ceil(seconds / 60)
  return seconds > 90 ? (
    <Plural one="about # minute left" other="about # minutes left" value={minutes} />
  ) : (
    <Plural one="about # second left" other="about # seconds left" value={seconds} />
  )
}
