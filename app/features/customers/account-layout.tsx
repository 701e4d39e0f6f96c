import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { AccountNav } from './account-nav.tsx'
import { useAccountPlaces } from './use-account-places.ts'

interface AccountLayoutProps {
  /** The page's bare path. */
  path: string
  /** The list that the page shows. */
  listName: string | undefined
  children: ReactNode
}

/** The frame of a person's own pages: where one is, the way to the others, and the page. */
export function AccountLayout({ path, listName, children }: AccountLayoutProps) {
  const { t } = useLingui()
  const places = useAccountPlaces(path)
  const place = places.find(({ url }) => url !== '/account' && path.startsWith(url))
  const crumbs = [
    { label: t`Home`, url: '/' },
    place ? { label: t`My account`, url: '/account' } : { label: t`My account` },
    ...(place ? [listName ? { label: place.label, url: place.url } : { label: place.label }] : []),
    ...(listName ? [{ label: listName }] : []),
  ]
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="account">
        <AccountNav places={places} />
        <div className="account-page">{children}</div>
      </div>
    </div>
  )
}
