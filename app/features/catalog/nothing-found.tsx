import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#app/ui/button.tsx'
import { Drawing } from '#app/ui/drawing.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import emptyShelf from './empty-shelf.svg?no-inline'
import { ListLink } from './list-link.tsx'
import type { ListSearch } from './list-search.ts'

interface NothingFoundProps {
  path: `/${string}`
  search: ListSearch
  total: number
}

/** An empty list: why, and the way back to something. */
export function NothingFound({ path, search, total }: NothingFoundProps) {
  const { page: _page, ...first } = search
  if (total > 0)
    return (
      <EmptyState
        actions={
          <ListLink className="btn btn-primary" path={path} search={first}>
            <Trans>To the first page</Trans>
          </ListLink>
        }
        picture={<Drawing file={emptyShelf} viewBox="0 0 168 120" />}
        title={<Trans>This page of the list is empty</Trans>}
      />
    )
  return (
    <EmptyState
      actions={
        <>
          <ListLink className="btn btn-primary" path={path} search={{}}>
            <Trans>Show all products</Trans>
          </ListLink>
          <ButtonLink to="/categories" variant="outline">
            <Trans>See the categories</Trans>
          </ButtonLink>
        </>
      }
      picture={<Drawing file={emptyShelf} viewBox="0 0 168 120" />}
      title={<Trans>No products fit</Trans>}
    >
      <Trans>Try a shorter word, or remove one of the filters.</Trans>
    </EmptyState>
  )
}
