import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { TrackedOrder, TrackedStatus } from '#domain/order-tracking.schema.ts'
import type { PaymentView } from '#domain/payments.schema.ts'
import { isOpenTicket, isVoid } from '#domain/restaurant-orders.ts'
import { PaymentPanel } from '#app/features/payments/payment-panel.tsx'
import { Clock } from '#app/features/restaurants/clock.tsx'
import type { PollRules } from '#app/platform/poll/poll.ts'
import { useClock } from '#app/platform/poll/use-clock.ts'
import { usePoll } from '#app/platform/poll/use-poll.ts'
import { CancelTicket } from './cancel-ticket.tsx'
import { PromisePanel } from './promise-panel.tsx'
import { TicketOrder } from './ticket-order.tsx'
import { TicketPlace } from './ticket-place.tsx'
import { TicketSteps } from './ticket-steps.tsx'

/** What is promised for later than this is asked for less often. */
const farMs = 20 * 60_000
/** A page that has heard nothing for so long says so. */
const staleMs = 60_000

interface TrackingPageProps {
  token: string
  /** As the page came with it. */
  order: TrackedOrder
  /** Of an order that is paid online. */
  payment: PaymentView | null
  /** Its payment has come to an end of some kind: it is read again. */
  onSettled: () => void
}

/** An order to a restaurant while it is made: how far it is to everybody with the link, what was ordered to who ordered it. */
export function TrackingPage({ token, order: loaded, payment, onSettled }: TrackingPageProps) {
  const [order, setOrder] = useState(loaded)
  const path = `/restaurant-orders/${encodeURIComponent(token)}/status`
  const { value: status, heardAt, aheadMs, take } = usePoll(path, order.status, rules(order))
  const now = useClock(loaded.status.serverTime, aheadMs)
  const { number, mode, restaurant, details, isOwn } = order
  return (
    <div className="wrap page-end">
      <div className="mx-auto grid max-w-[35rem] gap-6 py-4">
        <PromisePanel mode={mode} now={now} number={number} status={status} />
        {payment && (
          <PaymentPanel
            checkoutPath={`/restaurant-checkout/${restaurant.id}`}
            isCalledOff={isVoid(status.status)}
            onSettled={onSettled}
            payment={payment}
            token={token}
          />
        )}
        {status.status !== 'awaiting_payment' && (
          <TicketSteps mode={mode} now={now} status={status} />
        )}
        <TicketPlace restaurant={restaurant} />
        {details ? (
          <TicketOrder isVoid={isVoid(status.status)} order={details} phone={restaurant.phone} />
        ) : (
          <p className="text-sm text-muted-foreground">
            <Trans>
              What was ordered is shown on the device that ordered it, or once you are signed in.
            </Trans>
          </p>
        )}
        {isOwn && (
          <CancelTicket
            now={now}
            onCancelled={(cancelled) => {
              setOrder(cancelled)
              take(cancelled.status)
            }}
            phone={restaurant.phone}
            status={status}
            token={token}
          />
        )}
        {isOpenTicket(status.status) && (
          <Followed heardAt={heardAt + aheadMs} isKnown={heardAt > 0} now={now} />
        )}
      </div>
    </div>
  )
}

function rules({ details }: TrackedOrder): PollRules<TrackedStatus> {
  return {
    // As the API tags it: who may read the order learns more of the same revision.
    tagOf: ({ rev }) => `${rev}${details ? 'r' : ''}`,
    usualMs: ({ status, promisedAt }, now) => {
      if (!isOpenTicket(status)) return undefined
      return promisedAt - now > farMs ? 30_000 : 10_000
    },
  }
}

/** That the page goes on by itself, or since when it has not. */
function Followed({ heardAt, isKnown, now }: { heardAt: number; isKnown: boolean; now: number }) {
  const time = <Clock at={heardAt} now={now} />
  if (!isKnown) return null
  return (
    <p className="text-xs text-muted-foreground">
      {now - heardAt > staleMs ? (
        <Trans>No contact since {time}. We try again by ourselves.</Trans>
      ) : (
        <Trans>Up to date at {time}. The page follows by itself.</Trans>
      )}
    </p>
  )
}
