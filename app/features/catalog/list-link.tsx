import type { ReactNode } from 'react'
import { stringifyPlainSearch } from '#app/platform/plain-search.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { ListSearch } from './list-search.ts'

interface ListLinkProps {
  /** The bare path of a list. */
  path: `/${string}`
  search: ListSearch
  className?: string
  'aria-label'?: string
  'aria-current'?: 'page' | 'true' | undefined
  rel?: string
  children: ReactNode
}

/** A link to a list in another state. */
export function ListLink({ path, search, ...rest }: ListLinkProps) {
  return <PageLink {...rest} to={`${path}${stringifyPlainSearch({ ...search })}`} />
}
