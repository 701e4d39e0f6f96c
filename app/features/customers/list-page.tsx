import { Trans, useLingui } from '@lingui/react/macro'
import type { SavedList } from '#domain/saved-list.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button, lookOf } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { EmptyList } from './drawings.tsx'
import { FilledNote } from './filled-note.tsx'
import { ListItem } from './list-item.tsx'
import { ListNameForm } from './list-name-form.tsx'
import { useFilling } from './use-filling.ts'
import { useWantedFocus } from '#app/ui/use-wanted-focus.ts'

interface ListPageProps {
  list: SavedList
  /** Its name is being changed. */
  isNaming: boolean
  onNaming: (isNaming: boolean) => Promise<void>
  onChanged: () => Promise<void>
  onRemoved: () => void
  onCartChanged: () => void
}

const renameId = 'rename-list'

/** One list: what is on it, and the way of all of it into the cart. */
export function ListPage(props: ListPageProps) {
  const { list, isNaming, onNaming, onChanged, onRemoved, onCartChanged } = props
  const { t } = useLingui()
  const { id, name, items } = list
  const goOnFrom = useWantedFocus()
  const closeName = async () => {
    await onNaming(false)
    goOnFrom(renameId)
  }
  const filling = useFilling(`/account/lists/${id}/to-cart`, onCartChanged)
  return (
    <>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {isNaming && (
        <ListNameForm list={list} onChanged={onChanged} onClose={() => void closeName()} />
      )}
      <div className="mt-6 flex flex-wrap gap-3 needs-script">
        {items.length > 0 && (
          <Button isBusy={filling.isBusy} onClick={() => void filling.fill()}>
            <Trans>Put all into the cart</Trans>
          </Button>
        )}
        {!isNaming && (
          <Button id={renameId} onClick={() => void onNaming(true)} variant="outline">
            <Trans>Rename</Trans>
          </Button>
        )}
        <AskFirst
          description={<bdi>{name}</bdi>}
          label={<Trans>Remove the list</Trans>}
          onDone={onRemoved}
          run={(idempotencyKey) =>
            callApi(`/account/lists/${id}`, { idempotencyKey, method: 'DELETE' })
          }
          variant="outline"
        />
      </div>
      <FilledNote filling={filling} />
      {items.length > 0 ? (
        <ul aria-label={t`Products`} className="mt-6 border-t">
          {items.map((item) => (
            <ListItem item={item} key={item.id} listId={id} onChanged={onChanged} />
          ))}
        </ul>
      ) : (
        <EmptyState
          actions={
            <ContentLink className={lookOf({})} url="/products">
              <Trans>See our products</Trans>
            </ContentLink>
          }
          picture={<EmptyList />}
          title={<Trans>This list is empty</Trans>}
        >
          <Trans>
            Save products from their pages, and put the whole list into the cart at once.
          </Trans>
        </EmptyState>
      )}
    </>
  )
}
