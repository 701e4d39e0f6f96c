import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

/**
 * Asks before what was typed is left: by a link, by going back, and (in the browser's words) by closing the tab. `isDirty` while there
 * is something that has not been saved.
 */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
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
