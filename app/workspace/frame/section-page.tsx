import type { ReactNode } from 'react'
import type { Elements } from '#app/ui/elements.ts'

interface SectionPageProps {
  title: ReactNode
  /** A figure beside the title: how many there are. */
  count?: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  /** The buttons of the section: one of them primary. */
  actions?: ReactNode
  /** Something is not saved yet: the buttons stay in view, however far down it was written. */
  isDirty?: boolean
  /** Search and filters, in a row of their own. */
  tools?: ReactNode
  children: Elements
  /** The open side sheet: beside the list where there is room, above it where there is none. */
  sheet?: Elements
}

/** The frame of a section: its title and actions, its tools, its content, and what is open beside it. */
export function SectionPage(props: SectionPageProps) {
  const { title, count, description, actions, isDirty, tools, children, sheet } = props
  return (
    <div className="ws-section">
      <div className="ws-section-list">
        <header className="ws-section-head" data-dirty={isDirty || undefined}>
          <h1>{title}</h1>
          {count !== undefined && <span className="ws-section-count num">{count}</span>}
          {actions && <div className="ws-section-actions">{actions}</div>}
        </header>
        {description && <p className="ws-section-about">{description}</p>}
        {tools && <div className="ws-tools">{tools}</div>}
        {children}
      </div>
      {sheet}
    </div>
  )
}
