import { useLingui } from '@lingui/react/macro'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { LinkDraft } from './link-draft.ts'
import type { RowFault } from './row-fault.ts'
import { titlesIn } from './title-states.ts'

interface LinkFactsProps {
  link: LinkDraft
  /** As far as is known now; the link itself holds what was known when it was read. */
  isDead: boolean
  /** The title that is shown for it. */
  name: string
  languages: readonly OfferedLanguage[]
  /** What was refused of it, where its fields are not there to tell. */
  faults: readonly RowFault[]
}

/** A link in its list: its title, where it leads, and what is to be said of it. */
export function LinkFacts({ link, isDead, name, languages, faults }: LinkFactsProps) {
  const { url, isExternal } = link
  const { t } = useLingui()
  const { missing, outdated } = titlesIn(link, languages)
  return (
    <span className="ws-link-facts">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <small dir="ltr">{url}</small>
      {isExternal && (
        <span className="ws-link-note">
          <Icon name="external-link" size="s" />
          <span>{t`New tab`}</span>
        </span>
      )}
      {missing > 0 && <span className="ws-missing">{t`Titles missing: ${missing}`}</span>}
      {outdated > 0 && <span className="ws-outdated">{t`Titles outdated: ${outdated}`}</span>}
      {isDead && (
        <span className="ws-dead">
          <Icon name="triangle-alert" size="s" />
          <span>{t`No such page`}</span>
        </span>
      )}
      {faults.map((fault) => (
        <span className="ws-dead" key={fault.name}>
          <Icon name="circle-alert" size="s" />
          <span>{fault.text}</span>
        </span>
      ))}
    </span>
  )
}
