import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { sessionState } from '#app/platform/session.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface UnsavedGuardProps {
  isDirty: boolean
  isKept?: boolean
}

/**
 * Asks before what was typed is left: by a link, by going back, and (in the browser's words) by closing the tab. `isDirty` while there
 * is something that has not been saved. Who is signed out on the way is not asked where it `isKept` until they are back.
 */
export function UnsavedGuard({ isDirty, isKept = false }: UnsavedGuardProps) {
  const isHeld = () => isDirty && !(isKept && sessionState().hasEnded)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isHeld,
    enableBeforeUnload: isHeld,
    withResolver: true,
  })
  return (
    <Dialog
      description={<Trans>What you typed here has not been saved yet.</Trans>}
      footer={
        <>
          <Button onClick={proceed} variant="outline">
            <Trans>Leave</Trans>
          </Button>
          <Button onClick={reset}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      role="alertdialog"
      title={<Trans>Leave without saving?</Trans>}
    />
  )
}
