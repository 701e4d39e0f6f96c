import { useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'
import type { LinkDraft } from './link-draft.ts'

interface LinkFactsProps {
  link: LinkDraft
  /** The title that is shown for it. */
  name: string
  missing: number
}

/** A link in its list: its title, where it leads, and what is to be said of it. */
export function LinkFacts({ link: { url, isExternal, isDead }, name, missing }: LinkFactsProps) {
  const { t } = useLingui()
  return (
    <span className="ws-link-facts">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <small dir="ltr">{url}</small>
      {isExternal && (
        <span className="ws-link-note">
          <Icon name="external-link" size="s" />
          {t`New tab`}
        </span>
      )}
      {missing > 0 && <span className="ws-missing">{t`Titles missing: ${missing}`}</span>}
      {isDead && (
        <span className="ws-dead">
          <Icon name="triangle-alert" size="s" />
          {t`No such page`}
        </span>
      )}
    </span>
  )
}
