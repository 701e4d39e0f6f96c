import { Trans } from '@lingui/react/macro'

/** Says of what is counted and not translated side by side where its words are. */
export function ElsewhereNote() {
  return (
    <p className="ws-note">
      <Trans>
        Press a figure to see its texts side by side. Products and categories are not among them:
        their words come with the assortment, which has no section here yet.
      </Trans>
    </p>
  )
}
