import { Trans } from '@lingui/react/macro'
import type { KitchenTicket } from '#domain/kitchen.schema.ts'
import { noShowAfterMinutes } from '#domain/restaurant-orders.ts'
import { Phone } from '#app/ui/phone.tsx'
import { isMade } from './board.ts'
import { KitchenDialog } from './kitchen-dialog.tsx'
import type { BoardActs } from './use-board-acts.ts'

interface MoreDialogProps {
  ticket: KitchenTicket
  now: number
  acts: BoardActs
}

const minuteMs = 60_000

/** What is seldom done with a ticket, and whom to call about it. */
export function MoreDialog({ ticket, now, acts }: MoreDialogProps) {
  const { status, isPriority, phone, readyAt } = ticket
  const mayBeNoShow = status === 'ready' && now >= (readyAt ?? now) + noShowAfterMinutes * minuteMs
  const then = (task: () => void) => () => {
    acts.close()
    task()
  }
  return (
    <KitchenDialog onClose={acts.close} title={<Trans>Ticket {ticket.ticket}</Trans>}>
      <p>
        <bdi>{ticket.name}</bdi> <Phone number={phone} />
      </p>
      <div className="kchoices">
        {isMade(ticket) && (
          <>
            <button
              className="kbtn"
              onClick={then(() => acts.ask({ kind: 'delay', ticket }))}
              type="button"
            >
              <Trans>It takes longer</Trans>
            </button>
            <button className="kbtn" onClick={then(() => acts.prioritise(ticket))} type="button">
              {isPriority ? <Trans>In its turn again</Trans> : <Trans>Put it first</Trans>}
            </button>
            <button
              className="kbtn"
              onClick={then(() => acts.ask({ kind: 'call_off', ticket }))}
              type="button"
            >
              <Trans>Cancel the order</Trans>
            </button>
          </>
        )}
        {mayBeNoShow && (
          <button
            className="kbtn"
            onClick={then(() => void acts.step(ticket, 'no_show'))}
            type="button"
          >
            <Trans>Nobody came</Trans>
          </button>
        )}
        <button className="kbtn" onClick={then(() => printTicket(ticket.id))} type="button">
          <Trans>Print the ticket</Trans>
        </button>
      </div>
    </KitchenDialog>
  )
}

/** Prints one ticket, 80 mm wide: the stylesheet leaves out what is not marked. */
function printTicket(id: string): void {
  const root = document.documentElement
  const ticket = document.querySelector(`[data-ticket="${CSS.escape(id)}"]`)
  root.dataset['print'] = 'ticket'
  ticket?.setAttribute('data-printed', '')
  addEventListener(
    'afterprint',
    () => {
      delete root.dataset['print']
      ticket?.removeAttribute('data-printed')
    },
    { once: true },
  )
  // Once the dialog has gone.
  requestAnimationFrame(() => print())
}
