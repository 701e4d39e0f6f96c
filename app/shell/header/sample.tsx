import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'

interface SampleProps {
  icon: IconName
  /** A badge's text. */
  count?: string
  className?: string
  children: ReactNode
}

/**
 * Fixed sample text of a layout in the manner of another site. It is drawn and nothing else: no control, no stop of the
 * keyboard, and nothing for those who listen.
 */
export function Sample({ icon, count, className = '', children }: SampleProps) {
  return (
    <span aria-hidden="true" className={`header-sample ${className}`}>
      <span className="header-sample-sign">
        <Icon name={icon} />
        {count && (
          <span className="header-sample-count num" dir="ltr">
            {count}
          </span>
        )}
      </span>
      <span className="header-sample-words">{children}</span>
    </span>
  )
}
