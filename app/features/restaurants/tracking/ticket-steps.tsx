import { Trans, useLingui } from '@lingui/react/macro'
import type { TrackedOrder, TrackedStatus } from '#domain/order-tracking.schema.ts'
import { beginsAt } from '#domain/restaurant-orders.ts'
import { Clock } from '#app/features/restaurants/clock.tsx'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { promiseText } from './promise-text.ts'
import { type Step, type StepName, stepsOf } from './steps-of.ts'

interface TicketStepsProps {
  mode: TrackedOrder['mode']
  status: TrackedStatus
  now: number
}

/** The way of an order: what is done with its time, what happens now, what comes. */
export function TicketSteps({ mode, status, now }: TicketStepsProps) {
  const { t } = useLingui()
  const names: Record<StepName, string> = {
    placed: t`Ordered`,
    accepted: t`Accepted by the kitchen`,
    made: t`In the kitchen`,
    ready: mode === 'pickup' ? t`Ready to be picked up` : t`Ready to be served`,
    given: mode === 'pickup' ? t`Picked up` : t`Served`,
  }
  return (
    <section aria-labelledby="steps">
      <h2 className="sr-only" id="steps">
        <Trans>How it goes</Trans>
      </h2>
      <ol className="grid gap-5 border-t border-border pt-5 text-sm">
        {stepsOf(status).map((step) => (
          <li
            aria-current={step.state === 'now' ? 'step' : undefined}
            className={`grid grid-cols-[1.5rem_1fr_auto] gap-3.5 ${step.state === 'later' ? 'text-muted-foreground' : ''}`}
            key={step.name}
          >
            <Mark state={step.state} />
            <span className={step.state === 'now' ? 'font-bold' : ''}>{names[step.name]}</span>
            <When now={now} status={status} step={step} />
          </li>
        ))}
      </ol>
      <Begins now={now} status={status} />
    </section>
  )
}

/** Solid with a tick, a ring with a dot, an empty ring. */
function Mark({ state }: Pick<Step, 'state'>) {
  const look =
    state === 'done' ? 'bg-primary text-primary-foreground' : 'border-2 border-control-border'
  return (
    <span aria-hidden className={`grid size-6 place-items-center rounded-full ${look}`}>
      {state === 'done' && <Icon name="check" size="s" />}
      {state === 'now' && <span className="size-2.5 rounded-full bg-primary" />}
    </span>
  )
}

function When({ step, status, now }: { step: Step; status: TrackedStatus; now: number }) {
  if (step.at !== undefined) return <Clock at={step.at} now={now} />
  if (step.state === 'now')
    return (
      <span className="font-semibold">
        <Trans context="time">now</Trans>
      </span>
    )
  if (step.name !== 'ready') return null
  return (
    <span className="num" suppressHydrationWarning>
      {promiseText(currentLanguageCode(), status.promisedAt, now)}
    </span>
  )
}

/** When the kitchen begins with what it has taken for later. */
function Begins({ status, now }: { status: TrackedStatus; now: number }) {
  const at = beginsAt(status)
  if (status.status !== 'accepted' || at <= now) return null
  const time = <Clock at={at} now={now} />
  return (
    <p className="mt-4 text-xs text-muted-foreground">
      <Trans>The kitchen begins about {time}.</Trans>
    </p>
  )
}
