import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { AccountPlace } from './use-account-places.ts'

/** The way between a person's own pages: a column beside them, and on a phone a row that scrolls. */
export function AccountNav({ places }: { places: readonly AccountPlace[] }) {
  const { t } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const current = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !current) return
    const { left, width } = current.getBoundingClientRect()
    list.scrollBy({ left: left + width / 2 - list.clientWidth / 2, behavior: 'instant' })
  })
  return (
    <nav aria-label={t`My account`} className="account-nav">
      <ul ref={row}>
        {places.map(({ url, label, icon }) => (
          <li key={url}>
            <ContentLink current={url === '/account' ? 'page' : 'below'} url={url}>
              <Icon name={icon} size="s" />
              <span>{label}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
