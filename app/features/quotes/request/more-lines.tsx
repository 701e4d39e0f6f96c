import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PasteList } from './paste-list.tsx'
import { OwnWords } from './own-words.tsx'
import type { BasketLine } from '#app/features/quotes/basket/basket.ts'

interface MoreLinesProps {
  onChange: (of: (lines: readonly BasketLine[]) => BasketLine[]) => void
}

/** The ways to add lines without looking for each: pasted, or described. */
export function MoreLines({ onChange }: MoreLinesProps) {
  return (
    <div className="quote-more">
      <Way title={<Trans>Paste a list of item numbers</Trans>}>
        <PasteList onChange={onChange} />
      </Way>
      <Way title={<Trans>Describe something else</Trans>}>
        <OwnWords onChange={onChange} />
      </Way>
    </div>
  )
}

function Way({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="needs-script">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
