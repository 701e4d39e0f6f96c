import '#app/styles/workspace-stale.css'
import { Trans } from '@lingui/react/macro'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'

export interface Shown {
  key: string
  title: string
  detail?: string | undefined
  /** The code of the language that the detail is in, where that is not the reader's. */
  language?: string
}

export interface StaleChoiceProps {
  theirs: readonly Shown[]
  mine: readonly Shown[]
  isBusy: boolean
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Two people have changed the same list: theirs beside one's own, and a choice. Nothing is overwritten unseen. */
export function StaleChoice({ theirs, mine, isBusy, onTakeTheirs, onKeepMine }: StaleChoiceProps) {
  return (
    <section className="ws-stale" ref={bringIntoView} role="alert">
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
        <FocusHandoffButton disabled={isBusy} onClick={onTakeTheirs} size="s" variant="outline">
          <Trans>Take theirs</Trans>
        </FocusHandoffButton>
        <FocusHandoffButton isBusy={isBusy} onClick={onKeepMine} size="s">
          <Trans>Keep mine</Trans>
        </FocusHandoffButton>
      </div>
    </section>
  )
}

/** "Save" may have been pressed far below. */
function bringIntoView(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: 'nearest' })
}

/** Marked is what the others say otherwise: of a row that both have its detail, else its title. */
function ShownList({ shown, others }: { shown: readonly Shown[]; others: readonly Shown[] }) {
  return (
    <ol>
      {shown.map(({ key, title, detail, language }) => {
        const namesakes = others.filter((other) => other.title === title)
        const isSame = namesakes.some((other) => other.detail === detail)
        const isDetailMarked = !isSame && namesakes.length > 0 && Boolean(detail)
        return (
          <li key={key}>
            {isSame || isDetailMarked ? <bdi>{title}</bdi> : <mark dir="auto">{title}</mark>}
            {detail && (
              <small dir="auto" lang={language}>
                {isDetailMarked ? <mark>{detail}</mark> : detail}
              </small>
            )}
          </li>
        )
      })}
    </ol>
  )
}
