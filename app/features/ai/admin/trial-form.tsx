import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Trial } from '#domain/ai.schema.ts'
import { aiLimits, type TrialTask, trialTasks } from '#domain/ai.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { taskWords } from './ai-words.ts'

interface TrialFormProps {
  languages: readonly EditableLanguage[]
  canTry: boolean
  isRunning: boolean
  onRun: (trial: Trial) => void
  onStop: () => void
}

/** What is tried: a task, a language and a text. */
export function TrialForm({ languages, canTry, isRunning, onRun, onStop }: TrialFormProps) {
  const { t, i18n } = useLingui()
  const [task, setTask] = useState<TrialTask>('translate')
  const [language, setLanguage] = useState(
    () => (languages.find(({ isDefault }) => !isDefault) ?? languages[0])?.code ?? 'nb',
  )
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() === '') return setError(t`Write what the AI should do or work on.`)
    if (canTry && !isRunning) onRun({ task, language, text })
  }
  return (
    <form className="ai-trial-form" method="post" noValidate onSubmit={submit}>
      <div className="ai-two">
        <SelectField
          label={<Trans>Task</Trans>}
          onChange={({ target }) => setTask(target.value as TrialTask)}
          value={task}
        >
          {trialTasks.map((each) => (
            <option key={each} value={each}>
              {i18n._(taskWords[each])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={<Trans>Language</Trans>}
          onChange={({ target }) => setLanguage(target.value)}
          value={language}
        >
          {languages.map(({ code, nativeName }) => (
            <option key={code} lang={code} value={code}>
              {nativeName}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        dir="auto"
        error={error}
        hint={
          task === 'ask' ? (
            <Trans>Write nothing here about customers or other people.</Trans>
          ) : (
            <Trans>
              Numbers, measures, prices, names and allergens are locked: the AI does not see or
              change them.
            </Trans>
          )
        }
        label={task === 'ask' ? <Trans>Question</Trans> : <Trans>Text</Trans>}
        maxLength={aiLimits.text}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
        rows={6}
        value={text}
      />
      <div className="ai-run">
        <Button aria-disabled={!canTry} isBusy={isRunning} type="submit">
          <Icon name="sparkles" size="s" />
          {isRunning ? <Trans>Answering now</Trans> : <Trans>Try it</Trans>}
        </Button>
        {isRunning && (
          <Button onClick={onStop} variant="outline">
            <Trans>Stop</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}
