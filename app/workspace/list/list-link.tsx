import type { ComponentProps, MouseEvent } from 'react'
import { type ListChange, useList } from './use-list.ts'

interface ListLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  change: ListChange
}

/** A link that changes the list's address and leaves the page where it is scrolled to. */
export function ListLink({ change, onClick, children, ...rest }: ListLinkProps) {
  const { addressOf, go } = useList()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || isModified) return
    event.preventDefault()
    go(change)
  }
  return (
    <a {...rest} href={addressOf(change)} onClick={follow}>
      {children}
    </a>
  )
}
