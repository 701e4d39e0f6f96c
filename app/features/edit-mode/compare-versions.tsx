import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextDifference } from './text-difference.tsx'
import { useVersionWords, type Version } from './use-version-words.ts'

interface CompareVersionsProps {
  text: EditableText
  /** Newest first, two or more. */
  versions: readonly Version[]
}

/** Any two versions of a text against each other: the newest with the one before it, until others are chosen. */
export function CompareVersions({ text, versions }: CompareVersionsProps) {
  const [firstId, setFirstId] = useState(versions[1]?.id)
  const [secondId, setSecondId] = useState(versions[0]?.id)
  const [isOpen, setIsOpen] = useState(false)
  const first = versions.find(({ id }) => id === firstId)
  const second = versions.find(({ id }) => id === secondId)
  return (
    <details
      className="edit-compare"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <Trans>Compare two versions</Trans>
      </summary>
      <VersionField
        chosen={firstId}
        label={<Trans>First version</Trans>}
        onChoose={setFirstId}
        versions={versions}
      />
      <VersionField
        chosen={secondId}
        label={<Trans>Second version</Trans>}
        onChoose={setSecondId}
        versions={versions}
      />
      {isOpen && first && second && (
        <section>
          <h3>
            <Trans>What changed from the first to the second</Trans>
          </h3>
          {first.value === second.value ? (
            <p>
              <Trans>Both say the same.</Trans>
            </p>
          ) : (
            <TextDifference
              after={second.value}
              before={first.value}
              language={text.languageCode}
              type={text.type}
            />
          )}
        </section>
      )}
    </details>
  )
}

interface VersionFieldProps {
  label: ReactNode
  versions: readonly Version[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

function VersionField({ label, versions, chosen, onChoose }: VersionFieldProps) {
  const { t } = useLingui()
  const wordsOf = useVersionWords()
  return (
    <SelectField label={label} onChange={({ target }) => onChoose(target.value)} value={chosen}>
      {versions.map((version, at) => {
        const number = versions.length - at
        const { when, state } = wordsOf(version)
        const words = [t`Version ${number}`, when, state, version.byName].filter(Boolean)
        return (
          <option key={version.id} value={version.id}>
            {words.join(' · ')}
          </option>
        )
      })}
    </SelectField>
  )
}
