import '#app/styles/word-difference.css'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { FacetChanges } from './facet-changes.tsx'
import { type RichRun, runsOf } from './rich-runs.ts'

interface RichDifferenceProps {
  before: string
  after: string
  /** The language that both are in. */
  language: string
}

/** A rich text with what was taken out, what was put in, and what has become of the rest, in words. */
export function RichDifference({ before, after, language }: RichDifferenceProps) {
  const runs = useMemo(() => runsOf(before, after), [before, after])
  const isSame = runs.every(({ change, gone, come }) => change === 'same' && !gone[0] && !come[0])
  return (
    <>
      {isSame && before !== after && (
        <p>
          <Trans>Readers see no difference.</Trans>
        </p>
      )}
      <div className="word-difference" data-rich="" dir="auto" lang={language}>
        {runs.map((run, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the runs of one difference never move
          <Run isFirst={at === 0} key={at} run={run} />
        ))}
      </div>
    </>
  )
}

function Run({ run, isFirst }: { run: RichRun; isFirst: boolean }) {
  const { change, kind, words } = run
  const Element = ({ same: 'span', out: 'del', in: 'ins' } as const)[change]
  return (
    <>
      {kind === 'block' && !isFirst && '\n'}
      <Element>
        {/* Its alternative text stands beside it, since that can differ too. */}
        {kind === 'picture' ? <img alt="" loading="lazy" src={words} /> : <span>{words}</span>}
        <FacetChanges run={run} />
      </Element>
    </>
  )
}
