import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListSearch } from './list-search.ts'

interface ListLinkProps {
  /** The bare path of a list. */
  path: string
  search: ListSearch
  className?: string
  'aria-label'?: string
  'aria-current'?: 'page' | 'true' | undefined
  rel?: string
  children: ReactNode
}

/** A link to a list in another state. It keeps its place on the page unless it leads to another page of the list. */
export function ListLink({ path, search, ...rest }: ListLinkProps) {
  // The path is one of the lists', which the router's types cannot know here.
  const destination = { to: path, search } as LinkProps
  return <Link {...rest} {...destination} activeOptions={{ includeSearch: true, exact: true }} />
}
