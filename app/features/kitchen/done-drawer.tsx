import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Kitchen, KitchenTicket } from '#domain/kitchen.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { dishName } from './board.ts'
import { clockOf } from './clock-texts.ts'
import { callKitchen } from './kitchen-api.ts'
import { KitchenDialog } from './kitchen-dialog.tsx'
import type { BoardActs } from './use-board-acts.ts'

/** What was handed over in the last two hours: each can come back for half an hour. */
export function DoneDrawer({ kitchen, acts }: { kitchen: Kitchen; acts: BoardActs }) {
  const { t } = useLingui()
  const [tickets, setTickets] = useState<KitchenTicket[] | 'away'>()
  const { id } = kitchen.restaurant
  useEffect(() => {
    void callKitchen<{ tickets: KitchenTicket[] }>(`/${id}/done`).then((answer) =>
      setTickets(answer.kind === 'done' ? answer.value.tickets : 'away'),
    )
  }, [id])
  return (
    <KitchenDialog onClose={acts.close} title={<Trans>Handed over</Trans>}>
      <p role="status">
        {tickets === undefined ? (
          <Trans>Looking …</Trans>
        ) : tickets === 'away' ? (
          <Trans>Nobody answers just now.</Trans>
        ) : tickets.length === 0 ? (
          <Trans>Nothing in the last two hours.</Trans>
        ) : null}
      </p>
      <ul className="kdone">
        {(Array.isArray(tickets) ? tickets : []).map((ticket) => (
          <li key={ticket.id}>
            <b className="tk-n">{ticket.ticket}</b>
            <span>
              <b>{clockOf(ticket.closedAt ?? ticket.updatedAt)}</b>
              <small>{ticket.lines.map((line) => dishName(line)).join(' · ')}</small>
            </span>
            <button
              aria-label={t`Recall ${ticket.ticket}`}
              className="kbtn"
              onClick={() => {
                acts.step(ticket, 'recall')
                acts.close()
              }}
              type="button"
            >
              <Icon name="undo-2" />
            </button>
          </li>
        ))}
      </ul>
    </KitchenDialog>
  )
}
