import { Plural, Trans } from '@lingui/react/macro'
import type { SavedList } from '#domain/saved-list.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { EmptyList } from './drawings.tsx'
import { NewListForm } from './new-list-form.tsx'

interface ListsPageProps {
  lists: readonly SavedList[]
  onChanged: () => Promise<void>
}

const shown = 4

/** What a person buys again and again, in lists of their own. */
export function ListsPage({ lists, onChanged }: ListsPageProps) {
  return (
    <>
      <h1>
        <Trans>Saved lists</Trans>
      </h1>
      {lists.length === 0 && (
        <EmptyState picture={<EmptyList />} title={<Trans>No lists yet</Trans>}>
          <Trans>
            Save products from their pages, and put the whole list into the cart at once.
          </Trans>
        </EmptyState>
      )}
      <ul className="saved-lists">
        {lists.map(({ id, name, items }) => (
          <li key={id}>
            <ContentLink className="saved-list" url={`/account/lists/${id}`}>
              <span className="saved-list-pictures">
                {items.length === 0 && <Icon name="list" size="l" />}
                {items.slice(0, shown).map((item) => (
                  <span className={`cart-line-picture tint-${item.tint}`} key={item.id}>
                    {item.image && (
                      <Picture alt="" height={720} sizes="72px" src={item.image.url} width={600} />
                    )}
                  </span>
                ))}
              </span>
              <span className="saved-list-name">
                <bdi>{name}</bdi>
              </span>
              <small>
                <Plural one="# item" other="# items" value={items.length} />
              </small>
            </ContentLink>
          </li>
        ))}
      </ul>
      <NewListForm onMade={onChanged} submit={<Trans>Make the list</Trans>} />
    </>
  )
}
