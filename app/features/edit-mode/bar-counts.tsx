import { Plural, Trans } from '@lingui/react/macro'
import { useEditing } from './editing-context.ts'
import { lacksWords } from './lacks-words.ts'

/** How many drafts wait here, and what the language still lacks; all of them behind it. */
export function BarCounts({ onShow }: { onShow: () => void }) {
  const { texts } = useEditing()
  const all = texts.ofPage
  const drafts = all.filter(({ draft }) => draft).length
  const count = (state: string) => all.filter((text) => text.state === state).length
  const missing = all.filter(lacksWords).length
  const outdated = count('outdated')
  const machine = count('machine')
  return (
    <button className="edit-bar-counts" onClick={onShow} type="button">
      <strong>
        {drafts === 0 ? (
          <Trans>No drafts here</Trans>
        ) : (
          <Plural one="# draft here" other="# drafts here" value={drafts} />
        )}
      </strong>
      <span>
        {missing > 0 && (
          <small data-tone="missing">
            <Plural one="# missing" other="# missing" value={missing} />
          </small>
        )}
        {outdated > 0 && (
          <small data-tone="outdated">
            <Plural one="# changed" other="# changed" value={outdated} />
          </small>
        )}
        {machine > 0 && (
          <small data-tone="machine">
            <Plural one="# by machine" other="# by machine" value={machine} />
          </small>
        )}
      </span>
    </button>
  )
}
