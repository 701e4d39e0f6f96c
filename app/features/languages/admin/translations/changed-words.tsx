import { Trans } from '@lingui/react/macro'
import { diffWords } from 'diff'

/** What has changed in the source since it was translated: word by word, by form as well as by colour. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  return (
    <details className="ws-changed">
      <summary>
        <Trans>What has changed in the source</Trans>
      </summary>
      <p>
        {diffWords(before, after).map(({ value, added, removed }, at) => {
          if (added) return <ins key={at}>{value}</ins>
          if (removed) return <del key={at}>{value}</del>
          return <span key={at}>{value}</span>
        })}
      </p>
    </details>
  )
}
