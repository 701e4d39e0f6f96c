import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

interface FormWaysProps {
  /** What the button that goes on says. */
  children: ReactNode
  isBusy: boolean
  onCancel: () => void
}

/** The two ends of a small form: on, or back. */
export function FormWays({ children, isBusy, onCancel }: FormWaysProps) {
  return (
    <div className="form-ways">
      <Button isBusy={isBusy} type="submit">
        {children}
      </Button>
      <Button onClick={onCancel} variant="plain">
        <Trans>Cancel</Trans>
      </Button>
    </div>
  )
}
