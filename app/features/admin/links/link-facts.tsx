import { useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'
import type { LinkDraft } from './link-draft.ts'
import type { RowFault } from './row-fault.ts'

interface LinkFactsProps {
  link: LinkDraft
  /** The title that is shown for it. */
  name: string
  missing: number
  /** What was refused of it, where its fields are not there to tell. */
  faults: readonly RowFault[]
}

/** A link in its list: its title, where it leads, and what is to be said of it. */
export function LinkFacts({ link, name, missing, faults }: LinkFactsProps) {
  const { url, isExternal, isDead } = link
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
      {faults.map((fault) => (
        <span className="ws-dead" key={fault.name}>
          <Icon name="circle-alert" size="s" />
          {fault.text}
        </span>
      ))}
    </span>
  )
}
