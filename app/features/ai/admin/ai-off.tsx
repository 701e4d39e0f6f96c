import { Trans } from '@lingui/react/macro'

/** What is missing for AI help, and where it is set. */
export function AiOff({ missing }: { missing: readonly string[] }) {
  const names = missing.join(', ')
  return (
    <p className="ws-note px-[var(--ws-gutter)]" role="note">
      <Trans>
        AI help is not set up: nobody is asked and no credits are used. The site’s operator sets{' '}
        <code dir="ltr">{names}</code> in the environment of the server; docs/operations.md says
        how.
      </Trans>
    </p>
  )
}
