import { Trans } from '@lingui/react/macro'

/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      <Trans>Skip to content</Trans>
    </a>
  )
}
