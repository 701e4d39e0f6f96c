import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useLetGo } from '#app/workspace/form/use-let-go.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface UploadGuardProps {
  isSending: boolean
  /** How many files were refused, which is shown here: a wish to leave is given up where it was since then. */
  refused: number
}

/**
 * Asks before the library is left while files are on their way: what becomes of them is shown here alone. Who has not answered by the time
 * they have arrived goes on.
 */
export function UploadGuard({ isSending, refused }: UploadGuardProps) {
  const [refusedBefore, setRefusedBefore] = useState(0)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      setRefusedBefore(refused)
      return isSending && current.pathname !== next.pathname
    },
    enableBeforeUnload: () => isSending,
    withResolver: true,
  })
  useLetGo({
    isWaiting: status === 'blocked',
    isHome: !isSending,
    settle: refused > refusedBefore ? reset : proceed,
    leave: proceed,
    goOn: undefined,
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
