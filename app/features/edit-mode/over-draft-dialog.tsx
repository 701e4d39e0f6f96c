import { Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

interface OverDraftDialogProps {
  isOpen: boolean
  onClose: () => void
  onSure: () => void
}

/** Asks before words are published where a draft is waiting: it would be gone. */
export function OverDraftDialog({ isOpen, onClose, onSure }: OverDraftDialogProps) {
  return (
    <ConfirmDialog
      description={
        <Trans>A draft is waiting here. It is discarded when you publish these words.</Trans>
      }
      isOpen={isOpen}
      label={<Trans>Publish</Trans>}
      onClose={onClose}
      onDone={onSure}
      // What it is saved with tells of itself, in the form.
      run={async () => ({ ok: true, value: undefined })}
      title={<Trans>Publish over the draft?</Trans>}
    />
  )
}
