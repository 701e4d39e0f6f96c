import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** Whether a factor is in use, and what that means. */
export function FactorState({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <div className="factor-state">
      {isOn && (
        <strong>
          <Icon name="shield-check" size="s" />
          <Trans>In use</Trans>
        </strong>
      )}
      <p>{children}</p>
    </div>
  )
}
