import { Trans } from '@lingui/react/macro'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export function PrintButton() {
  return (
    <Button className="needs-script" onClick={() => window.print()} variant="outline">
      <Icon name="printer" size="s" />
      <Trans>Print</Trans>
    </Button>
  )
}
