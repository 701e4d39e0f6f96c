import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TrackedOrder, TrackedStatus } from '#domain/order-tracking.schema.ts'
import { Clock } from '#app/features/restaurants/clock.tsx'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { promiseText } from './promise-text.ts'

interface PromisePanelProps {
  number: number
  mode: TrackedOrder['mode']
  status: TrackedStatus
  now: number
}

/** The number as it hangs on the wall, and what the kitchen promises, or what has come of it. Ready looks as it does there. */
export function PromisePanel({ number, mode, status, now }: PromisePanelProps) {
  const isReady = status.status === 'ready'
  const look = isReady ? 'bg-accent text-accent-foreground' : 'bg-muted'
  return (
    <section
      aria-live="polite"
      className={`grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-4 rounded-lg p-5 ${look}`}
    >
      <p className="border-e border-current/25 pe-5 text-center">
        <small className="block text-xs font-semibold">
          <Trans>Your number</Trans>
        </small>
        <b className="num text-[3.5rem] leading-none font-extrabold">{number}</b>
      </p>
      <Heading mode={mode} now={now} status={status} />
      <Delay now={now} status={status} />
    </section>
  )
}

function Heading({ mode, status, now }: Omit<PromisePanelProps, 'number'>) {
  const { t } = useLingui()
  const { status: state, promisedAt, whyText, reasonText } = status
  if (state === 'new' || state === 'accepted' || state === 'preparing')
    return (
      <div>
        <h1 className="text-xl">
          <span className="block font-[family-name:var(--font-text)] text-xs font-semibold tracking-normal">
            <Trans>Ready about</Trans>
          </span>
          <span className="num whitespace-nowrap" suppressHydrationWarning>
            {promiseText(currentLanguageCode(), promisedAt, now)}
          </span>
        </h1>
        {state === 'new' && (
          <p className="text-sm">
            <Trans>The kitchen has not answered yet.</Trans>
          </p>
        )}
      </div>
    )
  const ended = {
    awaiting_payment: [t`Your order is not paid yet`, t`The kitchen gets it once it is paid.`],
    ready: [
      t`Your food is ready`,
      mode === 'pickup' ? t`Show the number at the counter.` : t`It is on its way to your table.`,
    ],
    completed: [t`Enjoy your meal`, ''],
    no_show: [t`Nobody came for the food`, t`Call us if that is wrong.`],
    rejected: [t`The kitchen cannot take your order`, t`There is nothing to pay.`],
    expired: [t`The kitchen did not answer in time`, t`There is nothing to pay.`],
    cancelled: [t`The order is cancelled`, t`There is nothing to pay.`],
  }
  const [title, said] = ended[state]
  return (
    <div className="grid gap-1">
      <h1 className="text-xl">{title}</h1>
      {said && <p className="text-sm">{said}</p>}
      {whyText && <p className="text-sm">{whyText}</p>}
      {reasonText && (
        <p className="text-sm">
          <bdi>{reasonText}</bdi>
        </p>
      )}
    </div>
  )
}

/** By how much the promise has moved, why, who said so and when; the first one stays to be seen. */
function Delay({ status, now }: { status: TrackedStatus; now: number }) {
  const { status: state, promisedAt, firstPromisedAt, movedAt, reasonText } = status
  const isAhead = state === 'new' || state === 'accepted' || state === 'preparing'
  if (movedAt === null || !isAhead) return null
  const minutes = Math.round((promisedAt - firstPromisedAt) / 60_000)
  const first = (
    <s className="num" suppressHydrationWarning>
      {promiseText(currentLanguageCode(), firstPromisedAt, now)}
    </s>
  )
  const time = <Clock at={movedAt} now={now} />
  return (
    <div className="col-span-2 grid grid-cols-[auto_1fr] gap-x-3 border-t border-line pt-4 text-sm">
      <Icon name="clock" size="s" />
      <div className="grid gap-1">
        <b>
          <Plural
            one="# minute later than promised."
            other="# minutes later than promised."
            value={minutes}
          />
        </b>
        {reasonText && (
          <p>
            <bdi>{reasonText}</bdi>
          </p>
        )}
        <p className="text-xs text-muted-foreground">
          <Trans>
            First promised {first}. Said by the kitchen at {time}.
          </Trans>
        </p>
      </div>
    </div>
  )
}
