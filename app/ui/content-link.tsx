import { Link, type LinkProps } from '@tanstack/react-router'
import type { MouseEventHandler, ReactNode } from 'react'

interface ContentLinkProps {
  /** An address from the database: a bare path of this site, or a whole address elsewhere. */
  url: string
  isExternal?: boolean | undefined
  /** What makes it the current one (`aria-current`): this very page, or any page below it. */
  current?: 'page' | 'below'
  className?: string
  'aria-label'?: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  children: ReactNode
}

/** A link to an address from the database. External ones open a new tab that learns nothing of this one (ledger B02). */
export function ContentLink({ url, isExternal, current = 'page', ...rest }: ContentLinkProps) {
  if (isExternal) return <a {...rest} href={url} rel="noopener noreferrer" target="_blank" />
  if (!url.startsWith('/') || url.startsWith('//')) return <a {...rest} href={url} />
  const exact = current === 'page' || url === '/'
  return (
    <Link
      {...rest}
      {...destinationOf(url)}
      activeOptions={{ exact, includeSearch: exact, includeHash: false }}
    />
  )
}

/** A stored path with its query and fragment, as the router wants them. */
function destinationOf(url: string): LinkProps {
  const { pathname, search, hash } = new URL(url, 'http://site.internal')
  return {
    to: pathname,
    search: Object.fromEntries(new URLSearchParams(search)),
    ...(hash ? { hash: hash.slice(1) } : {}),
  } as LinkProps
}
