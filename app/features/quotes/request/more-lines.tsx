import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Paste, PasteList } from './paste-list.tsx'
import { OwnWords } from './own-words.tsx'
import type { BasketLine } from '#app/features/quotes/basket/basket.ts'

interface MoreLinesProps {
  paste: Paste
  onChange: (of: (lines: readonly BasketLine[]) => BasketLine[]) => void
}

/** The ways to add lines without looking for each: pasted, or described. */
export function MoreLines({ paste, onChange }: MoreLinesProps) {
  return (
    <div className="quote-more">
      <Way isOpen={paste.text !== ''} title={<Trans>Paste a list of item numbers</Trans>}>
        <PasteList onChange={onChange} paste={paste} />
      </Way>
      <Way title={<Trans>Describe something else</Trans>}>
        <OwnWords onChange={onChange} />
      </Way>
    </div>
  )
}

interface WayProps {
  title: ReactNode
  /** Something is left to do in it. */
  isOpen?: boolean
  children: ReactNode
}

function Way({ title, isOpen, children }: WayProps) {
  return (
    <details className="needs-script" open={isOpen || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
