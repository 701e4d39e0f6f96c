import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { bounceLimit } from '#domain/newsletters.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { type EditorProps, useStep } from './editor-props.ts'

const pauseMs = 10_000

/** How the sending goes: how many have it, what failed, and the limit at which it stops by itself. */
export function LetterFigures(editor: EditorProps) {
  const { figures, newsletter, may, onChanged } = editor
  const { t, i18n } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const step = useStep(editor)
  const { status, pauseReason, finishedAt } = newsletter
  const isSending = status === 'sending'
  useEffect(() => {
    if (!isSending) return undefined
    const timer = setInterval(() => void onChanged(), pauseMs)
    return () => clearInterval(timer)
  }, [isSending, onChanged])
  if (!figures) return null
  const { planned, sent, bouncedSoft, bouncedHard, failed, queued, left } = figures
  const number = (count: number) => i18n.number(count)
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 1 })
  const [done, all] = [number(sent), number(planned)]
  const share = percent(sent === 0 ? 0 : bouncedHard / (sent + bouncedHard))
  const limit = percent(bounceLimit.share)
  return (
    <section className="letter-part">
      <h2>
        <Trans>Sending</Trans>
      </h2>
      <p className="letter-total">
        <b className="num">{done}</b>{' '}
        <span className="num">
          <Trans>of {all}</Trans>
        </span>
      </p>
      <progress
        aria-label={t`How many have been sent`}
        className="letter-progress"
        max={Math.max(1, planned)}
        value={planned - queued}
      />
      {pauseReason === 'bounces' && (
        <p className="letter-gap" role="status">
          <Icon name="triangle-alert" size="s" />
          <span>
            <Trans>Paused: too many addresses bounced.</Trans>
          </span>
        </p>
      )}
      {finishedAt !== null && (
        <p className="field-hint">
          <Trans>
            Ended <Moment at={finishedAt} />
          </Trans>
        </p>
      )}
      <dl className="letter-outcomes">
        <Outcome count={sent} tone="good" words={t`Delivered`} />
        <Outcome count={queued} tone="news" words={t`Still to be sent`} />
        <Outcome count={bouncedSoft} tone="warn" words={t`Mailbox full or away`} />
        <Outcome count={bouncedHard} tone="bad" words={t`No such address`} />
        <Outcome count={failed} tone="bad" words={t`Not sent`} />
        <Outcome count={left} tone="none" words={t`Left by it`} />
      </dl>
      <p className="field-hint">
        <Trans>
          {share} do not exist. It stops at {limit}.
        </Trans>
      </p>
      <FormError text={step.message} />
      {may.send && (
        <div className="letter-text-choices">
          {isSending && (
            <Button isBusy={step.isBusy} onClick={() => void step.take('pause')} variant="outline">
              <Icon name="pause" size="s" />
              <Trans>Pause</Trans>
            </Button>
          )}
          {status === 'paused' && (
            <Button isBusy={step.isBusy} onClick={() => void step.take('resume')}>
              <Trans>Go on sending</Trans>
            </Button>
          )}
          {(isSending || status === 'paused') && (
            <Button className="btn-danger" onClick={() => setIsAsking(true)} variant="outline">
              <Trans>Stop</Trans>
            </Button>
          )}
        </div>
      )}
      <ConfirmAction
        description={<Trans>Who has it keeps it. Nobody else gets it, and that stays so.</Trans>}
        isOpen={isAsking}
        label={<Trans>Stop sending</Trans>}
        onClose={() => setIsAsking(false)}
        onDone={() => void onChanged()}
        run={step.call('cancel')}
        title={<Trans>Stop sending for good?</Trans>}
      />
      {figures.recentBatches.length > 0 && (
        <>
          <h2>
            <Trans>Last batches</Trans>
          </h2>
          <ol className="letter-batches">
            {figures.recentBatches.map(({ at, sent: gone }) => (
              <li key={at}>
                <span>{t`${plural(gone, { one: '# sent', other: '# sent' })}`}</span>
                <Moment at={at} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Outcome({ count, tone, words }: { count: number; tone: string; words: string }) {
  const { i18n } = useLingui()
  return (
    <div>
      <dt className="ws-state" data-tone={tone}>
        {words}
      </dt>
      <dd className="num">{i18n.number(count)}</dd>
    </div>
  )
}
