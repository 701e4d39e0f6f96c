import { Trans } from '@lingui/react/macro'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { changeCart } from './cart.store.ts'

/** Asks once before all lines go, since that cannot be undone. */
export function ClearCartDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const clear = () => {
    onClose()
    changeCart({ kind: 'clear' })
  }
  return (
    <Dialog
      description={<Trans>All items are removed.</Trans>}
      footer={
        <>
          <Button onClick={onClose} variant="outline">
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={clear}>
            <Trans>Clear cart</Trans>
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={<Trans>Clear the cart?</Trans>}
    />
  )
}
