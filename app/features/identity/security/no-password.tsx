import { Trans } from '@lingui/react/macro'

/** What stands where a change would ask for a password that there is not. */
export function NoPassword() {
  return (
    <p>
      <Trans>Your account has no password yet. Ask for a link to set one where you sign in.</Trans>
    </p>
  )
}
