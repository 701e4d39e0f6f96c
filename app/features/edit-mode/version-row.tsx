import { Trans, useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import { SoftDisabledButton } from '#app/ui/soft-disabled-button.tsx'
import { TextDifference } from './text-difference.tsx'
import { useVersionWords, type Version } from './use-version-words.ts'

interface VersionRowProps {
  version: Version
  /** The one before it; none of the oldest that is read. */
  before: Version | undefined
  /** Counted from the oldest that is read. */
  number: number
  text: EditableText
  /** Words are typed that bringing others back would lose. */
  isHeld: boolean
  /** None where it can only be refused. */
  onRestore: (() => void) | undefined
}

/** A version of a text, with what it changed. */
export function VersionRow(props: VersionRowProps) {
  const { version, before, number, text, isHeld, onRestore } = props
  const { t } = useLingui()
  const { value, byName, isCurrent } = version
  const { when, state } = useVersionWords()(version)
  return (
    <li tabIndex={-1}>
      <p className="edit-version-head">
        <strong>{[t`Version ${number}`, when].filter(Boolean).join(' · ')}</strong>
        <span className="badge">{state}</span>
      </p>
      {byName && (
        <p>
          <bdi>{byName}</bdi>
        </p>
      )}
      <TextDifference
        after={value}
        before={before?.value ?? value}
        language={text.languageCode}
        type={text.type}
      />
      {onRestore && !isCurrent && value !== '' && (
        <SoftDisabledButton
          aria-label={when ? t`Bring back the words of ${when}` : undefined}
          isOff={isHeld}
          onClick={onRestore}
          size="s"
          variant="outline"
        >
          <Trans>Bring back</Trans>
        </SoftDisabledButton>
      )}
    </li>
  )
}
