import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Refusals } from './use-sending.ts'

/** What stands in the way and is about no field: in the API's words, above the form. `children` is what can be done about it. */
export function FormNote({ refusals, children }: { refusals: Refusals; children?: ReactNode }) {
  const { error, isUnreachable } = refusals
  return (
    <div aria-live="assertive" className="form-note">
      {(error || isUnreachable) && (
        <div className="form-message" id="form-message" tabIndex={-1}>
          <p>
            {error ? (
              error.message
            ) : (
              <Trans>We cannot reach the shop. Try again in a moment.</Trans>
            )}
          </p>
          {children}
        </div>
      )}
    </div>
  )
}
