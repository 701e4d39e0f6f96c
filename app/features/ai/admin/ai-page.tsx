import '#app/styles/ai.css'
import { Trans } from '@lingui/react/macro'
import type { AiState, AiUses } from '#domain/ai.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { AiOff } from './ai-off.tsx'
import { CreditsLeft } from './credits-left.tsx'
import { TrialAnswer } from './trial-answer.tsx'
import { TrialForm } from './trial-form.tsx'
import { useTrial } from './use-trial.ts'
import { UsesTable } from './uses-table.tsx'

interface AiData extends AiUses {
  state: AiState
  languages: readonly EditableLanguage[]
}

/** Where tasks are tried out before anybody uses them: nothing from here is published. */
export function AiPage({ data, start, onChanged }: SectionProps<AiData>) {
  const { state, languages, uses } = data
  const { answer, run, halt, isRunning } = useTrial(() => void onChanged())
  const mayTry = isAllowed(start, 'ai.test')
  return (
    <SectionPage
      actions={<CreditsLeft left={state.left} most={state.most} />}
      description={
        state.isOn ? (
          <Trans>
            Try a task before anybody uses it. Nothing from here is published. The model is{' '}
            <bdi>{state.model}</bdi>.
          </Trans>
        ) : (
          <Trans>Try a task before anybody uses it. Nothing from here is published.</Trans>
        )
      }
      title={<Trans>AI test</Trans>}
    >
      {!state.isOn && <AiOff missing={state.missing} />}
      <div className="ai-trial">
        {mayTry && (
          <TrialForm
            canTry={state.isOn}
            isRunning={isRunning}
            languages={languages}
            onRun={(trial) => void run(trial)}
            onStop={() => void halt()}
          />
        )}
        {answer && <TrialAnswer answer={answer} names={state.names} />}
      </div>
      <UsesTable uses={uses} />
    </SectionPage>
  )
}
