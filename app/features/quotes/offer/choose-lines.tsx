import { Plural, Trans } from '@lingui/react/macro'
import type { RequestedLineView } from '#domain/quote-view.schema.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface ChooseLinesProps {
  lines: readonly Pick<RequestedLineView, 'id' | 'title'>[]
  /** The ids of the chosen ones, with commas between them. */
  chosen: string
  onChoose: (chosen: string) => void
}

/** Which lines a message is about: none is all of them. */
export function ChooseLines({ lines, chosen, onChoose }: ChooseLinesProps) {
  const ids = chosenOf(chosen)
  const count = ids.length
  const change = (id: string, isChosen: boolean) =>
    onChoose([...ids.filter((each) => each !== id), ...(isChosen ? [id] : [])].join(','))
  return (
    <details className="offer-about-lines">
      <summary>
        <span>
          {count === 0 ? (
            <Trans>About all of it</Trans>
          ) : (
            <Plural one="About # line" other="About # lines" value={count} />
          )}
        </span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className="grid gap-1 pt-2">
        {lines.map(({ id, title }) => (
          <Checkbox
            checked={ids.includes(id)}
            key={id}
            label={<bdi>{title}</bdi>}
            onChange={({ target }) => change(id, target.checked)}
          />
        ))}
      </div>
    </details>
  )
}

/** The ids of chosen lines. */
export function chosenOf(chosen: string): string[] {
  return chosen === '' ? [] : chosen.split(',')
}
