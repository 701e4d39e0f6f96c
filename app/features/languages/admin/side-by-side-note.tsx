import { Trans } from '@lingui/react/macro'

/** Says where the texts are that are counted. */
export function SideBySideNote() {
  return (
    <p className="ws-note">
      <Trans>Press a figure to see its texts side by side.</Trans>
    </p>
  )
}
