import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

interface EmptyStateProps {
  /** A line drawing in currentColor; an icon stands in where there is none. */
  picture?: ReactNode
  icon?: IconName
  title: ReactNode
  /** The heading's level within its page. */
  level?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
  /** The next step: one or two buttons. */
  actions?: ReactNode
}

/** Nothing here yet: a picture, what it means, and the next step. */
export function EmptyState({
  picture,
  icon,
  title,
  level: Heading = 'h2',
  children,
  actions,
}: EmptyStateProps) {
  return (
    <div className="empty">
      {picture && <div className="empty-picture">{picture}</div>}
      {!picture && icon && (
        <span className="empty-icon">
          <Icon name={icon} size="l" />
        </span>
      )}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  )
}
