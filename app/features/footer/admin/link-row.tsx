import { useLingui } from '@lingui/react/macro'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { AddressField } from '#app/workspace/links/address-field.tsx'
import { type LinkDraft, titleIn } from '#app/workspace/links/link-draft.ts'
import { LinkFacts } from '#app/workspace/links/link-facts.tsx'
import { MoveButtons } from '#app/workspace/links/move-buttons.tsx'
import { faultAt, type RowFault } from '#app/workspace/links/row-fault.ts'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import type { SitePlaces } from '#app/workspace/links/site-places.ts'
import { SortableRow } from '#app/workspace/links/sortable-row.tsx'
import { TitleFields } from '#app/workspace/links/title-fields.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'

interface LinkRowProps {
  link: LinkDraft
  place: { at: number; count: number }
  isOpen: boolean
  faults: readonly RowFault[]
  languages: readonly OfferedLanguage[]
  site: SitePlaces
  onOpen: () => void
  onMove: (to: number) => void
  onRemove: () => void
  onChange: (fields: Partial<LinkDraft>) => void
}

/** One link of the list, and its fields where it is open. */
export function LinkRow(props: LinkRowProps) {
  const { link, place, isOpen, faults, languages, site, onOpen, onMove, onRemove, onChange } = props
  const { t, i18n } = useLingui()
  const name = titleIn(link, i18n.locale)
  return (
    <SortableRow id={link.key} name={name}>
      <LinkFacts
        faults={isOpen ? [] : faults}
        isDead={site.isDead(link.url, link.isDead)}
        languages={languages}
        link={link}
        name={name}
      />
      <span className="ws-row-buttons">
        <MoveButtons {...place} name={name} onMove={onMove} />
        <RowButton icon="pencil" isOpen={isOpen} label={t`Edit ${name}`} onPress={onOpen} />
        <RowButton icon="trash-2" label={t`Remove ${name}`} onPress={onRemove} />
      </span>
      {isOpen && (
        <div aria-label={t`Edit ${name}`} className="ws-link-fields" role="group">
          <TitleFields faults={faults} languages={languages} link={link} onChange={onChange} />
          <AddressField
            error={faultAt(faults, 'url')}
            onChange={(url) => onChange({ url })}
            site={site}
            value={link.url}
            wasDead={link.isDead}
          />
          <Checkbox
            checked={link.isExternal}
            label={t`Opens in a new tab`}
            onChange={({ target }) => onChange({ isExternal: target.checked })}
          />
        </div>
      )}
    </SortableRow>
  )
}
