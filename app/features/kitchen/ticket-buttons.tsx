import { Trans, useLingui } from '@lingui/react/macro'
import type { KitchenTicket } from '#domain/kitchen.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isDoneHere } from './board.ts'
import { clockOf } from './clock-texts.ts'
import type { Place } from './station-board.ts'
import type { BoardActs } from './use-board-acts.ts'

interface TicketButtonsProps {
  ticket: KitchenTicket
  acts: BoardActs
  place: Place
  /** The other stations that still make something of it, by name. */
  waitsFor: readonly string[]
}

/** What comes next with a ticket: one solid button, and what is seldom beside it. Who has to wait for others reads for whom. */
export function TicketButtons({ ticket, acts, place, waitsFor }: TicketButtonsProps) {
  const { status, mode, promisedAt } = ticket
  if (status === 'cancelled')
    return (
      <div className="tk-f">
        <button className="kbtn" onClick={() => acts.step(ticket, 'seen')} type="button">
          <Icon name="check" />
          <span>
            <Trans>Seen, take it off the board</Trans>
          </span>
        </button>
      </div>
    )
  if (status === 'new')
    return (
      <div className="tk-f">
        <button className="kbtn go" onClick={() => acts.accept(ticket, 0)} type="button">
          <Trans>Accept, {clockOf(promisedAt)}</Trans>
        </button>
        <button className="kbtn" onClick={() => acts.ask({ kind: 'accept', ticket })} type="button">
          <Trans>Other time</Trans>
        </button>
        <button className="kbtn" onClick={() => acts.ask({ kind: 'reject', ticket })} type="button">
          <Trans>Reject</Trans>
        </button>
      </div>
    )
  if (status === 'ready')
    return (
      <div className="tk-f">
        <button className="kbtn calm" onClick={() => acts.handOver(ticket)} type="button">
          {mode === 'eat_in' ? <Trans>Served</Trans> : <Trans>Handed over</Trans>}
        </button>
        <Recall acts={acts} ticket={ticket} />
        <More acts={acts} ticket={ticket} />
      </div>
    )
  const isDone = isDoneHere(ticket)
  const names = waitsFor.join(', ')
  if (isDone || (place.isExpoStrict && place.stationIds.length === 0 && waitsFor.length > 0))
    return (
      <div className="tk-f">
        <p className="tk-for">
          <Icon name="clock" />
          <span>
            <Trans>Waits for {names}</Trans>
          </span>
        </p>
        {isDone && <Recall acts={acts} ticket={ticket} />}
        <More acts={acts} ticket={ticket} />
      </div>
    )
  return (
    <div className="tk-f">
      <button className="kbtn go" onClick={() => acts.bump(ticket)} type="button">
        <Trans>Ready</Trans>
      </button>
      <button className="kbtn" onClick={() => acts.delay(ticket, 5)} type="button">
        <Trans>+5 min</Trans>
      </button>
      <More acts={acts} ticket={ticket} />
    </div>
  )
}

function Recall({ ticket, acts }: { ticket: KitchenTicket; acts: BoardActs }) {
  const { t } = useLingui()
  return (
    <button
      aria-label={t`Recall ${ticket.ticket}`}
      className="kbtn"
      onClick={() => acts.recall(ticket)}
      type="button"
    >
      <Icon name="undo-2" />
    </button>
  )
}

function More({ ticket, acts }: { ticket: KitchenTicket; acts: BoardActs }) {
  const { t } = useLingui()
  return (
    <button
      aria-haspopup="dialog"
      aria-label={t`More for ${ticket.ticket}`}
      className="kbtn"
      onClick={() => acts.ask({ kind: 'more', ticket })}
      type="button"
    >
      <Icon name="ellipsis" />
    </button>
  )
}
