import { Trans } from '@lingui/react/macro'
import type { Kitchen } from '#domain/kitchen.schema.ts'
import { callKitchen } from './kitchen-api.ts'
import { KitchenDialog } from './kitchen-dialog.tsx'
import type { BoardActs } from './use-board-acts.ts'

interface ShiftDialogProps {
  kitchen: Kitchen
  acts: BoardActs
  onEnd: () => void
  onTurnTheme: () => void
  onZoom: (steps: 1 | -1) => void
}

/** How the board looks, prints it, says which keys there are, and ends the shift. */
export function ShiftDialog({ kitchen, acts, onEnd, onTurnTheme, onZoom }: ShiftDialogProps) {
  async function end() {
    await callKitchen(`/${kitchen.restaurant.id}/shift`, { method: 'DELETE' })
    onEnd()
  }
  return (
    <KitchenDialog onClose={acts.close} title={<Trans>Screen and shift</Trans>}>
      <div className="kchoices">
        <button className="kbtn" onClick={() => onZoom(-1)} type="button">
          <Trans>Smaller</Trans>
        </button>
        <button className="kbtn" onClick={() => onZoom(1)} type="button">
          <Trans>Larger</Trans>
        </button>
        <button className="kbtn" onClick={onTurnTheme} type="button">
          <Trans>Light or dark</Trans>
        </button>
      </div>
      <dl className="kkeys">
        <div>
          <dt>1–9</dt>
          <dd>
            <Trans>choose a ticket</Trans>
          </dd>
        </div>
        <div>
          <dt>Enter</dt>
          <dd>
            <Trans>move it on</Trans>
          </dd>
        </div>
        <div>
          <dt>U</dt>
          <dd>
            <Trans>undo</Trans>
          </dd>
        </div>
        <div>
          <dt>R</dt>
          <dd>
            <Trans>recall</Trans>
          </dd>
        </div>
        <div>
          <dt>P</dt>
          <dd>
            <Trans>put first</Trans>
          </dd>
        </div>
        <div>
          <dt>A</dt>
          <dd>
            <Trans>all-day</Trans>
          </dd>
        </div>
        <div>
          <dt>S</dt>
          <dd>
            <Trans>sold out</Trans>
          </dd>
        </div>
      </dl>
      <div className="kchoices">
        <button
          className="kbtn"
          onClick={() => {
            acts.close()
            requestAnimationFrame(() => print())
          }}
          type="button"
        >
          <Trans>Print the board</Trans>
        </button>
        <button className="kbtn" onClick={() => void end()} type="button">
          <Trans>End the shift</Trans>
        </button>
      </div>
    </KitchenDialog>
  )
}
