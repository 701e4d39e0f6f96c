import type { ReactNode } from 'react'
import { stringifyPlainSearch } from '#app/platform/plain-search.ts'
import { pageAddress } from '#app/ui/page-link.tsx'
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
export function ListLink({ path, search, children, ...rest }: ListLinkProps) {
  return (
    <a {...rest} href={pageAddress(path + stringifyPlainSearch({ ...search }))}>
      {children}
    </a>
  )
}
