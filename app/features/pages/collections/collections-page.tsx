import '#app/styles/languages.css'
import '#app/styles/workspace-links.css'
import '#app/styles/collections.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminStart } from '#domain/admin.schema.ts'
import { collectionOf } from '#domain/collections.ts'
import type { EditableCollection } from '#domain/collections.schema.ts'
import { mayWriteText } from '#domain/editing.ts'
import { isAllowed } from '#domain/permissions.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { CollectionList } from './collection-list.tsx'
import { CollectionTools } from './collection-tools.tsx'
import { collectionWords } from './collection-words.ts'
import { ItemSheet } from './item-sheet.tsx'

interface CollectionsPageProps {
  start: AdminStart
  collection: EditableCollection
  onChanged: () => Promise<void>
}

/** What the site lists: one list at a time in its order, and one item of it beside. */
export function CollectionsPage({ start, collection, onChanged }: CollectionsPageProps) {
  const { i18n } = useLingui()
  const { search } = useList()
  const { collection: key, items, nextNumbers, languageCode } = collection
  const { name, add } = collectionWords[key]
  const { page } = collectionOf(key)
  const canEdit = isAllowed(start, 'content.edit')
  const open = openedItem(collection, search['open'] ?? '')
  const isOffered = open && (open.item || canEdit)
  return (
    <SectionPage
      actions={
        canEdit &&
        Object.entries(add).map(([kind, label], at) => (
          <ListLink
            change={{ open: `new.${kind}` }}
            className={lookOf({ size: 's', variant: at === 0 ? 'primary' : 'outline' })}
            key={kind}
          >
            <Icon name="plus" size="s" />
            <span>{i18n._(label)}</span>
          </ListLink>
        ))
      }
      count={i18n.number(items.length)}
      description={
        <Trans>
          Visitors read them on{' '}
          <PageLink className="quiet-link" to={`/${page}`}>
            this page
          </PageLink>
          , in this order.
        </Trans>
      }
      sheet={
        isOffered && (
          <ItemSheet
            canWrite={mayWriteText(start, languageCode, 'publish')}
            collection={collection}
            id={open.id}
            item={open.item}
            // Not by its number: that of a new one goes to somebody who was faster.
            key={`${key} ${search['open']} ${languageCode}`}
            onChanged={onChanged}
            title={i18n._(open.item ? name : (add[open.kind] ?? name))}
          />
        )
      }
      title={<Trans>Collections</Trans>}
      tools={<CollectionTools collection={collection} />}
    >
      <CollectionList
        canEdit={canEdit}
        collection={collection}
        key={`${key} ${Object.keys(nextNumbers).join(' ')}`}
        onChanged={onChanged}
      />
    </SectionPage>
  )
}

/** The item that an address opens: `question.3`, or with `new.question` the one to be added. */
function openedItem({ items, nextNumbers }: EditableCollection, open: string) {
  const [kind = '', rest = ''] = open.split('.')
  if (kind !== 'new') {
    const item = items.find(({ id }) => id === open)
    return item && { id: open, kind, item }
  }
  const number = nextNumbers[rest]
  return number === undefined ? undefined : { id: `${rest}.${number}`, kind: rest, item: undefined }
}
