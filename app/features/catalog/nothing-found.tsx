import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
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
        picture={<EmptyShelf />}
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
      picture={<EmptyShelf />}
      title={<Trans>No products fit</Trans>}
    >
      <Trans>Try a shorter word, or remove one of the filters.</Trans>
    </EmptyState>
  )
}

/** An empty shelf with one jar, its lid beside it. */
function EmptyShelf() {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.4"
      viewBox="0 0 168 120"
    >
      <path d="M8 96h152M14 96v14M154 96v14M8 36h152M14 36V10M154 36V10" />
      <path
        d="M62 56h30v6c6 3 8 6 8 12v16a6 6 0 0 1-6 6H60a6 6 0 0 1-6-6V74c0-6 2-9 8-12z"
        fill="var(--eng-paper)"
      />
      <path d="M54 78h46M54 88h46" strokeWidth="0.8" />
      <ellipse cx="122" cy="93" rx="16" ry="3" />
      <path d="M106 93v-3c0-4 32-4 32 0v3" />
    </svg>
  )
}
