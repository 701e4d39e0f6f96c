import { Trans } from '@lingui/react/macro'
import { Button } from '#app/ui/button.tsx'
import { FilledNote } from './filled-note.tsx'
import { useFilling } from './use-filling.ts'

interface OrderAgainProps {
  token: string
  number: string
  onCartChanged: () => void
}

/** Puts the goods of an earlier order into the cart, at today's prices, and says what could not come along. */
export function OrderAgain({ token, number, onCartChanged }: OrderAgainProps) {
  const filling = useFilling(`/account/orders/${token}/reorder`, onCartChanged)
  return (
    <>
      <Button
        className="needs-script"
        isBusy={filling.isBusy}
        onClick={() => void filling.fill()}
        size="s"
        variant="outline"
      >
        <Trans>Order again</Trans>
        <span className="sr-only"> {number}</span>
      </Button>
      <FilledNote filling={filling} />
    </>
  )
}
