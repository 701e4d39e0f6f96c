import { Trans, useLingui } from '@lingui/react/macro'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { Change, Refused } from './plan-import.ts'
import { reasonWords } from './refusal-words.ts'

/** Nobody reads more than this in a sheet; what is beyond is counted above. */
const mostShown = 100

/** The texts of a file that are not taken, by where they stand in it, each with its reason. */
export function RefusedList({ refused }: { refused: readonly Refused[] }) {
  const { i18n } = useLingui()
  if (refused.length === 0) return null
  return (
    <>
      <h3>
        <Trans>Refused</Trans>
      </h3>
      <ul className="ws-import">
        {refused.slice(0, mostShown).map((each) => {
          const { id } = each
          const line = <bdi>{each.line}</bdi>
          return (
            <li key={`${each.line} ${id}`}>
              <span className="ws-quiet">
                <Trans>
                  Line {line}: <bdi>{id}</bdi>
                </Trans>
              </span>
              <span className="field-error">{reasonWords(i18n, each)}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** What would be written: the words as they are, and as they are to be. */
export function ChangeList({
  changes,
  target,
}: {
  changes: readonly Change[]
  target: EditableLanguage
}) {
  if (changes.length === 0) return null
  return (
    <>
      <h3>
        <Trans>What it changes</Trans>
      </h3>
      <ul className="ws-import">
        {changes.slice(0, mostShown).map(({ row, value, kind }) => (
          <li key={row.id}>
            <bdi className="ws-quiet">{row.context}</bdi>
            {kind === 'changed' && (
              <del dir={target.direction} lang={target.code}>
                {row.target}
              </del>
            )}
            <ins dir={target.direction} lang={target.code}>
              {value}
            </ins>
          </li>
        ))}
      </ul>
    </>
  )
}
