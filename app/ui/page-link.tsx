import type { ComponentProps } from 'react'
import { prefixedPath } from '#domain/languages.ts'
import { currentPrefix } from '#app/platform/page-context.ts'

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A bare path of this site, with its query and fragment. */
  to: `/${string}`
}

/** A link to a page of this site: a plain one under the page's language prefix, which `follow-links.ts` makes fast. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a {...rest} href={pageAddress(to)}>
      {children}
    </a>
  )
}

/** A bare path as it is linked to from the page at hand: under its language prefix, where it has one. */
export function pageAddress(path: string): string {
  const prefix = currentPrefix()
  return prefix ? prefixedPath(path, prefix) : path
}
