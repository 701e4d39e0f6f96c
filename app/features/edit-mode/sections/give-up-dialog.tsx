import { Trans } from '@lingui/react/macro'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface GiveUpDialogProps {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before what was chosen and not saved is lost. */
export function GiveUpDialog({ isOpen, onStay, onLeave }: GiveUpDialogProps) {
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onLeave} variant="outline">
            <Trans>Leave without saving</Trans>
          </Button>
          <Button onClick={onStay}>
            <Trans>Keep editing</Trans>
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onStay}
      role="alertdialog"
      title={<Trans>Your changes are not saved</Trans>}
    />
  )
}
