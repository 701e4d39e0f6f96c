import { Trans, useLingui } from '@lingui/react/macro'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Drawing } from '#app/ui/drawing.tsx'
import missingJar from './missing-jar.svg?no-inline'

/** Shown for an address that leads nowhere: says so, and helps on. */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <div className="notice-page">
      <Drawing className="notice-drawing" file={missingJar} viewBox="0 0 240 132" />
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
