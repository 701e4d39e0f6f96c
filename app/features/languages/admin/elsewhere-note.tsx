import { Trans } from '@lingui/react/macro'

/** Says of what is counted and not translated side by side where its words are. */
export function ElsewhereNote() {
  return (
    <p className="ws-note">
      <Trans>
        Press a bar to open its texts. Products and categories are counted here and translated with
        the assortment, not in this list.
      </Trans>
    </p>
  )
}
