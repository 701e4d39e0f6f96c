import { Trans } from '@lingui/react/macro'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'

/** What was just removed from a draft, and the way back. */
export function RemovedNote({ name, onUndo }: { name: string | undefined; onUndo: () => void }) {
  return (
    <div className="ws-removed" role="status">
      {name !== undefined && (
        <>
          <span>
            <Trans>
              <bdi>{name}</bdi> is removed once you save.
            </Trans>
          </span>
          <FocusHandoffButton onClick={onUndo} size="s" variant="plain">
            <Trans>Undo</Trans>
          </FocusHandoffButton>
        </>
      )}
    </div>
  )
}
