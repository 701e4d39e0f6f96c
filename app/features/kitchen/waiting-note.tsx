import { Plural, Trans } from '@lingui/react/macro'
import type { KitchenTicket } from '#domain/kitchen.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { clockOf } from './clock-texts.ts'
import type { QueuedAction } from './kitchen-state.ts'

interface WaitingNoteProps {
  ticket: KitchenTicket
  waiting: readonly QueuedAction[]
  onTakeBack: (clientEventId: string) => void
}

/** That what was done here waits for the network, and since when; the last of it can be taken back. */
export function WaitingNote({ ticket, waiting, onTakeBack }: WaitingNoteProps) {
  const last = waiting.at(-1)
  if (!last) return null
  return (
    <p className="tk-w">
      <Icon name="arrow-up" />
      <span>
        <b>
          <Plural
            one="# tap waits for the network"
            other="# taps wait for the network"
            value={waiting.length}
          />
        </b>
        {ticket.status === 'accepted' ? (
          <small>
            <Trans>The guest is told once it is back.</Trans>
          </small>
        ) : (
          <small>{clockOf(last.at)}</small>
        )}
      </span>
      <button className="kbtn" onClick={() => onTakeBack(last.action.clientEventId)} type="button">
        <Trans>Undo</Trans>
      </button>
    </p>
  )
}
