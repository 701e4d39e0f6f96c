import { Trans } from '@lingui/react/macro'

/** Says, where no script runs, that nothing can be ordered without one. */
export function ScriptNote() {
  return (
    <noscript>
      <p className="form-message mt-6">
        <Trans>The checkout needs JavaScript. Allow it in your browser and reload the page.</Trans>
      </p>
    </noscript>
  )
}
