import { Trans } from '@lingui/react/macro'

/** In every page, shown by the stylesheet on those that the server marked as kept from before it lost the database. */
export function StaleNote() {
  return (
    <p className="stale-note">
      <Trans>What you see may be a few minutes old.</Trans>
    </p>
  )
}
