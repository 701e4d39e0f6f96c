import { Trans, useLingui } from '@lingui/react/macro'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface AccountPagesProps {
  /** Where the list stands: its further pages are `?page=2` and so on. */
  path: `/account/${string}`
  page: number
  pages: number
}

/** The way to the page before and after of a list in an account. */
export function AccountPages({ path, page, pages }: AccountPagesProps) {
  const { t } = useLingui()
  const address = (number: number) => (number === 1 ? path : `${path}?page=${number}`)
  return (
    <nav aria-label={t`Pages`} className="account-pages">
      {page > 1 && (
        <ContentLink aria-label={t`Previous page`} className="icon-btn" url={address(page - 1)}>
          <Icon name="arrow-left" />
        </ContentLink>
      )}
      <p>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </p>
      {page < pages && (
        <ContentLink aria-label={t`Next page`} className="icon-btn" url={address(page + 1)}>
          <Icon name="arrow-right" />
        </ContentLink>
      )}
    </nav>
  )
}
