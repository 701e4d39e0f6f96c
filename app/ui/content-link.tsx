import type { MouseEventHandler, ReactNode } from 'react'
import { useIsCurrent } from './current-address.tsx'
import { pageAddress } from './page-link.tsx'

interface ContentLinkProps {
  /** An address from the database: a bare path of this site, or a whole address elsewhere. */
  url: string
  isExternal?: boolean | undefined
  /** What makes it the current one (`aria-current`): this very page, or any page below it. */
  current?: 'page' | 'below'
  className?: string
  /** Names its title among the texts, for those who may edit it alone. */
  content?: string | undefined
  'aria-label'?: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  children: ReactNode
}

/** A link to an address from the database. External ones open a new tab that learns nothing of this one. */
export function ContentLink({
  url,
  isExternal,
  current = 'page',
  content,
  children,
  ...more
}: ContentLinkProps) {
  const rest = { ...more, 'data-content': content }
  const isCurrent = useIsCurrent(url, current)
  if (isExternal)
    return (
      <a {...rest} href={url} rel="noopener noreferrer" target="_blank">
        {children}
      </a>
    )
  if (!isBarePath(url))
    return (
      <a {...rest} href={url}>
        {children}
      </a>
    )
  return (
    <a {...rest} aria-current={isCurrent ? 'page' : undefined} href={pageAddress(url)}>
      {children}
    </a>
  )
}

function isBarePath(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//')
}
