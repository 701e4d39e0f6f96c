import { Trans } from '@lingui/react/macro'
import type { KitchenTicket } from '#domain/kitchen.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type Pace, slackOf } from './board.ts'
import { clockOf, minutesOf, watchOf } from './clock-texts.ts'

interface TicketBandProps {
  ticket: KitchenTicket
  now: number
  pace: Pace
}

/** How long a ticket has taken and what is left: by colour, and always in words. Read out when asked for alone. */
export function TicketBand({ ticket, now, pace }: TicketBandProps) {
  const { status, placedAt, acceptBy, closedAt, reason } = ticket
  if (status === 'cancelled')
    return (
      <p className="tk-t">
        <Icon name="x" />
        <b>
          {reason === 'customer' ? (
            <Trans>CANCELLED, guest asked</Trans>
          ) : (
            <Trans>CANCELLED by the kitchen</Trans>
          )}
        </b>
        <span>{clockOf(closedAt ?? ticket.updatedAt)}</span>
      </p>
    )
  if (status === 'new')
    return (
      <p className="tk-t">
        <Icon name="clock" />
        <b>
          <Trans>Waiting {watchOf(now - placedAt)}</Trans>
        </b>
        <span>
          <Trans>answer in {minutesOf(acceptBy - now)} min</Trans>
        </span>
      </p>
    )
  return (
    <p className="tk-t">
      <Icon name={pace === 'late' ? 'triangle-alert' : 'clock'} />
      <b className="num">{watchOf(now - placedAt)}</b>
      <span>
        <PaceText now={now} pace={pace} ticket={ticket} />
      </span>
    </p>
  )
}

function PaceText({ ticket, now, pace }: TicketBandProps) {
  const { slackMs } = slackOf(ticket, now)
  if (pace === 'ok') return <Trans>On time, {minutesOf(slackMs)} min spare</Trans>
  if (pace === 'soon') return <Trans>SOON, {minutesOf(slackMs)} min spare</Trans>
  return <Trans>LATE by {minutesOf(-slackMs) + 1} min</Trans>
}
