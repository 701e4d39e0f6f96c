import { Trans } from '@lingui/react/macro'
import type { KitchenTicket } from '#domain/kitchen.schema.ts'
import { delayMinutes } from '#domain/restaurant-orders.ts'
import { clockOf } from './clock-texts.ts'
import { KitchenDialog } from './kitchen-dialog.tsx'
import type { BoardActs } from './use-board-acts.ts'

interface TimeDialogProps {
  kind: 'accept' | 'delay'
  ticket: KitchenTicket
  acts: BoardActs
}

const minuteMs = 60_000

/** Promises another time: of a new order with its acceptance, of one that is made as a delay that its guest is told. */
export function TimeDialog({ kind, ticket, acts }: TimeDialogProps) {
  const isNew = kind === 'accept'
  return (
    <KitchenDialog
      onClose={acts.close}
      title={
        isNew ? (
          <Trans>When can {ticket.ticket} be ready?</Trans>
        ) : (
          <Trans>How much longer does {ticket.ticket} take?</Trans>
        )
      }
    >
      <div className="kchoices">
        {delayMinutes.map((minutes) => (
          <button
            className="kbtn"
            key={minutes}
            onClick={() => {
              if (isNew) acts.accept(ticket, minutes)
              else acts.delay(ticket, minutes)
              acts.close()
            }}
            type="button"
          >
            <Trans>
              +{minutes} min, {clockOf(ticket.promisedAt + minutes * minuteMs)}
            </Trans>
          </button>
        ))}
      </div>
    </KitchenDialog>
  )
}
