import { Trans } from '@lingui/react/macro'
import { Button } from '#app/ui/button.tsx'

export interface Shown {
  key: string
  title: string
  detail?: string | undefined
}

interface StaleChoiceProps {
  theirs: readonly Shown[]
  mine: readonly Shown[]
  isBusy: boolean
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Two people have changed the same list: theirs beside one's own, and a choice. Nothing is overwritten unseen. */
export function StaleChoice({ theirs, mine, isBusy, onTakeTheirs, onKeepMine }: StaleChoiceProps) {
  return (
    <section className="ws-stale" role="alert">
      <h3>
        <Trans>Somebody else saved this meanwhile</Trans>
      </h3>
      <div className="ws-stale-columns">
        <div>
          <h4>
            <Trans>Theirs, saved meanwhile</Trans>
          </h4>
          <ShownList others={mine} shown={theirs} />
        </div>
        <div>
          <h4>
            <Trans>Yours, not saved yet</Trans>
          </h4>
          <ShownList others={theirs} shown={mine} />
        </div>
      </div>
      <div className="ws-form-foot">
        <Button disabled={isBusy} onClick={onTakeTheirs} size="s" variant="outline">
          <Trans>Take theirs</Trans>
        </Button>
        <Button isBusy={isBusy} onClick={onKeepMine} size="s">
          <Trans>Keep mine</Trans>
        </Button>
      </div>
    </section>
  )
}

function ShownList({ shown, others }: { shown: readonly Shown[]; others: readonly Shown[] }) {
  const isSame = ({ title, detail }: Shown) =>
    others.some((other) => other.title === title && other.detail === detail)
  return (
    <ol>
      {shown.map((row) => (
        <li key={row.key}>
          {isSame(row) ? <bdi>{row.title}</bdi> : <mark>{row.title}</mark>}
          {row.detail && <small dir="ltr">{row.detail}</small>}
        </li>
      ))}
    </ol>
  )
}
