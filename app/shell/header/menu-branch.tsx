import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { appConfig } from '#config'
import type { MenuEntry, MenuLink } from '#domain/shell.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MenuTitle } from './menu-title.tsx'

interface MenuBranchProps {
  entry: MenuEntry
  /** The links under it. */
  links: readonly MenuLink[]
}

/** A menu entry with a panel of children: opens on its button, on the keyboard, or after 200 ms of hover; Escape closes. */
export function MenuBranch({ entry, links }: MenuBranchProps) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const hover = useHover(setIsOpen)
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what happens within its link, button and panel bubbles up to it
    <li className="menu-branch" onBlur={leave} onKeyDown={escape} {...hover}>
      <ContentLink
        className="menu-link"
        content={entry.content}
        current="below"
        isExternal={entry.isExternal}
        url={entry.url}
      >
        <MenuTitle link={entry} />
      </ContentLink>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        aria-label={t`More in ${entry.title}`}
        className="menu-opener"
        onClick={() => setIsOpen(!isOpen)}
        ref={button}
        type="button"
      >
        <Icon name="chevron-down" size="s" />
      </button>
      <ul
        className={links.length > 5 ? 'menu-panel menu-panel-wide' : 'menu-panel'}
        data-open={isOpen || undefined}
        id={id}
      >
        {links.map((child, at) => (
          <li key={at + child.url}>
            <ContentLink
              className="menu-item"
              content={child.content}
              isExternal={child.isExternal}
              onClick={() => setIsOpen(false)}
              url={child.url}
            >
              {/* Drawn when seen: every page would be longer by the icons of closed panels. */}
              {isOpen ? <MenuTitle link={child} /> : <span>{child.title}</span>}
              {child.isExternal && <Icon className="new-tab" name="external-link" size="s" />}
            </ContentLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** A mouse that rests opens, one that leaves closes; a finger uses the button. */
function useHover(setIsOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const soon = (isOpen: boolean) => (event: { pointerType: string }) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(isOpen), appConfig.timings.navigationMenuMs)
  }
  return { onPointerEnter: soon(true), onPointerLeave: soon(false) }
}
