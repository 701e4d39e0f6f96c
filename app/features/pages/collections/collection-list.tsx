import { Trans, useLingui } from '@lingui/react/macro'
import { collectionOf, fieldsOf } from '#domain/collections.ts'
import type { EditableCollection, EditableItem } from '#domain/collections.schema.ts'
import { MoveButtons } from '#app/workspace/links/move-buttons.tsx'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { SortableRow } from '#app/workspace/links/sortable-row.tsx'
import { SortableRows } from '#app/workspace/links/sortable-rows.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { itemName } from './item-words.ts'
import { LanguageStates } from './language-states.tsx'
import { useCollection } from './use-collection.ts'

interface CollectionListProps {
  collection: EditableCollection
  canEdit: boolean
  onChanged: () => Promise<void>
}

/** The items of a list in the order that visitors read them in. Headings stand among them. */
export function CollectionList({ collection, canEdit, onChanged }: CollectionListProps) {
  const { t } = useLingui()
  const { items, place, mark, remove } = useCollection(collection, onChanged)
  const nameOf = (item: EditableItem) =>
    itemName(item, fieldsOf(collection.collection, item.id) ?? []) || t`Without words`
  const { heading } = collectionOf(collection.collection)
  const byId = new Map(items.map((item) => [item.id, nameOf(item)]))
  if (items.length === 0)
    return (
      <EmptyState icon="list" title={<Trans>There is nothing in this list yet</Trans>}>
        <Trans>Visitors do not see it until there is.</Trans>
      </EmptyState>
    )
  return (
    <SortableRows
      keys={items.map(({ id }) => id)}
      nameOf={(id) => byId.get(id) ?? id}
      onDrop={({ from, to }) => void place(from, to)}
    >
      <ol className="ws-items">
        {items.map((item, at) => {
          const name = nameOf(item)
          const isHidden = item.state === 'hidden'
          const isHeading = heading !== undefined && item.id.startsWith(`${heading.prefix}.`)
          return (
            <SortableRow
              {...(heading && !isHeading ? { depth: 1 } : {})}
              id={item.id}
              isFixed={!canEdit}
              isQuiet={isHidden}
              key={item.id}
              name={name}
            >
              <span className="ws-item">
                <ListLink change={{ open: item.id }} className="ws-row-link">
                  <bdi>{name}</bdi>
                </ListLink>
                {isHidden && (
                  <span className="ws-state" data-tone="off">
                    <Trans>Hidden</Trans>
                  </span>
                )}
                <LanguageStates open={item.open} />
              </span>
              {canEdit && (
                <span className="ws-item-buttons">
                  <MoveButtons
                    at={at}
                    count={items.length}
                    name={name}
                    onMove={(to) => void place(at, to)}
                  />
                  <RowButton
                    icon={isHidden ? 'eye-off' : 'eye'}
                    label={isHidden ? t`Show ${name}` : t`Hide ${name}`}
                    onPress={() => void mark(item.id, isHidden ? 'shown' : 'hidden')}
                  />
                  <RowButton
                    icon="trash-2"
                    label={t`Remove ${name}`}
                    onPress={() => void remove(item, name)}
                  />
                </span>
              )}
            </SortableRow>
          )
        })}
      </ol>
    </SortableRows>
  )
}
