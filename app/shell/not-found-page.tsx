import { Trans, useLingui } from '@lingui/react/macro'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'

/** Shown for an address that leads nowhere: says so, and helps on. */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <div className="notice-page">
      <EmptyShelf />
      <h1>
        <Trans>Page not found</Trans>
      </h1>
      <p>
        <Trans>The address may be old or mistyped. Search, or go on from here.</Trans>
      </p>
      <SearchBox className="search-form notice-search" name={t`Page not found`} />
      <div className="empty-actions">
        <ContentLink className="btn btn-primary btn-l" url="/products">
          <Trans>See all products</Trans>
        </ContentLink>
        <ContentLink className="btn btn-outline btn-l" url="/">
          <Trans>To the home page</Trans>
        </ContentLink>
      </div>
    </div>
  )
}

/** A shelf with a gap where a jar stood. */
function EmptyShelf() {
  return (
    <svg aria-hidden="true" className="notice-drawing" viewBox="0 0 240 132">
      <path className="notice-shelf" d="M0 106h240v26H0z" />
      <g fill="var(--eng-paper)" stroke="currentColor" strokeLinejoin="round" strokeWidth="1.6">
        <path d="M30 118V66q0-9 9-11V44h30v11q9 2 9 11v52z" />
        <path d="M36 44h36v-9H36zM30 78h48v24H30z" />
        <path d="M166 118V70q0-8 6-14 5-5 5-13V22h14v21q0 8 5 13 6 6 6 14v48z" />
        <path d="M175 22h18v-8h-18zM166 78h36v24h-36z" />
        <path d="M98 118h48" strokeDasharray="3 5" strokeLinecap="round" />
        <path
          d="M102 112V72q0-9 9-11V50h22v11q9 2 9 11v40"
          fill="none"
          strokeDasharray="3 5"
          strokeLinecap="round"
        />
      </g>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="1.2">
        <path d="M42 86h24M42 92h16M176 86h16M176 92h10" />
      </g>
    </svg>
  )
}
