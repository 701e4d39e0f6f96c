import { Trans, useLingui } from '@lingui/react/macro'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { titleIn } from '#app/workspace/links/link-draft.ts'
import { LinkFacts } from '#app/workspace/links/link-facts.tsx'
import type { RowFault } from '#app/workspace/links/row-fault.ts'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import type { SitePlaces } from '#app/workspace/links/site-places.ts'
import { SortableRow } from '#app/workspace/links/sortable-row.tsx'
import { audienceNames } from '#app/workspace/form/audience-names.ts'
import { ItemFields } from './item-fields.tsx'
import { canGoIn, indented, type ItemDraft, shifted } from './menu-draft.ts'
import { TimeNote } from './time-note.tsx'

interface ItemRowProps {
  lines: readonly ItemDraft[]
  at: number
  item: ItemDraft
  isOpen: boolean
  canEdit: boolean
  faults: readonly RowFault[]
  languages: readonly OfferedLanguage[]
  site: SitePlaces
  onOpen: () => void
  onRemove: () => void
  onArrange: (lines: readonly ItemDraft[], key: string) => void
  onChange: (fields: Partial<ItemDraft>) => void
}

/** One line of the menu, the buttons that move it, and its fields where it is open. */
export function ItemRow(props: ItemRowProps) {
  const { item, isOpen, canEdit, faults, languages, site } = props
  const { t, i18n } = useLingui()
  const name = titleIn(item, i18n.locale)
  return (
    <SortableRow
      depth={item.depth}
      id={item.key}
      isFixed={!canEdit}
      isQuiet={!item.isActive}
      name={name}
    >
      <span className="ws-link-facts">
        <LinkFacts
          faults={isOpen ? [] : faults}
          isDead={site.isDead(item.url, item.isDead)}
          languages={languages}
          link={item}
          name={name}
        />
        {!item.isActive && (
          <span className="ws-link-note">
            <Trans>Hidden</Trans>
          </span>
        )}
        <TimeNote times={item} />
        {item.audience !== 'everyone' && (
          <span className="ws-link-note">{t(audienceNames[item.audience])}</span>
        )}
        {item.languageCodes && (
          <span className="ws-link-note" dir="ltr">
            {item.languageCodes.join(', ')}
          </span>
        )}
      </span>
      {canEdit && <ItemButtons {...props} name={name} />}
      {isOpen && (
        <div aria-label={t`Edit ${name}`} className="ws-link-fields" role="group">
          <ItemFields
            faults={faults}
            item={item}
            languages={languages}
            onChange={props.onChange}
            site={site}
          />
        </div>
      )}
    </SortableRow>
  )
}

function ItemButtons(props: ItemRowProps & { name: string }) {
  const { t } = useLingui()
  const { lines, at, item, isOpen, onArrange, onOpen, onRemove, name } = props
  const up = shifted(lines, at, -1)
  const down = shifted(lines, at, 1)
  const isSame = (next: readonly ItemDraft[]) => next.every((line, place) => line === lines[place])
  return (
    <span className="ws-row-buttons">
      <RowButton
        icon="arrow-up"
        isOff={isSame(up)}
        label={t`Move ${name} up`}
        onPress={() => onArrange(up, item.key)}
      />
      <RowButton
        icon="arrow-down"
        isOff={isSame(down)}
        label={t`Move ${name} down`}
        onPress={() => onArrange(down, item.key)}
      />
      {item.depth === 0 ? (
        <RowButton
          icon="arrow-right"
          isOff={!canGoIn(lines, at)}
          label={t`Move ${name} in`}
          onPress={() => onArrange(indented(lines, at, 1), item.key)}
        />
      ) : (
        <RowButton
          icon="arrow-left"
          label={t`Move ${name} out`}
          onPress={() => onArrange(indented(lines, at, 0), item.key)}
        />
      )}
      <RowButton icon="pencil" isOpen={isOpen} label={t`Edit ${name}`} onPress={onOpen} />
      <RowButton icon="trash-2" label={t`Remove ${name}`} onPress={onRemove} />
    </span>
  )
}
