import { Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'
import type { BoardActs } from './use-board-acts.ts'

/** What was just bumped or handed over, and the one tap that takes it back. */
export function UndoToast({ acts }: { acts: BoardActs }) {
  const { undoable } = acts
  return (
    <div className="ktoast-place" role="status">
      {undoable && (
        <div className="ktoast" key={undoable.clientEventId}>
          <span>
            {undoable.event === 'finish' ? (
              <Trans>
                <b>{undoable.ticket.ticket}</b> ready
              </Trans>
            ) : (
              <Trans>
                <b>{undoable.ticket.ticket}</b> handed over
              </Trans>
            )}
          </span>
          <button className="kbtn" onClick={acts.undo} type="button">
            <Icon name="undo-2" />
            <span>
              <Trans>Undo</Trans>
            </span>
          </button>
        </div>
      )}
    </div>
  )
}
