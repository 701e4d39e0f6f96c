import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

/** Asks before the library is left while files are on their way: what becomes of them is told here alone. */
export function UploadGuard({ isSending }: { isSending: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isSending && current.pathname !== next.pathname,
    enableBeforeUnload: () => isSending,
    withResolver: true,
  })
  return (
    <Dialog
      description={
        <Trans>If you leave now, nobody tells you of a file that does not arrive.</Trans>
      }
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
      title={<Trans>Files are still on their way</Trans>}
    />
  )
}
