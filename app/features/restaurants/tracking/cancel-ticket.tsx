import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import type { TrackedOrder, TrackedStatus } from '#domain/order-tracking.schema.ts'
import { beginsAt, mayGuestCancel } from '#domain/restaurant-orders.ts'
import { Clock } from '#app/features/restaurants/clock.tsx'
import { callApi } from '#app/platform/api.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Phone } from '#app/ui/phone.tsx'

interface CancelTicketProps {
  token: string
  phone: string
  status: TrackedStatus
  now: number
  onCancelled: (order: TrackedOrder) => void
}

/** Until when the order can be cancelled and what that costs, above the button; once it is too late, whom to call. */
export function CancelTicket({ token, phone, status, now, onCancelled }: CancelTicketProps) {
  const cancelled = useRef<TrackedOrder>(undefined)
  const number = <Phone number={phone} />
  if (status.status !== 'new' && status.status !== 'accepted' && status.status !== 'preparing')
    return null
  if (!mayGuestCancel(status, now))
    return (
      <p className="mt-6 border-t border-border pt-5 text-sm">
        <Trans>Too late to cancel here. Call {number}.</Trans>
      </p>
    )
  const time = <Clock at={beginsAt(status)} now={now} />
  return (
    <section className="mt-6 grid gap-3 border-t border-border pt-5 text-sm">
      <p>
        {status.status === 'new' ? (
          <Trans>You can cancel until the kitchen answers. You pay nothing.</Trans>
        ) : (
          <Trans>You can cancel until {time}. You pay nothing.</Trans>
        )}
      </p>
      <p>
        <AskFirst
          description={<Trans>The kitchen will not make it, and you pay nothing.</Trans>}
          label={<Trans>Cancel the order</Trans>}
          onDone={() => cancelled.current && onCancelled(cancelled.current)}
          run={async (idempotencyKey) => {
            const answer = await callApi<TrackedOrder>(`/restaurant-orders/${token}/cancel`, {
              ...{ method: 'POST', body: {}, idempotencyKey },
            })
            if (answer.ok) cancelled.current = answer.value
            return answer
          }}
          variant="outline"
        />
      </p>
    </section>
  )
}
