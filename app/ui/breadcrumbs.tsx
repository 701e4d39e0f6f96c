import { useLingui } from '@lingui/react/macro'
import { ContentLink } from './content-link.tsx'

export interface Crumb {
  label: string
  /** A bare path; the page at hand has none. */
  url?: string
}

/** Where the page stands. The last crumb is the page itself. What people have named or searched for reads in its own direction. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`You are here`}>
      <ol className="crumbs">
        {crumbs.map(({ label, url }) => (
          <li key={label}>
            {url ? (
              <ContentLink url={url}>
                <bdi>{label}</bdi>
              </ContentLink>
            ) : (
              <bdi aria-current="page">{label}</bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
