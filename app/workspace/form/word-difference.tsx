import '#app/styles/word-difference.css'
import { wordDifference } from './word-runs.ts'

interface WordDifferenceProps {
  before: string
  after: string
  /** The language that both are in. */
  language: string
}

/** A text with the words that were taken out and those that were put in. */
export function WordDifference({ before, after, language }: WordDifferenceProps) {
  const Run = { same: 'span', out: 'del', in: 'ins' } as const
  return (
    <span className="word-difference" dir="auto" lang={language}>
      {wordDifference(before, after).map(({ words, change }, at) => {
        const Element = Run[change]
        // oxlint-disable-next-line react/no-array-index-key -- the runs of one difference never move
        return <Element key={at}>{words}</Element>
      })}
    </span>
  )
}
